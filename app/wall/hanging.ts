import type { Point } from './geometry.ts';
import { measures } from './measures.ts';

/** A print at its place: sizes such as “50x70”, the middle in wall cm from the sheet's middle (right, up). */
export interface HungPrint {
  size: string;
  center: Point;
}

/** Between two prints of a set, in cm. */
export const gap = 6;

/** How far below a frame's top edge its hook sits, in cm. */
export const hook = 5;

/** Several prints on one axis with equal gaps, their row's middle where the given print hangs. */
export function inARow(sizes: readonly string[], [x, y]: Point): Point[] {
  const widths = sizes.map((size) => measures(size).outer[0]);
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (sizes.length - 1);
  let left = x - whole / 2;
  return widths.map((width) => {
    const center: Point = [left + width / 2, y];
    left += width + gap;
    return center;
  });
}

/** Where the nail goes, in whole cm: right of the sheet's middle, above it, and above the floor where that is known. */
export function nailOf({ size, center: [x, y] }: HungPrint, floor: number | null) {
  const above = y + measures(size).outer[1] / 2 - hook;
  return {
    right: Math.round(x),
    above: Math.round(above),
    aboveFloor: floor === null ? null : Math.round(above + floor),
  };
}
