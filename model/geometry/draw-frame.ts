import type { DrawnFrame, PictureFiles, PictureSource } from './media.ts';

/** Adds to a picture how its frame is drawn, in the chosen size and color. Only pictures of cut-out frames use it. */
export function drawFrame<Source extends PictureSource & { art?: PictureFiles }>(
  picture: Source,
  { size, color }: Pick<DrawnFrame, 'size' | 'color'>,
  colors: DrawnFrame['colors'],
): Source {
  return { ...picture, drawn: { art: picture.art, size, color, colors } };
}
