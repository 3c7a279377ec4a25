import sharp, { type Sharp } from 'sharp';
import { cropBox } from '#model/geometry/crop-box.ts';
import type { Focus } from '#model/geometry/media.ts';
import { failOn } from '#model/on-disk/readable-picture.ts';

/**
 * Turns a picture upright and crops it to a box so that its focus stays visible.
 * @param bytes the content of the picture's file
 * @param box the size of the box in px
 * @param focus the point to keep, in percent of the picture's width and height; by default the middle
 */
export async function coverBox(
  bytes: Buffer,
  box: { width: number; height: number },
  focus?: Focus,
): Promise<Sharp> {
  const picture = sharp(bytes, { failOn }).autoOrient();
  if (focus) {
    const { autoOrient } = await sharp(bytes).metadata();
    picture.extract(cropBox(autoOrient, box.width / box.height, focus));
  }
  return picture.resize({ ...box, fit: 'cover' });
}
