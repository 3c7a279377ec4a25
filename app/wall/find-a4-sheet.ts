import { distance, orderCorners, type Point, type Quad, sidesOf } from '#model/geometry/points.ts';
import { bestCandidate } from './a4-sheet-candidates.ts';
import { contrastOf, type Pixels } from './contrast.ts';
import { type FittedA4Sheet, fitA4Sheet } from './fit-a4-sheet.ts';
import { cornerDistance, type Pose } from './pose.ts';

/** An A4 sheet that was found. `score` is about 2 to 4 for a sheet, and lower for an object that only resembles one. */
export interface FoundA4Sheet extends FittedA4Sheet {
  score: number;
  /** Other poses (positions and rotations) of the A4 sheet that fit the photograph, too. */
  candidates: Pose[];
}

/** With a score below `minScore`, the found object is no A4 sheet. Below `clearScore`, it may be another object. */
const minScore = 0.5;
const clearScore = 1.5;

/** At most this many other poses of the A4 sheet are fitted exactly. Poses that prove equal are dropped. */
const maxCandidates = 4;

/**
 * Finds the A4 sheet near four taps.
 * @param pixels the photograph, or a part of it with a margin of half a sheet around the taps
 * @param taps four points in px of the photograph, in any order
 * @param size width and height of the whole photograph as shown, in px
 * @returns the sheet; null if no sheet is visible near the taps
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

/** Whether the found object is almost certainly the A4 sheet, with visible edges on every side. */
export function isClear({ score, visibleShare: seen, pose }: FoundA4Sheet): boolean {
  return score >= clearScore && seen >= 0.4 && Math.abs(pose.turn[1]) < 0.8;
}

/** How far (px) a tap may be from the A4 sheet's corner: a fingertip's width, or more for a large sheet. */
function tapReach(near: Quad): number {
  const shortest = Math.min(...sidesOf(near).map(([from, to]) => distance(from, to)));
  return Math.round(Math.min(Math.max(0.3 * shortest, 34), 64));
}
