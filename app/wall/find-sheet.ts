import { contrastOf, type Pixels } from './contrast.ts';
import { type FittedSheet, fitSheet } from './fit-sheet.ts';
import { distance, inOrder, type Point, type Quad, sidesOf } from './geometry.ts';
import { likelySheet } from './likely-sheet.ts';
import { cornersOfSheet, type Pose } from './pose.ts';

/** A sheet that was found; `mark` is about 2 to 4 for a sheet, less for something that only resembles one. */
export interface FoundSheet extends FittedSheet {
  mark: number;
  /** Other places where it could as well be. */
  rivals: Pose[];
}

/** Marks below the first are no sheet; below the second it may be something else. */
const leastMark = 0.5;
const sureMark = 1.5;

/** So many other places are measured; those that turn out to be the same one are none. */
const rivalsAtMost = 4;

/**
 * Finds the sheet near four taps, given in any order.
 * @param pixels the photograph or a part of it that reaches half a sheet beyond the taps.
 * @param size of the whole photograph as shown, in px.
 * @returns null where no sheet is seen near the taps.
 */
export function findSheet(
  pixels: Pixels,
  taps: readonly Point[],
  size: readonly [number, number],
): FoundSheet | null {
  const near = inOrder(taps);
  const contrast = contrastOf(pixels, near);
  const likely = likelySheet(contrast, near, tapReach(near), size);
  if (!likely || likely.mark < leastMark) return null;
  const fitted = fitSheet(contrast, likely.pose);
  if (fitted.seen < 0.1) return null;
  const rivals = likely.rivals
    .slice(0, rivalsAtMost)
    .map((pose) => fitSheet(contrast, pose).pose)
    .filter((pose) => farthestCorner(pose, fitted.pose) > 1.5);
  return { ...fitted, mark: likely.mark, rivals };
}

/** Whether what was found can hardly be anything but the sheet, its edges seen on every side. */
export function isClear({ mark, seen, pose }: FoundSheet): boolean {
  return mark >= sureMark && seen >= 0.4 && Math.abs(pose.turn[1]) < 0.8;
}

/** How far two poses have the sheet's corners apart, in px, the farthest. */
function farthestCorner(one: Pose, other: Pose): number {
  const corners = cornersOfSheet(other);
  return Math.max(...cornersOfSheet(one).map((corner, place) => distance(corner, corners[place] as Point)));
}

/** How far off, in px, a tap may be: a fingertip's width, more where the sheet is seen large. */
export function tapReach(near: Quad): number {
  const shortest = Math.min(...sidesOf(near).map(([from, to]) => distance(from, to)));
  return Math.round(Math.min(Math.max(0.3 * shortest, 34), 64));
}
