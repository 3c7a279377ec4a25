import { type Homography, rectangle, transformQuad } from '#model/geometry/homography.ts';
import { distance, interpolate, orderCorners, type Point } from '#model/geometry/points.ts';
import type { Pixels } from './contrast.ts';
import { type FoundA4Sheet, findA4Sheet } from './find-a4-sheet.ts';
import { poseOf } from './fit-a4-sheet.ts';
import { cornersOfA4Sheet, type Pose } from './pose.ts';

/** The page promises sizes “within about 5%”. If the uncertainty is a larger share, the page shows a warning. */
export const promisedAccuracy = 0.05;

/** To estimate the uncertainty, the wall is solved this often with moved taps, and with changed edge weights. */
const jitterRounds = 4;
const resampleRounds = 16;

/**
 * Number of blocks into which the bootstrap divides each side of the A4 sheet: all profiles (short lines across the
 * side) of a block get the same random weight.
 */
const blocks = 5;

/** How far taps are moved at random, in px, to check whether the same A4 sheet is found again. */
const jitter = 12;

/**
 * Yields other poses of the A4 sheet that the same photograph allows. Some come from a bootstrap by blocks (Efron,
 * 1979): the edges get random weights, and neighboring profiles stay together because they have the same noise. The
 * others come from moved taps: each tap goes halfway to the found corner and then a random distance, because a tap that
 * is too far from its corner finds nothing. An attempt that finds no sheet yields null. The generator lets the page
 * handle input between two poses.
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
 * The uncertainty of a print's drawn size at a position, as a share of the size: 90% of the samples (repeated
 * solutions) differ by less, and so do all other possible poses of the A4 sheet.
 * @param answers the wall's homography, and others that the same photograph allows (see Wall in solve-wall.ts)
 * @param center the print's center on the wall, in cm
 * @param outer width and height of the frame, in cm
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

/** Width and height in px of a wall's rectangle in the photograph. Each is the mean of two opposite sides. */
function sizeOf(homography: Homography, center: Point, outer: readonly [number, number]): [number, number] {
  const [a, b, c, d] = transformQuad(homography, rectangle(center, outer));
  return [(distance(a, b) + distance(c, d)) / 2, (distance(b, c) + distance(d, a)) / 2];
}

/** Moves a point by a random distance of at most `by` px, horizontally and vertically. */
export function jittered([x, y]: Point, by: number, random: () => number): Point {
  return [x + (2 * random() - 1) * by, y + (2 * random() - 1) * by];
}

/**
 * A random number generator from 0 to 1 with a seed (the quick generator of Numerical Recipes). With the same seed, the
 * same photograph always gets the same uncertainty.
 */
export function seededRandom(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
