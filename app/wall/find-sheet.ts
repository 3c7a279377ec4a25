import { contrastOf, type Pixels } from './contrast.ts';
import { type FittedSheet, fitSheet } from './fit-sheet.ts';
import { distance, inOrder, type Point, type Quad, sidesOf } from './geometry.ts';
import { likelySheet } from './likely-sheet.ts';
import type { Pose } from './pose.ts';

/** A sheet that was found; `mark` is about 2 to 4 for a sheet, less for something that only resembles one. */
export interface FoundSheet extends FittedSheet {
  mark: number;
  /** Other places where it could as well be. */
  rivals: Pose[];
}

/** Marks below the first are no sheet; below the second it may be something else. */
const leastMark = 0.5;
const sureMark = 1.5;

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
  return fitted.seen > 0.1 ? { ...fitted, mark: likely.mark, rivals: likely.rivals } : null;
}

/** Whether what was found can hardly be anything but the sheet, its edges seen on every side. */
export function isClear({ mark, seen, pose }: FoundSheet): boolean {
  return mark >= sureMark && seen >= 0.4 && Math.abs(pose.turn[1]) < 0.8;
}

/** How far off, in px, a tap may be: a fingertip's width, more where the sheet is seen large. */
export function tapReach(near: Quad): number {
  const shortest = Math.min(...sidesOf(near).map(([from, to]) => distance(from, to)));
  return Math.round(Math.min(Math.max(0.3 * shortest, 34), 64));
}
