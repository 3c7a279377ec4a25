import type { DrawnFrame, PictureFiles, PictureSource } from './media.ts';

/** Adds to a picture how to draw its frame, in the chosen size and color. Only pictures of cut-out frames use this. */
export function drawFrame<Source extends PictureSource & { art?: PictureFiles }>(
  picture: Source,
  { size, color }: Pick<DrawnFrame, 'size' | 'color'>,
  colors: DrawnFrame['colors'],
): Source {
  return { ...picture, drawn: { art: picture.art, size, color, colors } };
}
