import type { Line, Point, Quad } from '#model/geometry/points.ts';
import { distance, intersection, sidesOf } from '#model/geometry/points.ts';
import type { Contrast } from './contrast.ts';
import { a4, cornerDistance, fitPose, type Pose, type SidePoints } from './pose.ts';
import { type SideLine, sideLines, supportOfSide } from './side-lines.ts';

/** Limits of the search for the A4 sheet: lines tried per side, and quadrangles of such lines examined in detail. */
const linesPerSide = 7;
const maxQuads = 120;

/** Standard deviation (px) of the distance between a found line and the true edge of the A4 sheet. */
const lineSpread = 0.8;

/** If the scores of two quadrangles differ by less than this, either quadrangle may be the A4 sheet. */
const ambiguity = 0.5;

interface A4SheetCandidate {
  pose: Pose;
  score: number;
}

/**
 * Finds the A4 sheet as four lines near the tapped sides: each line looks like an edge, and together they have the
 * shape of an A4 sheet in front of a phone's lens. If one line is wrong, such as a shadow's edge, no pose of a sheet
 * fits the shape.
 * @param near the taps, clockwise from the top left, in px
 * @param reach how far the taps may be from the corners, in px
 * @param size width and height of the photograph, in px
 * @returns the pose, its score (about 2 to 4 for a sheet, below 1 for another object), and other poses with similar
 *   scores; null if no four lines fit
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

/**
 * Whether a quadrangle can be an upright A4 sheet, photographed with a phone that is roughly upright: checks the ratio
 * of height to width, and how much opposite sides differ in length.
 */
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

/** The sides of a quadrangle as measured points for a fit: each side has its two corners, both with weight 1. */
export function cornerPoints(quad: Quad): SidePoints[] {
  return sidesOf(quad).map((points) => ({ points, weights: [1, 1] }));
}
