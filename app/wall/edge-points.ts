import type { Line, Point } from '#model/geometry/points.ts';
import { interpolate, lineThrough, signedDistance } from '#model/geometry/points.ts';
import { type Contrast, contrastAt, median } from './contrast.ts';
import type { SidePoints } from './pose.ts';

/** How many profiles lie across each side. */
const profiles = 72;

/** The share of a side at each end that is left out: tape lies there, and corners curl. */
const endMargin = 0.1;

/** Px: the width of the bell whose slope finds the edge, as wide as a phone's picture is soft. */
const sigma = 1.4;

/**
 * Where the sheet's edge crosses each profile of a side, to a fraction of a px: the steepest place, from the top of a
 * parabola through it and its neighbors. Each counts for as much as it is steep beside the side's middle one.
 * @param reach how far on either side, in px, the edge is looked for.
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

/** The line along which most of the points lie, found from a line near it; what lies off counts less and less. */
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

/** Tukey's weight of something off by a share of where it stops to count: 1 on the line, 0 from the limit on. */
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
  points.forEach(([px, py], place) => {
    const weight = weights[place] as number;
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

const spacing = 0.5;

/** Weights of a bell's slope at −3 to 3 softnesses, every half px; averaged along the side over three px. */
const kernel = Array.from({ length: Math.round((6 * sigma) / spacing) + 1 }, (_, index) => {
  const offset = -3 * sigma + index * spacing;
  return { offset, weight: offset * Math.exp(-(offset * offset) / (2 * sigma * sigma)) };
});

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
