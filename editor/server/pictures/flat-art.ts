import type { Quad } from '../../../app/wall/geometry.ts';
import { type ContentEditor, Refusal } from '../content-editor.ts';
import { putPicture } from './item-pictures.ts';
import type { PictureRefusal } from './picture-refusal.ts';
import type { PictureTaker } from './picture-taker.ts';
import { placeOfPicture } from './shown-picture.ts';

/** A print that is made flat from a picture in which it hangs. */
export interface FlatArt {
  /** The item's file, and its field that names the flat print: `prints[2].art`. */
  file: string;
  field: string;
  /** Below the content folder. */
  picture: string;
  /** Of the print, from the top left clockwise, in px of the picture. */
  corners: Quad;
  /** Width by height of the print; without it, as the corners are. */
  ratio?: number;
}

/**
 * Makes a flat print of what lies between four corners of a picture, as a draft that the item names: one step of undo.
 * @returns the field that names it, or why it cannot be
 * @throws Refusal where there is no such picture, or the corners are none
 */
export async function makeFlatArt(
  editor: ContentEditor,
  taker: PictureTaker,
  { file, field, picture, corners, ratio }: FlatArt,
): Promise<{ field: string } | { refused: PictureRefusal }> {
  editor.expectFile(file);
  const place = placeOfPicture(editor.there, String(picture));
  if (!place) throw new Refusal(`There is no content/${picture}`);
  const isQuad =
    Array.isArray(corners) &&
    corners.length === 4 &&
    corners.every((corner) => corner.length === 2 && corner.every(Number.isFinite));
  if (!isQuad) throw new Refusal('Expected four corners');
  if (ratio !== undefined && !(ratio > 0.05 && ratio < 20)) throw new Refusal('Expected another ratio');
  const batch = `flat ${Date.now()}`;
  return taker.flatten(place, { corners, ratio }, async (taken) => ({
    field: await putPicture(editor, { file, field, taken, batch }),
  }));
}
