import type { Line, Point } from '#model/geometry/points.ts';
import { interpolate, lineThrough, signedDistance } from '#model/geometry/points.ts';
import { type Contrast, contrastAt, median } from './contrast.ts';
import type { SidePoints } from './pose.ts';

/** Number of profiles per side of the A4 sheet. A profile is a short line of samples across the edge. */
const profiles = 72;

/** Share of the A4 sheet's side that is ignored at each end, because tape covers corners and corners curl. */
const endMargin = 0.1;

/**
 * Standard deviation (px) of the Gaussian whose derivative detects the A4 sheet's edges. It matches the blur of a
 * phone's photographs.
 */
const sigma = 1.4;

/**
 * Finds with subpixel accuracy where the A4 sheet's edge crosses each profile (a short line across a side): at the
 * sample with the steepest change of contrast, refined by a parabola through it and its two neighbors. The weight of a
 * point is its steepness divided by the side's median steepness.
 * @param reach how far from the side the edge is searched, in px to either side
 */
export function edgePoints(
  contrast: Contrast,
  [from, to]: readonly [Point, Point],
  reach: number,
): SidePoints {
  const [a, b] = lineThrough(from, to);
  const found = Array.from({ length: profiles }, (_, profile) => {
    const [x, y] = interpolate(from, to, endMargin + ((1 - 2 * endMargin) * (profile + 0.5)) / profiles);
    const { offset, steepness } = steepest(contrast, [x, y], [a, b], reach);
    return { point: [x + a * offset, y + b * offset] as Point, steepness };
  });
  const medianSteepness = median(found.map(({ steepness }) => steepness));
  return {
    points: found.map(({ point }) => point),
    weights: found.map(({ steepness }) =>
      Math.max(0, Math.min(steepness / Math.max(medianSteepness, 1e-6), 1)),
    ),
  };
}

/**
 * Fits a line to points robustly: the fit starts with a nearby line, and each round gives less weight to points far
 * from the line.
 */
export function fitLine({ points, weights }: SidePoints, near: Line): Line {
  let line = near;
  for (let round = 0; round < 6; round++) {
    const distances = points.map((point) => signedDistance(line, point));
    const limit = 4 * Math.max(1.48 * median(distances.map(Math.abs)), 0.1);
    const squaredWeights = weights.map(
      (weight, index) => (weight * bisquare((distances[index] as number) / limit)) ** 2,
    );
    line = lineOfLeastSquares(points, squaredWeights) ?? line;
  }
  return line;
}

/**
 * Weight of a measured point in a robust fit: the square root of Tukey's biweight.
 * @param share the point's distance divided by the largest distance that counts; the weight is 1 at share 0, and 0 from
 *   share 1 on
 */
export function bisquare(share: number): number {
  return Math.abs(share) >= 1 ? 0 : 1 - share * share;
}

function lineOfLeastSquares(points: readonly Point[], weights: readonly number[]): Line | null {
  let [sum, x, y] = [1e-9, 0, 0];
  points.forEach(([px, py], index) => {
    const weight = weights[index] as number;
    sum += weight;
    x += weight * px;
    y += weight * py;
  });
  [x, y] = [x / sum, y / sum];
  let [xx, xy, yy] = [0, 0, 0];
  points.forEach(([px, py], index) => {
    const weight = weights[index] as number;
    xx += weight * (px - x) ** 2;
    xy += weight * (px - x) * (py - y);
    yy += weight * (py - y) ** 2;
  });
  if (sum < 2) return null;
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const sign = Math.cos(angle) * (last[0] - first[0]) + Math.sin(angle) * (last[1] - first[1]) < 0 ? -1 : 1;
  return lineThrough([x, y], [x + sign * Math.cos(angle), y + sign * Math.sin(angle)]);
}

/** Distance between two samples of a profile (a short line across an edge), in px. */
const spacing = 0.5;

/** Weights that detect an edge: the derivative of a Gaussian from −3 to 3 standard deviations, every half px. */
const kernel = Array.from({ length: Math.round((6 * sigma) / spacing) + 1 }, (_, index) => {
  const offset = -3 * sigma + index * spacing;
  return { offset, weight: offset * Math.exp(-(offset * offset) / (2 * sigma * sigma)) };
});

/**
 * The position of a profile's steepest change of contrast, as an offset from the side in px. Each sample is averaged
 * over three px along the side.
 */
function steepest(contrast: Contrast, [x, y]: Point, [a, b]: readonly [number, number], reach: number) {
  const count = Math.round((2 * reach) / spacing) + 1;
  const samples = count + kernel.length - 1;
  const values = new Float64Array(samples);
  for (let index = 0; index < samples; index++) {
    const offset = -reach - 3 * sigma + index * spacing;
    let sum = 0;
    for (const along of [-1, 0, 1])
      sum += contrastAt(contrast, x + a * offset + b * along, y + b * offset - a * along);
    values[index] = sum;
  }
  const slopes = Array.from({ length: count }, (_, index) => {
    let sum = 0;
    for (let tap = 0; tap < kernel.length; tap++)
      sum += (kernel[tap] as { weight: number }).weight * (values[index + tap] as number);
    return sum;
  });
  let top = 0;
  for (let index = 1; index < count; index++)
    if ((slopes[index] as number) > (slopes[top] as number)) top = index;
  const [before, peak, after] = [slopes[top - 1] ?? 0, slopes[top] ?? 0, slopes[top + 1] ?? 0];
  const bend = before - 2 * peak + after;
  const isInside = top > 0 && top < count - 1;
  const shift = isInside && bend < 0 ? (before - after) / (2 * bend) : 0;
  return { offset: -reach + (top + shift) * spacing, steepness: isInside ? peak : 0 };
}
