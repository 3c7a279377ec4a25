import { lineThrough, sidesOf, signedDistance } from '#model/geometry/points.ts';
import { type Contrast, median } from './contrast.ts';
import { bisquare, edgePoints } from './edge-points.ts';
import { cornersOfA4Sheet, fitPose, type Pose, type SidePoints } from './pose.ts';

/** What is left of the edges once the pose is found, for trying it again with part of them. */
export interface FittedA4Sheet {
  pose: Pose;
  sides: SidePoints[];
  /** How far the seen edges lie from the pose's sides, in px: the usual distance (1.48 medians). */
  deviation: number;
  /** The share of the weakest side's profiles on which the edge is seen where the pose has it. */
  visibleShare: number;
}

/** Neighboring profiles see the same noise: so many of them tell as much as one. */
const correlatedProfiles = 3;

/** Makes a pose exact: edges are measured where it has them, and it is fitted to them, each time closer. */
export function fitA4Sheet(contrast: Contrast, start: Pose): FittedA4Sheet {
  let fitted: FittedA4Sheet = { pose: start, sides: [], deviation: 0, visibleShare: 0 };
  for (const reach of [6, 4, 3]) {
    const measured = sidesOf(cornersOfA4Sheet(fitted.pose)).map((side) => edgePoints(contrast, side, reach));
    for (let round = 0; round < 3; round++) {
      const { sides, deviation, visibleShare } = reweighted(measured, fitted.pose);
      fitted = { pose: poseOf(sides, fitted.pose, deviation), sides, deviation, visibleShare };
    }
  }
  return fitted;
}

/** The pose that explains edges, from a first one, or from its mirror where that explains them better. */
export function poseOf(sides: SidePoints[], near: Pose, deviation: number): Pose {
  const [x, y, z] = near.turn;
  const mirrored = { ...near, turn: [-x, -y, z] as const };
  return fitPose(sides, cornersOfA4Sheet(near), near.size, deviation * Math.sqrt(correlatedProfiles), [
    near,
    mirrored,
  ]).pose;
}

/** Points that lie far off, as on tape or a curled corner, count less and less. */
function reweighted(
  measured: SidePoints[],
  pose: Pose,
): Pick<FittedA4Sheet, 'sides' | 'deviation' | 'visibleShare'> {
  const distances = sidesOf(cornersOfA4Sheet(pose)).map(([from, to], side) => {
    const line = lineThrough(from, to);
    return (measured[side]?.points ?? []).map((point) => signedDistance(line, point));
  });
  const deviation = Math.max(1.48 * median(distances.flat().map(Math.abs)), 0.08);
  const sides = measured.map(({ points, weights }, side) => ({
    points,
    weights: weights.map(
      (weight, index) => weight * bisquare((distances[side]?.[index] ?? 0) / (4 * deviation)),
    ),
  }));
  const shares = sides.map(({ weights }) => weights.filter((weight) => weight > 0.2).length / weights.length);
  return { sides, deviation, visibleShare: Math.min(...shares) };
}
