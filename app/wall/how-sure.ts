import type { Pixels } from './contrast.ts';
import { type FoundSheet, findSheet } from './find-sheet.ts';
import { poseOf } from './fit-sheet.ts';
import { distance, type Point } from './geometry.ts';
import { placeQuad, rectangle } from './homography.ts';
import { homographyOf, type Pose } from './pose.ts';

/** Beyond this share the page says that it is unsure; “within about 5%” is what it promises otherwise. */
export const promised = 0.05;

const jitters = 4;
const resamples = 12;

/** How far, in px, taps are moved to see whether the same sheet is found. */
const jitter = 8;

/**
 * Other poses that the same photograph allows: with the taps moved a little, and with the edges weighed otherwise
 * (a bootstrap by blocks: Efron, 1979; neighboring profiles stay together, as they see the same noise).
 * Null stands for a try that found nothing. Comes one by one, so that a page can breathe between them.
 */
export function* otherPoses(
  pixels: Pixels,
  taps: readonly Point[],
  found: FoundSheet,
): Generator<Pose | null, void> {
  const chance = chances();
  for (let round = 0; round < resamples; round++) {
    const sides = found.sides.map(({ points, weights }) => {
      const blocks = Array.from({ length: 8 }, () => Math.sqrt(-Math.log(1 - chance())));
      const weighed = weights.map(
        (weight, place) => weight * (blocks[Math.floor((8 * place) / weights.length)] ?? 1),
      );
      return { points, weights: weighed };
    });
    yield poseOf(sides, found.pose, found.offBy);
  }
  for (let round = 0; round < jitters; round++) {
    const moved = taps.map(
      ([x, y]): Point => [x + (2 * chance() - 1) * jitter, y + (2 * chance() - 1) * jitter],
    );
    yield findSheet(pixels, moved, found.pose.size)?.pose ?? null;
  }
}

/**
 * By what share a print's drawn size may be wrong at a place: nine of ten other poses differ by less.
 * @param center in wall cm; `outer` width and height in cm.
 */
export function spreadAt(
  pose: Pose,
  others: readonly (Pose | null)[],
  center: Point,
  outer: readonly [number, number],
): number {
  const size = sizeOf(pose, center, outer);
  const off = others.map((other) => {
    if (!other) return 1;
    const [width, height] = sizeOf(other, center, outer);
    return Math.max(Math.abs(width / size[0] - 1), Math.abs(height / size[1] - 1));
  });
  return [...off].sort((one, other) => one - other)[Math.floor(0.9 * off.length)] ?? 0;
}

/** Width and height in px of a rectangle on the wall, the two sides' means. */
function sizeOf(pose: Pose, center: Point, outer: readonly [number, number]): [number, number] {
  const [a, b, c, d] = placeQuad(homographyOf(pose), rectangle(center, outer));
  return [(distance(a, b) + distance(c, d)) / 2, (distance(b, c) + distance(d, a)) / 2];
}

/** The same numbers from 0 to 1 each time: one photograph always gets one answer (Numerical Recipes' quick generator). */
function chances(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
