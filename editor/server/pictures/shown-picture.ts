import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { failOn } from '#model/on-disk/readable-picture.ts';
import { pictureName } from './named-pictures.ts';

interface ShownPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * A picture of the content, of drafts too, for the editor's pages.
 * @param file below the content folder
 * @param width in px, 64 to 3,200; without one a drawing as it is, a photograph at 3,200 px
 * @returns undefined where there is none, or it cannot be shown
 */
export async function shownPicture(
  files: ContentFiles,
  file: string,
  width = 3200,
): Promise<ShownPicture | undefined> {
  try {
    const filePath = pathOfPicture(files, file);
    if (!filePath) return undefined;
    if (/\.svg$/i.test(file))
      return { bytes: new Uint8Array(await readFile(filePath)), type: 'image/svg+xml' };
    const wanted = Math.min(3200, Math.max(64, Math.round(width)));
    return { bytes: new Uint8Array(await makeSmaller(filePath, wanted)), type: 'image/jpeg' };
  } catch {
    return undefined;
  }
}

/**
 * How large a picture of the content is, upright, in px.
 * @param file below the content folder
 * @returns undefined where there is none, or it cannot be read
 */
export async function pictureSize(
  files: ContentFiles,
  file: string,
): Promise<{ width: number; height: number } | undefined> {
  try {
    const filePath = pathOfPicture(files, file);
    return filePath === undefined ? undefined : (await sharp(filePath).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/**
 * Where the bytes of a picture of the content stand; undefined where there is none.
 * @param file below the content folder, as someone has sent it
 */
function pathOfPicture(files: ContentFiles, file: string): string | undefined {
  // Only what the list has: no path leads anywhere else, no link is followed.
  if (!pictureName.test(file) || !files.all().includes(file)) return undefined;
  return realpathSync(files.place(file));
}

function makeSmaller(filePath: string, width: number): Promise<Buffer> {
  return sharp(filePath, { failOn })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer();
}
