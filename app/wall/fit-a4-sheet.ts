import { lineThrough, sidesOf, signedDistance } from '#model/geometry/points.ts';
import { type Contrast, median } from './contrast.ts';
import { bisquare, edgePoints } from './edge-points.ts';
import { cornersOfA4Sheet, fitPose, type Pose, type SidePoints } from './pose.ts';

/**
 * A pose of the A4 sheet, and the measured edges that the pose was fitted to. uncertainty.ts fits poses to the same
 * edges again, with other weights.
 */
export interface FittedA4Sheet {
  pose: Pose;
  sides: SidePoints[];
  /**
   * Robust standard deviation (1.48 times the median) of the
   * distances between the measured edges and the pose's sides, in px.
   */
  deviation: number;
  /**
   * Share of profiles (short lines across a side) that show an edge where the pose expects one, on the side of the A4
   * sheet with the smallest share.
   */
  visibleShare: number;
}

/** This many neighboring profiles (lines across an edge) count as one measurement: they have the same noise. */
const correlatedProfiles = 3;

/**
 * Refines a pose of the A4 sheet in rounds: each measures the sheet's edges near the pose's sides, in a smaller range
 * than before, and fits the pose to them.
 */
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
 * Fits a pose to measured edges twice: starting with the given pose, and with its mirrored rotation. Returns the better
 * of the two results.
 */
export function poseOf(sides: SidePoints[], near: Pose, deviation: number): Pose {
  const [x, y, z] = near.turn;
  const mirrored = { ...near, turn: [-x, -y, z] as const };
  return fitPose(sides, cornersOfA4Sheet(near), near.size, deviation * Math.sqrt(correlatedProfiles), [
    near,
    mirrored,
  ]).pose;
}

/** Reduces the weight of measured points far from the pose’s sides, such as those on tape or on a curled corner. */
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
