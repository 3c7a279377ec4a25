import { type Contrast, contrastOf, median, type Pixels } from './contrast.ts';
import { edgePoints } from './edge-points.ts';
import type { Point, Quad } from './geometry.ts';
import { crossing, distance, distanceFrom, inOrder, lineThrough, middleOf, sidesOf } from './geometry.ts';
import { placeQuad, rectangle } from './homography.ts';
import { fitPose, homographyOf, type Pose, type SidePoints } from './pose.ts';
import { type SideLine, sideLines } from './side-lines.ts';

/** Width and height in cm of the sheet that stands upright on the wall (ISO 216, A4). */
export const a4: readonly [number, number] = Object.freeze([21, 29.7] as const);

export interface FoundSheet {
  pose: Pose;
  corners: Quad;
  /** How far the seen edges lie from the sides, in px, in the middle of all. */
  offBy: number;
  /** The share of the weakest side at which an edge was seen on the line. */
  seen: number;
  normal: number[][];
}

/** Finds the sheet near four taps. Null where no sheet is seen there. */
export function findSheet(
  pixels: Pixels,
  taps: readonly Point[],
  size: readonly [number, number],
): FoundSheet | null {
  const near = inOrder(taps);
  const contrast = contrastOf(pixels, near);
  const start = likelySheet(contrast, near, size);
  return start && refine(contrast, start, size);
}

/** How far off, in px, a tap may be: a fingertip's width, more where the sheet is seen large. */
export function tapReach(near: Quad): number {
  const shortest = Math.min(...sidesOf(near).map(([from, to]) => distance(from, to)));
  return Math.round(Math.min(Math.max(0.3 * shortest, 34), 64));
}

function likelySheet(contrast: Contrast, near: Quad, size: readonly [number, number]) {
  const reach = tapReach(near);
  const lines = sidesOf(near).map(([from, to]) => sideLines(contrast, from, to, reach, 5));
  const quads: { quad: Quad; support: number }[] = [];
  const [top = [], right = [], bottom = [], left = []] = lines;
  for (const a of top)
    for (const b of right)
      for (const c of bottom)
        for (const d of left) {
          const quad = cornersOf([a, b, c, d]);
          if (!quad) continue;
          if (Math.max(...quad.map((corner, place) => distance(corner, near[place] as Point))) > reach * 1.5)
            continue;
          quads.push({ quad, support: a.support + b.support + c.support + d.support });
        }
  quads.sort((one, other) => other.support - one.support);
  let best: { pose: Pose; score: number } | null = null;
  for (const { quad, support } of quads.slice(0, 24)) {
    const { pose, cost } = fitPose(cornerPoints(quad), quad, a4, size, 2);
    const score = support - 0.05 * Math.sqrt(cost);
    if (!best || score > best.score) best = { pose, score };
  }
  return best?.pose;
}

function refine(contrast: Contrast, start: Pose, size: readonly [number, number]): FoundSheet {
  let pose = start;
  let normal: number[][] = [];
  let offBy = 0;
  let seen = 0;
  for (const reach of [6, 4, 3, 3]) {
    const corners = placeQuad(homographyOf(pose), rectangle([0, 0], a4));
    const sides = edgePoints(contrast, corners, reach);
    for (let round = 0; round < 3; round++) {
      const quad = placeQuad(homographyOf(pose), rectangle([0, 0], a4));
      const off = distances(sides, quad);
      offBy = Math.max(1.48 * median(off.flat().map(Math.abs)), 0.08);
      const kept = sides.map(({ points, weights }, side) => ({
        points,
        weights: weights.map((weight, place) => weight * bisquare(off[side]?.[place] ?? 0, 4 * offBy)),
      }));
      seen = Math.min(...kept.map(({ weights }) => weights.filter((w) => w > 0.2).length / weights.length));
      const fit = fitPose(kept, quad, a4, size, offBy, round === 0 ? undefined : [pose]);
      pose = fit.pose;
      normal = fit.normal;
    }
  }
  return { pose, corners: placeQuad(homographyOf(pose), rectangle([0, 0], a4)), offBy, seen, normal };
}

function cornersOf([a, b, c, d]: SideLine[]): Quad | null {
  if (!a || !b || !c || !d) return null;
  const corners = [
    crossing(d.line, a.line),
    crossing(a.line, b.line),
    crossing(b.line, c.line),
    crossing(c.line, d.line),
  ];
  return corners.every((corner) => corner) ? (corners as unknown as Quad) : null;
}

/** Each corner as a point of both sides that meet there. */
function cornerPoints(quad: Quad): SidePoints[] {
  return sidesOf(quad).map((points) => ({ points, weights: [1, 1] }));
}

function distances(sides: SidePoints[], quad: Quad): number[][] {
  return sidesOf(quad).map(([from, to], side) => {
    const line = lineThrough(from, to);
    return (sides[side] as SidePoints).points.map((point) => distanceFrom(line, point));
  });
}

/** Tukey's weight: 1 on the line, 0 from the given distance on. */
function bisquare(off: number, limit: number): number {
  const share = off / limit;
  return Math.abs(share) >= 1 ? 0 : Math.sqrt((1 - share * share) ** 2);
}
void middleOf;
