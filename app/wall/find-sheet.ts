import { distance, orderCorners, type Point, type Quad, sidesOf } from '#model/geometry/points.ts';
import { contrastOf, type Pixels } from './contrast.ts';
import { type FittedSheet, fitSheet } from './fit-sheet.ts';
import { cornerDistance, type Pose } from './pose.ts';
import { bestCandidate } from './sheet-candidates.ts';

/** A sheet that was found; `score` is about 2 to 4 for a sheet, less for something that only resembles one. */
export interface FoundSheet extends FittedSheet {
  score: number;
  /** Other places where it could as well be. */
  candidates: Pose[];
}

/** Scores below the first are no sheet; below the second it may be something else. */
const leastScore = 0.5;
const clearScore = 1.5;

/** So many other places are measured; those that turn out to be the same one are none. */
const mostCandidates = 4;

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
  const near = orderCorners(taps);
  const contrast = contrastOf(pixels, near);
  const best = bestCandidate(contrast, near, tapReach(near), size);
  if (!best || best.score < leastScore) return null;
  const fitted = fitSheet(contrast, best.pose);
  if (fitted.seen < 0.1) return null;
  const candidates = best.candidates
    .slice(0, mostCandidates)
    .map((pose) => fitSheet(contrast, pose).pose)
    .filter((pose) => cornerDistance(pose, fitted.pose) > 1.5);
  return { ...fitted, score: best.score, candidates };
}

/** Whether what was found can hardly be anything but the sheet, its edges seen on every side. */
export function isClear({ score, seen, pose }: FoundSheet): boolean {
  return score >= clearScore && seen >= 0.4 && Math.abs(pose.turn[1]) < 0.8;
}

/** How far off, in px, a tap may be: a fingertip's width, more where the sheet is seen large. */
function tapReach(near: Quad): number {
  const shortest = Math.min(...sidesOf(near).map(([from, to]) => distance(from, to)));
  return Math.round(Math.min(Math.max(0.3 * shortest, 34), 64));
}
