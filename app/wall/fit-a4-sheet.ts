import { lineThrough, sidesOf, signedDistance } from '#model/geometry/points.ts';
import { type Contrast, median } from './contrast.ts';
import { bisquare, edgePoints } from './edge-points.ts';
import { cornersOfA4Sheet, fitPose, type Pose, type SidePoints } from './pose.ts';

/** A pose with the measured edges that it was fitted to. uncertainty.ts fits it again with other weights. */
export interface FittedA4Sheet {
  pose: Pose;
  sides: SidePoints[];
  /**
   * Robust standard deviation (1.48 times the median) of the
   * distances between the measured edges and the pose's sides, in px.
   */
  deviation: number;
  /** Share of profiles whose edge is visible where the pose expects it, on the side with the fewest such profiles. */
  visibleShare: number;
}

/** Neighboring profiles have the same noise: this many of them contain as much information as one. */
const correlatedProfiles = 3;

/** Refines a pose: measures the edges near its sides and fits the pose to them, each time in a smaller range. */
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

/**
 * Fits a pose to measured edges, starting with the given pose
 * and with its mirrored rotation. The better result is returned.
 */
export function poseOf(sides: SidePoints[], near: Pose, deviation: number): Pose {
  const [x, y, z] = near.turn;
  const mirrored = { ...near, turn: [-x, -y, z] as const };
  return fitPose(sides, cornersOfA4Sheet(near), near.size, deviation * Math.sqrt(correlatedProfiles), [
    near,
    mirrored,
  ]).pose;
}

/** Reduces the weight of points far from the pose’s sides, such as those on tape or on a curled corner. */
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
