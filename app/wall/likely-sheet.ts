import type { Contrast } from './contrast.ts';
import type { Line, Point, Quad } from './geometry.ts';
import { crossing, distance, sidesOf } from './geometry.ts';
import { a4, cornersOfSheet, fitPose, type Pose, type SidePoints } from './pose.ts';
import { type SideLine, sideLines, supportBetween } from './side-lines.ts';

/** How many lines near each side are tried with those of the others, and how many such quadrangles are looked at closely. */
const linesASide = 7;
const quadsAtMost = 120;

/** How far off, in px, a line near a side may be where it is the sheet's edge. */
const lineSpread = 0.8;

/** What marks lie so near each other that either could be the sheet. */
const rivalry = 0.5;

interface LikelySheet {
  pose: Pose;
  mark: number;
}

/**
 * The sheet as four lines near the tapped sides: those that look most like its edges and together most like an A4 sheet
 * before a phone's lens. A line that is not the sheet's, such as a shadow's edge, makes a shape that no pose explains.
 * @param near the taps in order; `reach` how far off they may be, in px.
 * @returns its pose, a mark (about 2 to 4 for a sheet, below 1 for something else), and other poses that are marked nearly
 * as well. Null where no four lines fit.
 */
export function likelySheet(
  contrast: Contrast,
  near: Quad,
  reach: number,
  size: readonly [number, number],
): (LikelySheet & { rivals: Pose[] }) | null {
  const [top, right, bottom, left] = sidesOf(near).map(([from, to]) =>
    sideLines(contrast, from, to, reach, linesASide),
  ) as [SideLine[], SideLine[], SideLine[], SideLine[]];
  const quads = top
    .flatMap((a) => right.flatMap((b) => bottom.flatMap((c) => left.map((d) => [a, b, c, d]))))
    .flatMap((lines) => {
      const quad = cornersOf(lines.map(({ line }) => line));
      const isNear = quad?.every((corner, place) => distance(corner, near[place] as Point) < 1.5 * reach);
      const support = lines.reduce((sum, line) => sum + line.support, 0);
      return quad && isNear && couldBeSheet(quad) ? [{ quad, support }] : [];
    })
    .sort((one, other) => other.support - one.support);
  const seen: LikelySheet[] = [];
  for (const { quad } of quads.slice(0, quadsAtMost)) {
    const exact = sidesOf(quad).reduce((sum, [from, to]) => sum + supportBetween(contrast, from, to), 0);
    if (seen.some(({ mark }) => exact < mark - rivalry)) continue;
    const { pose, cost } = fitPose(cornerPoints(quad), quad, size, lineSpread);
    seen.push({ pose, mark: exact - 0.2 * cost });
  }
  seen.sort((one, other) => other.mark - one.mark);
  const [best] = seen;
  if (!best) return null;
  const corners = cornersOfSheet(best.pose);
  const rivals = seen.filter(({ pose, mark }) => {
    const apart = cornersOfSheet(pose).map((corner, place) => distance(corner, corners[place] as Point));
    return mark > best.mark - rivalry && Math.max(...apart) > 2.5;
  });
  return { ...best, rivals: rivals.map(({ pose }) => pose) };
}

/** Whether an upright A4 sheet could be seen so by a phone held halfway upright: its shape, and how its sides converge. */
function couldBeSheet(quad: Quad): boolean {
  const [top, right, bottom, left] = sidesOf(quad).map(([from, to]) => distance(from, to)) as [
    number,
    number,
    number,
    number,
  ];
  const shape = (left + right) / (top + bottom) / (a4[1] / a4[0]);
  const converges = Math.max(Math.abs(Math.log(left / right)), Math.abs(Math.log(top / bottom)));
  return shape > 0.8 && shape < 1.5 && converges < 0.15;
}

function cornersOf([a, b, c, d]: Line[]): Quad | null {
  if (!a || !b || !c || !d) return null;
  const corners = [crossing(d, a), crossing(a, b), crossing(b, c), crossing(c, d)];
  return corners.every((corner) => corner) ? (corners as unknown as Quad) : null;
}

/** Each corner as a point of both sides that meet there. */
export function cornerPoints(quad: Quad): SidePoints[] {
  return sidesOf(quad).map((points) => ({ points, weights: [1, 1] }));
}
