import { type Homography, rectangle, transformQuad } from '#model/geometry/homography.ts';
import { distance, interpolate, orderCorners, type Point } from '#model/geometry/points.ts';
import type { Pixels } from './contrast.ts';
import { type FoundA4Sheet, findA4Sheet } from './find-a4-sheet.ts';
import { poseOf } from './fit-a4-sheet.ts';
import { cornersOfA4Sheet, type Pose } from './pose.ts';

/** Beyond this share the page says that it is unsure; “within about 5%” is what it promises otherwise. */
export const promisedAccuracy = 0.05;

const jitterRounds = 4;
const resampleRounds = 16;

/** Into so many pieces each side is cut when its edge is weighed otherwise. */
const blocks = 5;

/** How far, in px, taps are moved to see whether the same sheet is found. */
const jitter = 12;

/**
 * Other poses that the same photograph allows: with the taps moved (half of the way to the corners
 * found and then at random, or the worst would be out of reach), and with the edges weighed otherwise
 * (a bootstrap by blocks: Efron, 1979; neighboring profiles stay together, as they see the same noise).
 * Null stands for a try that found nothing. Comes one by one, so that a page can breathe between them.
 */
export function* sampledPoses(
  pixels: Pixels,
  taps: readonly Point[],
  found: FoundA4Sheet,
): Generator<Pose | null, void> {
  const random = seededRandom();
  for (let round = 0; round < resampleRounds; round++) {
    const sides = found.sides.map(({ points, weights }) => {
      const shares = Array.from({ length: blocks }, () => Math.sqrt(-Math.log(1 - random())));
      const weighed = weights.map(
        (weight, index) => weight * (shares[Math.floor((blocks * index) / weights.length)] ?? 1),
      );
      return { points, weights: weighed };
    });
    yield poseOf(sides, found.pose, found.deviation);
  }
  const corners = cornersOfA4Sheet(found.pose);
  for (let round = 0; round < jitterRounds; round++) {
    const moved = orderCorners(taps).map((tap, index) =>
      jittered(interpolate(corners[index] as Point, tap, 0.5), jitter, random),
    );
    yield findA4Sheet(pixels, moved, found.pose.size)?.pose ?? null;
  }
}

/**
 * By what share a print's drawn size may be wrong at a place: nine of ten samples differ by less, and so does every
 * other place where the sheet could be.
 * @param answers the wall's homography, and others that the same photograph allows (see Wall in solve-wall.ts)
 * @param center in wall cm; `outer` width and height in cm.
 */
export function spreadAt(
  {
    homography,
    candidates,
    samples,
  }: { homography: Homography; candidates: Homography[]; samples: (Homography | null)[] },
  center: Point,
  outer: readonly [number, number],
): number {
  const size = sizeOf(homography, center, outer);
  const errorOf = (other: Homography | null) => {
    if (!other) return 1;
    const [width, height] = sizeOf(other, center, outer);
    return Math.max(Math.abs(width / size[0] - 1), Math.abs(height / size[1] - 1));
  };
  const sorted = samples.map(errorOf).sort((one, other) => one - other);
  return Math.max(sorted[Math.floor(0.9 * sorted.length)] ?? 0, ...candidates.map(errorOf));
}

/** Width and height in px of a rectangle on the wall, the two sides' means. */
function sizeOf(homography: Homography, center: Point, outer: readonly [number, number]): [number, number] {
  const [a, b, c, d] = transformQuad(homography, rectangle(center, outer));
  return [(distance(a, b) + distance(c, d)) / 2, (distance(b, c) + distance(d, a)) / 2];
}

/** A point moved across and down, each by at most so many px. */
export function jittered([x, y]: Point, by: number, random: () => number): Point {
  return [x + (2 * random() - 1) * by, y + (2 * random() - 1) * by];
}

/** The same numbers from 0 to 1 for the same seed: one photograph always gets one answer (Numerical Recipes' quick generator). */
export function seededRandom(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
