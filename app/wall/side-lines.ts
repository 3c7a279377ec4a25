import type { Line, Point } from '#model/geometry/points.ts';
import { interpolate, lineThrough, signedDistance } from '#model/geometry/points.ts';
import { type Contrast, contrastAt } from './contrast.ts';
import { edgePoints, fitLine } from './edge-points.ts';

/** A line near a tapped side, and how much it looks like an edge of the sheet. */
export interface SideLine {
  line: Line;
  support: number;
}

const profiles = 72;

/** Over how many px on either side brightness is compared. */
const halfWidth = 4;

/** How far apart, in px, the tried ends of lines stand. */
const stride = 2;

/**
 * The lines near a tapped side at which the picture turns most from wall to sheet, the best first.
 * Brightness is compared across the side on 72 profiles; each line through a point near the one end and one near the other
 * is tried, as in RANSAC (Fischler and Bolles, 1981) but without randomness, and a profile counts for no more than a clear edge
 * does, so that tape, a curled corner or a thing nearby cannot win alone.
 * @param reach how far off, in px, the taps may be.
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

/** How far two lines lie apart near a point, in px. */
function lineDistance(one: Line, other: Line, near: Point): number {
  return Math.abs(signedDistance(one, near) - signedDistance(other, near));
}

/** How much the picture speaks for an edge of the sheet from corner to corner, 0 to 1, without what tape covers. */
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

/** Profile by profile, and on each px by px inwards from −reach: how much brighter it is inside than outside. */
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
 * How much a profile speaks for a line: nothing for no step, 1 for one as between wall and sheet, less again for one that is
 * far too large, such as the edge of a shadow or of a dark thing. A step downwards speaks against it.
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
