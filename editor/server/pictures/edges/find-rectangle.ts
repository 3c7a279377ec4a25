import type { Edges } from '../../../../app/content/schema.ts';
import type { EdgeMap } from './edge-map.ts';

/** Four lines that enclose something, in px of the reduced picture. */
export interface FoundRectangle extends Edges {
  /** The least share (0 to 1) of a side that has an edge. */
  coverage: number;
  /** The longest stretch without one, as a share (0 to 1) of its side: between frames side by side. */
  gap: number;
  /** The largest share (0 to 1) of edge pixels in what lies before a side: on a plain wall next to none. */
  clutter: number;
  /** The largest share (0 to 1) of a side that a line beyond it runs along: on a plain wall there is none. */
  company: number;
}

/** As many lines each way are tried with one another. */
const mostLines = 48;
/** A frame is at least so large, as a share of the picture's sides. */
const smallest = 0.15;
/** A difference of colors (of 255) that is seen plainly. */
const plainly = 8;
const leastCoverage = 0.72;

interface Line {
  at: number;
  length: number;
}

/**
 * The outermost rectangle of straight edges before a plain wall.
 * @param upright edges between columns
 * @param level the same of the transposed picture: edges between rows
 */
export function findRectangle(upright: EdgeMap, level: EdgeMap): FoundRectangle | undefined {
  const { width, height } = upright;
  const columns = longestLines(upright, height * smallest);
  const rows = longestLines(level, width * smallest);
  let best: Omit<FoundRectangle, 'company' | 'gap'> | undefined;
  let bestScore = 0;
  for (const [left, right] of pairs(columns, width * smallest))
    for (const [top, bottom] of pairs(rows, height * smallest)) {
      const coverage = Math.min(
        upright.coverage(left, top, bottom),
        upright.coverage(right, top, bottom),
        level.coverage(top, left, right),
        level.coverage(bottom, left, right),
      );
      if (coverage < leastCoverage) continue;
      const found = { left, top, right, bottom };
      if (goesOn(found, upright, level)) continue;
      const clutter = clutterAround(found, upright, level);
      const area = ((right - left) * (bottom - top)) / (width * height);
      const contrast = Math.min(
        upright.contrast(left, top, bottom),
        upright.contrast(right, top, bottom),
        level.contrast(top, left, right),
        level.contrast(bottom, left, right),
      );
      const score =
        coverage ** 2 *
        area *
        Math.max(0.5, Math.min(1, contrast / plainly)) *
        Math.max(0.05, 1 - 10 * Math.max(0, clutter - 0.03));
      if (score <= bestScore) continue;
      bestScore = score;
      best = { ...found, coverage, clutter };
    }
  return best && { ...best, gap: longestGap(best, upright, level), company: companyOf(best, upright, level) };
}

function longestGap({ left, top, right, bottom }: Edges, upright: EdgeMap, level: EdgeMap): number {
  const gapIn = (map: EdgeMap, at: number, from: number, to: number) => {
    let [longest, gap] = [0, 0];
    // What is right at the corners is theirs.
    for (let y = from + 4; y < to - 4; y += 1) {
      gap = map.coverage(at, y, y + 1) > 0 ? 0 : gap + 1;
      longest = Math.max(longest, gap);
    }
    return longest / (to - from);
  };
  return Math.max(
    gapIn(upright, left, top, bottom),
    gapIn(upright, right, top, bottom),
    gapIn(level, top, left, right),
    gapIn(level, bottom, left, right),
  );
}

/** Lines beyond the sides that run along them: of another frame, or of this one where a part inside was found. */
function companyOf({ left, top, right, bottom }: Edges, upright: EdgeMap, level: EdgeMap): number {
  const beyond = (map: EdgeMap, [first, last]: [number, number], from: number, to: number) => {
    let most = 0;
    for (let at = 2; at < map.width - 2; at += 1)
      if (at < first - 5 || at > last + 5) most = Math.max(most, map.coverage(at, from, to));
    return most;
  };
  return Math.max(beyond(upright, [left, right], top, bottom), beyond(level, [top, bottom], left, right));
}

/** Columns with the longest unbroken edges, the longest of each neighborhood first. */
function longestLines(map: EdgeMap, least: number): number[] {
  const lines: Line[] = [];
  for (let at = 2; at < map.width - 2; at += 1) {
    const length = longestRun(map, at);
    if (length >= least) lines.push({ at, length });
  }
  const kept = lines
    .filter(
      ({ at, length }) => !lines.some((one) => Math.abs(one.at - at) === 1 && one.length > length * 1.02),
    )
    .sort((a, b) => b.length - a.length)
    .slice(0, mostLines);
  return kept.map(({ at }) => at).sort((a, b) => a - b);
}

/** The longest stretch of a column, in px, that an edge covers but for short gaps. */
function longestRun(map: EdgeMap, x: number): number {
  const step = Math.max(4, Math.round(map.height / 64));
  let [longest, run, gaps] = [0, 0, 0];
  for (let y = 0; y < map.height; y += step) {
    if (map.coverage(x, y, y + step) >= 0.5) {
      run += step;
      gaps = 0;
    } else if (++gaps > 1) run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function pairs(lines: number[], least: number): [number, number][] {
  return lines.flatMap((from, index) =>
    lines
      .slice(index + 1)
      .filter((to) => to - from >= least)
      .map((to): [number, number] => [from, to]),
  );
}

/** Whether a side does not end at its corners: the line of a wall, a shelf or a window. */
function goesOn({ left, top, right, bottom }: Edges, upright: EdgeMap, level: EdgeMap): boolean {
  const [far, near] = [14, 3];
  const sides: [EdgeMap, number, number, number][] = [
    [upright, left, top, bottom],
    [upright, right, top, bottom],
    [level, top, left, right],
    [level, bottom, left, right],
  ];
  return sides.some(
    ([map, at, from, to]) =>
      map.coverage(at, from - far, from - near) > 0.6 || map.coverage(at, to + near, to + far) > 0.6,
  );
}

/** Of each side a strip before it, the worst of both directions and of the four sides. */
function clutterAround({ left, top, right, bottom }: Edges, upright: EdgeMap, level: EdgeMap): number {
  const [near, far] = [4, 4 + Math.max(10, Math.round(Math.min(right - left, bottom - top) * 0.07))];
  const strips: [number, number, number, number][] = [
    [left - far, top, left - near, bottom],
    [right + near, top, right + far, bottom],
    [left, top - far, right, top - near],
    [left, bottom + near, right, bottom + far],
  ];
  return Math.max(
    ...strips.map(([l, t, r, b]) => Math.max(upright.density(l, t, r, b), level.density(t, l, b, r))),
  );
}
