import type { Line, Point, Quad } from '#model/geometry/points.ts';
import { distance, intersection, sidesOf } from '#model/geometry/points.ts';
import type { Contrast } from './contrast.ts';
import { a4, cornerDistance, fitPose, type Pose, type SidePoints } from './pose.ts';
import { type SideLine, sideLines, supportOfSide } from './side-lines.ts';

/** How many lines near each side are tried with those of the others, and how many such quadrangles are looked at closely. */
const linesPerSide = 7;
const maxQuads = 120;

/** How far off, in px, a line near a side may be where it is the sheet's edge. */
const lineSpread = 0.8;

/** Scores that differ by less do not tell which one is the sheet. */
const ambiguity = 0.5;

interface A4SheetCandidate {
  pose: Pose;
  score: number;
}

/**
 * The sheet as four lines near the tapped sides: those that look most like its edges and together most like an A4 sheet
 * before a phone's lens. A line that is not the sheet's, such as a shadow's edge, makes a shape that no pose explains.
 * @param near the taps in order; `reach` how far off they may be, in px.
 * @returns its pose, a score (about 2 to 4 for a sheet, below 1 for something else), and other poses that score nearly
 * as well. Null where no four lines fit.
 */
export function bestCandidate(
  contrast: Contrast,
  near: Quad,
  reach: number,
  size: readonly [number, number],
): (A4SheetCandidate & { candidates: Pose[] }) | null {
  const [top, right, bottom, left] = sidesOf(near).map(([from, to]) =>
    sideLines(contrast, from, to, reach, linesPerSide),
  ) as [SideLine[], SideLine[], SideLine[], SideLine[]];
  const quads = top
    .flatMap((a) => right.flatMap((b) => bottom.flatMap((c) => left.map((d) => [a, b, c, d]))))
    .flatMap((lines) => {
      const quad = cornersOf(lines.map(({ line }) => line));
      const isNear = quad?.every((corner, index) => distance(corner, near[index] as Point) < 1.5 * reach);
      const support = lines.reduce((sum, line) => sum + line.support, 0);
      return quad && isNear && couldBeA4Sheet(quad) ? [{ quad, support }] : [];
    })
    .sort((one, other) => other.support - one.support);
  const tried: A4SheetCandidate[] = [];
  for (const { quad } of quads.slice(0, maxQuads)) {
    const exact = sidesOf(quad).reduce((sum, [from, to]) => sum + supportOfSide(contrast, from, to), 0);
    if (tried.some(({ score }) => exact < score - ambiguity)) continue;
    const { pose, cost } = fitPose(cornerPoints(quad), quad, size, lineSpread);
    tried.push({ pose, score: exact - 0.2 * cost });
  }
  tried.sort((one, other) => other.score - one.score);
  const [best] = tried;
  if (!best) return null;
  const candidates = tried.filter(
    ({ pose, score }) => score > best.score - ambiguity && cornerDistance(pose, best.pose) > 2.5,
  );
  return { ...best, candidates: candidates.map(({ pose }) => pose) };
}

/** Whether an upright A4 sheet could be seen so by a phone held halfway upright: its shape, and how its sides converge. */
function couldBeA4Sheet(quad: Quad): boolean {
  const [a, b, c, d] = quad;
  const [top, right, bottom, left] = [distance(a, b), distance(b, c), distance(c, d), distance(d, a)];
  const shape = (left + right) / (top + bottom) / (a4[1] / a4[0]);
  const converges = Math.max(Math.abs(Math.log(left / right)), Math.abs(Math.log(top / bottom)));
  return shape > 0.8 && shape < 1.5 && converges < 0.15;
}

function cornersOf([a, b, c, d]: Line[]): Quad | null {
  if (!a || !b || !c || !d) return null;
  const corners = [intersection(d, a), intersection(a, b), intersection(b, c), intersection(c, d)];
  return corners.every((corner) => corner) ? (corners as unknown as Quad) : null;
}

/** Each corner as a point of both sides that meet there. */
export function cornerPoints(quad: Quad): SidePoints[] {
  return sidesOf(quad).map((points) => ({ points, weights: [1, 1] }));
}
