import { type Contrast, contrastAt } from './contrast.ts';
import type { Line, Point } from './geometry.ts';
import { between, lineThrough } from './geometry.ts';

/** A line near a tapped side, and how much it looks like an edge of the sheet. */
export interface SideLine {
  line: Line;
  support: number;
}

const profiles = 72;

/** Over how many px on either side brightness is compared. */
const half = 4;

/** How far apart, in px, the tried ends of lines stand. */
const stride = 2;

/**
 * The lines near a tapped side at which the picture turns most from wall to sheet, the best first.
 * Brightness is compared across the side on 72 profiles; each line through a point near the one end and one near the other
 * is tried, as in RANSAC (Fischler and Bolles, 1981) but without chance, and a profile counts for no more than a clear edge
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
  const clear = clearStep(steps);
  const lines: (SideLine & { start: number; end: number })[] = [];
  for (let start = -reach; start <= reach; start += stride) {
    for (let end = -reach; end <= reach; end += stride) {
      let support = 0;
      for (let profile = 0; profile < profiles; profile++) {
        const share = (profile + 0.5) / profiles;
        const step = steps[profile]?.[Math.round(start + (end - start) * share + reach)] ?? 0;
        support += Math.max(-0.5, Math.min(step / clear, 1));
      }
      lines.push({ line: shifted(from, to, start, end), support: support / profiles, start, end });
    }
  }
  lines.sort((one, other) => other.support - one.support);
  const kept: typeof lines = [];
  for (const line of lines) {
    if (kept.every((one) => Math.abs(one.start - line.start) + Math.abs(one.end - line.end) > 10))
      kept.push(line);
    if (kept.length === count) break;
  }
  return kept;
}

/** Profile by profile, and on each px by px inwards from −reach: how much brighter it is inside than outside. */
function stepsAcross(contrast: Contrast, from: Point, to: Point, reach: number): number[][] {
  const [a, b] = lineThrough(from, to);
  return Array.from({ length: profiles }, (_, profile) => {
    const [x, y] = between(from, to, (profile + 0.5) / profiles);
    const sums = [0];
    for (let offset = -reach - half; offset < reach + half; offset++) {
      const value = contrastAt(contrast, x + a * (offset + 0.5), y + b * (offset + 0.5));
      sums.push((sums.at(-1) ?? 0) + value);
    }
    return Array.from({ length: 2 * reach + 1 }, (_, place) => {
      const middle = place + half;
      return ((sums[middle + half] ?? 0) - 2 * (sums[middle] ?? 0) + (sums[middle - half] ?? 0)) / half;
    });
  });
}

/** A step as large as the sheet's edge makes: the upper middle of the profiles' largest. */
function clearStep(steps: number[][]): number {
  const largest = steps.map((profile) => Math.max(...profile)).sort((one, other) => one - other);
  return Math.max(largest[Math.floor(largest.length * 0.6)] ?? 1, 0.5);
}

function shifted(from: Point, to: Point, start: number, end: number): Line {
  const [a, b] = lineThrough(from, to);
  return lineThrough([from[0] + a * start, from[1] + b * start], [to[0] + a * end, to[1] + b * end]);
}
