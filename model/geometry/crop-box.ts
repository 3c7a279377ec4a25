import type { Focus } from './media.ts';

export const middle: Focus = [50, 50];

/**
 * The visible part of a picture that covers a box of another shape, as `object-fit: cover` and `object-position` show
 * it.
 * @param size width and height of the picture, in px
 * @param aspectRatio width of the box divided by its height
 * @param focus the point that must stay visible, in percent of the picture's width and height
 * @returns the visible part in whole px, measured from the picture's left and top edges
 * @example cropBox({ width: 1600, height: 1000 }, 1, [100, 50]) // { left: 600, top: 0, width: 1000, height: 1000 }
 */
export function cropBox(
  { width, height }: { width: number; height: number },
  aspectRatio: number,
  [x, y]: Focus = middle,
): { left: number; top: number; width: number; height: number } {
  const cropWidth = Math.max(1, Math.min(width, Math.round(height * aspectRatio)));
  const cropHeight = Math.max(1, Math.min(height, Math.round(width / aspectRatio)));
  return {
    left: Math.round(((width - cropWidth) * x) / 100),
    top: Math.round(((height - cropHeight) * y) / 100),
    width: cropWidth,
    height: cropHeight,
  };
}
