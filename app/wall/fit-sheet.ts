import { lineThrough, sidesOf, signedDistance } from '#model/geometry/points.ts';
import { type Contrast, median } from './contrast.ts';
import { bisquare, edgePoints } from './edge-points.ts';
import { cornersOfSheet, fitPose, type Pose, type SidePoints } from './pose.ts';

/** What is left of the edges once the pose is found, for trying it again with part of them. */
export interface FittedSheet {
  pose: Pose;
  sides: SidePoints[];
  /** How far the seen edges lie from the pose's sides, in px: the usual distance (1.48 medians). */
  offBy: number;
  /** The share of the weakest side's profiles on which the edge is seen where the pose has it. */
  seen: number;
}

/** Neighboring profiles see the same noise: so many of them tell as much as one. */
const alike = 3;

/** Makes a pose exact: edges are measured where it has them, and it is fitted to them, each time closer. */
export function fitSheet(contrast: Contrast, start: Pose): FittedSheet {
  let fitted: FittedSheet = { pose: start, sides: [], offBy: 0, seen: 0 };
  for (const reach of [6, 4, 3]) {
    const measured = sidesOf(cornersOfSheet(fitted.pose)).map((side) => edgePoints(contrast, side, reach));
    for (let round = 0; round < 3; round++) {
      const { sides, offBy, seen } = kept(measured, fitted.pose);
      fitted = { pose: poseOf(sides, fitted.pose, offBy), sides, offBy, seen };
    }
  }
  return fitted;
}

/** The pose that explains edges, from a first one, or from its mirror where that explains them better. */
export function poseOf(sides: SidePoints[], near: Pose, offBy: number): Pose {
  const [x, y, z] = near.turn;
  const mirrored = { ...near, turn: [-x, -y, z] as const };
  return fitPose(sides, cornersOfSheet(near), near.size, offBy * Math.sqrt(alike), [near, mirrored]).pose;
}

/** Points that lie far off, as on tape or a curled corner, count less and less. */
function kept(measured: SidePoints[], pose: Pose): Pick<FittedSheet, 'sides' | 'offBy' | 'seen'> {
  const off = sidesOf(cornersOfSheet(pose)).map(([from, to], side) => {
    const line = lineThrough(from, to);
    return (measured[side]?.points ?? []).map((point) => signedDistance(line, point));
  });
  const offBy = Math.max(1.48 * median(off.flat().map(Math.abs)), 0.08);
  const sides = measured.map(({ points, weights }, side) => ({
    points,
    weights: weights.map((weight, place) => weight * bisquare((off[side]?.[place] ?? 0) / (4 * offBy))),
  }));
  const shares = sides.map(({ weights }) => weights.filter((weight) => weight > 0.2).length / weights.length);
  return { sides, offBy, seen: Math.min(...shares) };
}
