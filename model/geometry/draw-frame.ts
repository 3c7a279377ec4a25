import type { DrawnFrame, PictureFiles, PictureSource } from './media.ts';

/** A picture whose frame, where it was cut out, is drawn as it was chosen. */
export function drawFrame<Source extends PictureSource & { art?: PictureFiles }>(
  picture: Source,
  { size, color }: Pick<DrawnFrame, 'size' | 'color'>,
  colors: DrawnFrame['colors'],
): Source {
  return { ...picture, drawn: { art: picture.art, size, color, colors } };
}
