import { distance, orderCorners, type Point, type Quad, sidesOf } from '#model/geometry/points.ts';
import { bestCandidate } from './a4-sheet-candidates.ts';
import { contrastOf, type Pixels } from './contrast.ts';
import { type FittedA4Sheet, fitA4Sheet } from './fit-a4-sheet.ts';
import { cornerDistance, type Pose } from './pose.ts';

/** A sheet that was found; `score` is about 2 to 4 for a sheet, less for something that only resembles one. */
export interface FoundA4Sheet extends FittedA4Sheet {
  score: number;
  /** Other places where it could as well be. */
  candidates: Pose[];
}

/** Scores below the first are no sheet; below the second it may be something else. */
const minScore = 0.5;
const clearScore = 1.5;

/** So many other places are measured; those that turn out to be the same one are none. */
const maxCandidates = 4;

/**
 * Finds the sheet near four taps, given in any order.
 * @param pixels the photograph or a part of it that reaches half a sheet beyond the taps.
 * @param size of the whole photograph as shown, in px.
 * @returns null where no sheet is seen near the taps.
 */
export function findA4Sheet(
  pixels: Pixels,
  taps: readonly Point[],
  size: readonly [number, number],
): FoundA4Sheet | null {
  const near = orderCorners(taps);
  const contrast = contrastOf(pixels, near);
  const best = bestCandidate(contrast, near, tapReach(near), size);
  if (!best || best.score < minScore) return null;
  const fitted = fitA4Sheet(contrast, best.pose);
  if (fitted.visibleShare < 0.1) return null;
  const candidates = best.candidates
    .slice(0, maxCandidates)
    .map((pose) => fitA4Sheet(contrast, pose).pose)
    .filter((pose) => cornerDistance(pose, fitted.pose) > 1.5);
  return { ...fitted, score: best.score, candidates };
}

/** Whether what was found can hardly be anything but the sheet, its edges seen on every side. */
export function isClear({ score, visibleShare: seen, pose }: FoundA4Sheet): boolean {
  return score >= clearScore && seen >= 0.4 && Math.abs(pose.turn[1]) < 0.8;
}

/** How far off, in px, a tap may be: a fingertip's width, more where the sheet is seen large. */
function tapReach(near: Quad): number {
  const shortest = Math.min(...sidesOf(near).map(([from, to]) => distance(from, to)));
  return Math.round(Math.min(Math.max(0.3 * shortest, 34), 64));
}
