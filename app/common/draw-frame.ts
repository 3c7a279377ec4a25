import { frameProfile, measures } from './measures.ts';
import type { PictureFiles, PictureSource } from './media';

/**
 * A picture of one print with its frame drawn as the wall draws it, in a size and a color; one without art as it is.
 * @param size as in data and addresses, such as “30x40”; Error where it is not one
 * @param color as CSS has it
 */
export function drawFrame<Source extends PictureSource & { art?: PictureFiles }>(
  picture: Source,
  size: string,
  color: string | undefined,
): Source {
  const { art, isCutOut } = picture;
  if (!art || !isCutOut || !color) return picture;
  const { outer, window } = measures(size);
  const [width, height] = outer;
  return {
    ...picture,
    drawn: { art, color, ratio: width / height, bar: frameProfile.bar / width, window: window[0] / width },
  };
}
