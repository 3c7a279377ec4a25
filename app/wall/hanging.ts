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

/** How far a nail lies from the nearest edge that a tape measure can be held to, in whole cm. */
export interface FromEdges {
  across: { side: 'right' | 'left' | 'within'; n: number };
  up: { side: 'above' | 'below' | 'under'; n: number };
  /** Null where nobody has said how high the sheet hangs. */
  aboveFloor: number | null;
}

/**
 * Where the nail goes: beside the right or left edge of what was measured (or `within`: to the right of its left edge), above
 * its top or below its bottom edge (or `under`: below the top one), and above the floor.
 * @param half of what was measured, in cm: across and up; `floor` how far the floor lies below its middle
 */
export function nailOf(
  { size, center: [x, y] }: HungPrint,
  [halfAcross, halfUp]: Point,
  floor: number | null,
): FromEdges {
  const above = y + measures(size).outer[1] / 2 - hook;
  const across = (side: FromEdges['across']['side'], n: number) => ({ side, n: Math.round(n) });
  const up = (side: FromEdges['up']['side'], n: number) => ({ side, n: Math.round(n) });
  return {
    across:
      x >= halfAcross
        ? across('right', x - halfAcross)
        : x <= -halfAcross
          ? across('left', -halfAcross - x)
          : across('within', x + halfAcross),
    up:
      above >= halfUp
        ? up('above', above - halfUp)
        : above <= -halfUp
          ? up('below', -halfUp - above)
          : up('under', halfUp - above),
    aboveFloor: floor === null ? null : Math.round(above + floor),
  };
}
