import type { Line, Point } from '#model/geometry/points.ts';
import { interpolate, lineThrough, signedDistance } from '#model/geometry/points.ts';
import { type Contrast, contrastAt } from './contrast.ts';
import { edgePoints, fitLine } from './edge-points.ts';

/** A line near a tapped side, and its support: how much the line looks like an edge of the A4 sheet (at most 1). */
export interface SideLine {
  line: Line;
  support: number;
}

/** Number of profiles (short lines across the edge) per side of the A4 sheet. */
const profiles = 72;

/** Width (px) of the two strips, one on each side of a line, whose contrast is compared. */
const halfWidth = 4;

/** Step (px) between neighboring end points of the lines that are tried as edges of the A4 sheet. */
const stride = 2;

/**
 * Finds the lines near a tapped side where the photograph changes most clearly from wall to A4 sheet, the best first.
 * 72 profiles (short lines across the side) compare the contrast on both sides. All lines between a point near one end
 * and a point near the other are tried, as in RANSAC (Fischler and Bolles, 1981) but without randomness. The vote of
 * one profile is at most that of a clear edge, so that tape, a curled corner or an object nearby cannot decide alone.
 * @param reach how far the taps may be from the corners, in px
 * @param count maximum number of lines
 */
export function sideLines(
  contrast: Contrast,
  from: Point,
  to: Point,
  reach: number,
  count: number,
): SideLine[] {
  const steps = stepsAcross(contrast, from, to, reach);
  const lines: { support: number; start: number; end: number }[] = [];
  for (let start = -reach; start <= reach; start += stride) {
    for (let end = -reach; end <= reach; end += stride) {
      let support = 0;
      for (let profile = 0; profile < profiles; profile++) {
        const share = (profile + 0.5) / profiles;
        const step = steps[profile]?.[Math.round(start + (end - start) * share + reach)] ?? 0;
        support += vote(step, contrast.step);
      }
      lines.push({ support: support / profiles, start, end });
    }
  }
  lines.sort((one, other) => other.support - one.support);
  const rough: typeof lines = [];
  for (const line of lines) {
    const isNew = rough.every((one) => Math.abs(one.start - line.start) + Math.abs(one.end - line.end) > 8);
    if (isNew) rough.push(line);
    if (rough.length === 2 * count) break;
  }
  const kept: SideLine[] = [];
  for (const { start, end, support } of rough) {
    const side = shifted(from, to, start, end);
    const line = fitLine(edgePoints(contrast, side, 4), lineThrough(...side));
    const isNew = kept.every(
      (one) => lineDistance(one.line, line, from) + lineDistance(one.line, line, to) > 3,
    );
    if (isNew) kept.push({ line, support });
  }
  return kept.slice(0, count);
}

/** Distance between two lines near a point, in px. */
function lineDistance(one: Line, other: Line, near: Point): number {
  return Math.abs(signedDistance(one, near) - signedDistance(other, near));
}

/**
 * How much the line from one corner to the next looks like an edge of the A4 sheet (at most 1). The ends of the line do
 * not count, because tape may cover them.
 */
export function supportOfSide(contrast: Contrast, from: Point, to: Point): number {
  const [a, b] = lineThrough(from, to);
  let support = 0;
  for (let profile = 0; profile < 40; profile++) {
    const [x, y] = interpolate(from, to, 0.1 + (0.8 * (profile + 0.5)) / 40);
    let step = 0;
    for (let offset = 0.5; offset < halfWidth; offset++) {
      step += contrastAt(contrast, x + a * offset, y + b * offset);
      step -= contrastAt(contrast, x - a * offset, y - b * offset);
    }
    support += vote(step / halfWidth, contrast.step);
  }
  return support / 40;
}

/**
 * For each profile (a short line across a side) and each px on it, from −reach (outside the A4 sheet) to reach
 * (inside): how much higher the contrast is on the inner side of that px than on the outer side.
 */
function stepsAcross(contrast: Contrast, from: Point, to: Point, reach: number): number[][] {
  const [a, b] = lineThrough(from, to);
  return Array.from({ length: profiles }, (_, profile) => {
    const [x, y] = interpolate(from, to, (profile + 0.5) / profiles);
    const sums = [0];
    for (let offset = -reach - halfWidth; offset < reach + halfWidth; offset++) {
      const value = contrastAt(contrast, x + a * (offset + 0.5), y + b * (offset + 0.5));
      sums.push((sums.at(-1) ?? 0) + value);
    }
    return Array.from({ length: 2 * reach + 1 }, (_, index) => {
      const middle = index + halfWidth;
      return (
        ((sums[middle + halfWidth] ?? 0) - 2 * (sums[middle] ?? 0) + (sums[middle - halfWidth] ?? 0)) /
        halfWidth
      );
    });
  });
}

/**
 * The vote of a profile (a short line across a side) for a line as the A4 sheet's edge: 0 without a step in contrast, 1
 * for the usual step between wall and sheet, and less for a step that is much too large, such as the edge of a shadow
 * or of a dark object. A step in the wrong direction gives a negative vote.
 */
function vote(step: number, usual: number): number {
  const share = step / usual;
  if (share > 2) return Math.max(1 - (share - 2) / 2, 0.3);
  return Math.max(-0.5, Math.min(share, 1));
}

function shifted(from: Point, to: Point, start: number, end: number): [Point, Point] {
  const [a, b] = lineThrough(from, to);
  return [
    [from[0] + a * start, from[1] + b * start],
    [to[0] + a * end, to[1] + b * end],
  ];
}
