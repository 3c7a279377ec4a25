import type { Homography } from '#model/geometry/homography.ts';
import { rectangle, transformQuad } from '#model/geometry/homography.ts';
import type { Point, Quad } from '#model/geometry/points.ts';
import { distance, lineThrough, middleOf, sidesOf, signedDistance } from '#model/geometry/points.ts';
import { leastSquares } from './least-squares.ts';

/** Focal length divided by the longer side of the photograph, for a phone's main lens (24 to 28 mm in 35 mm equivalent). */
export const phoneFocal = 0.73;

/** Relative standard deviation of the focal lengths of phones' main lenses. */
const focalSpread = 0.05;

/** Width and height in cm of the A4 sheet (ISO 216), upright on the wall. */
export const a4: readonly [number, number] = Object.freeze([21, 29.7] as const);

/**
 * Position and rotation of the wall's plane relative to the camera, and the camera's focal length. Angles are in
 * radians, positions in cm.
 */
export interface Pose {
  /** Rotation about the x, y and z axes of the camera, in this order. */
  turn: readonly [number, number, number];
  /** Position of the wall's origin (0, 0) in front of the camera, in cm: right, down, away. */
  shift: readonly [number, number, number];
  /** Focal length of the camera, in px. */
  focal: number;
  /** Size of the photograph in px. The optical axis goes through its middle. */
  size: readonly [number, number];
}

/** The homography of a pose: maps cm on the wall (y up) to px of the photograph. */
export function homographyOf({ turn: [x, y, z], shift: [right, down, away], focal, size }: Pose): Homography {
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(x),
    Math.sin(x),
    Math.cos(y),
    Math.sin(y),
    Math.cos(z),
    Math.sin(z),
  ];
  // The first two columns of the rotation matrix Rz·Ry·Rx. The second column has the opposite sign, because the wall's
  // y axis points up.
  const [r11, r21, r31] = [cz * cy, sz * cy, -sy];
  const [r12, r22, r32] = [sz * cx - cz * sy * sx, -sz * sy * sx - cz * cx, -cy * sx];
  const [mx, my] = [size[0] / 2, size[1] / 2];
  return [
    (focal * r11 + mx * r31) / away,
    (focal * r12 + mx * r32) / away,
    (focal * right + mx * away) / away,
    (focal * r21 + my * r31) / away,
    (focal * r22 + my * r32) / away,
    (focal * down + my * away) / away,
    r31 / away,
    r32 / away,
    1,
  ];
}

/** The four corners of the A4 sheet, as a pose projects them into the photograph, in px. */
export function cornersOfA4Sheet(pose: Pose): Quad {
  return transformQuad(homographyOf(pose), rectangle([0, 0], a4));
}

/** The largest distance between the same corner of the A4 sheet in two poses, in px. */
export function cornerDistance(one: Pose, other: Pose): number {
  const corners = cornersOfA4Sheet(other);
  return Math.max(...cornersOfA4Sheet(one).map((corner, index) => distance(corner, corners[index] as Point)));
}

/** Measured points on one side of the A4 sheet, each with a weight (0 to 1). */
export interface SidePoints {
  points: readonly Point[];
  weights: readonly number[];
}

/**
 * Finds the pose that fits the measured sides of the A4 sheet best. The focal length and the angles are kept near the
 * usual values of a phone, because a sheet of 100 px contains little information about them; a homography without these
 * limits would be inaccurate. The sides of a plane allow two poses (Schweighofer and Pinz, 2006), so the fit starts
 * with opposite rotations to find both.
 * @param sides points along the top, right, bottom and left side, in px
 * @param near the approximate corners of the sheet, in px
 * @param size width and height of the photograph, in px
 * @param spread standard deviation of the points, in px
 */
export function fitPose(
  sides: readonly SidePoints[],
  near: Quad,
  size: readonly [number, number],
  spread: number,
  starts: readonly Pose[] = startingPoses(near, size),
): { pose: Pose; cost: number } {
  const usual = Math.log(phoneFocal * Math.max(...size));
  const corners = rectangle([0, 0], a4);
  const residuals = (unknowns: number[]) => {
    const pose = poseFrom(unknowns, size);
    const quad = transformQuad(homographyOf(pose), corners);
    const errors: number[] = [];
    sidesOf(quad).forEach(([from, to], side) => {
      const line = lineThrough(from, to);
      const { points, weights } = sides[side] as SidePoints;
      points.forEach((point, index) => {
        errors.push(((weights[index] ?? 1) * signedDistance(line, point)) / spread);
      });
    });
    const [x = 0, y = 0, z = 0] = unknowns;
    errors.push(((unknowns[6] ?? usual) - usual) / focalSpread, x / 0.35, y / 0.5, z / 0.2);
    return errors;
  };
  const found = starts.map((pose) =>
    leastSquares(residuals, unknownsOf(pose), [1e-5, 1e-5, 1e-5, 1e-3, 1e-3, 1e-3, 1e-5]),
  );
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { pose: poseFrom(best.unknowns, size), cost: best.cost };
}

/**
 * Poses of the A4 sheet from which the fit starts. Their distance follows from the sheet's area in the photograph; they
 * are rotated a little to either side, and up or down.
 */
function startingPoses(near: Quad, size: readonly [number, number]): Pose[] {
  const focal = phoneFocal * Math.max(...size);
  const [a, b, c, d] = near;
  const across = (distance(a, b) + distance(c, d)) / 2;
  const up = (distance(b, c) + distance(d, a)) / 2;
  const away = focal * Math.sqrt((a4[0] * a4[1]) / Math.max(across * up, 1));
  const [x, y] = middleOf(near);
  const shift = [((x - size[0] / 2) / focal) * away, ((y - size[1] / 2) / focal) * away, away] as const;
  return [-0.25, 0.25].flatMap((yaw) =>
    [-0.1, 0.1].map((pitch) => ({ turn: [pitch, yaw, 0] as const, shift, focal, size })),
  );
}

function unknownsOf({ turn, shift, focal }: Pose): number[] {
  return [...turn, ...shift, Math.log(focal)];
}

function poseFrom(unknowns: number[], size: readonly [number, number]): Pose {
  const [x = 0, y = 0, z = 0, right = 0, down = 0, away = 1, focal = 0] = unknowns;
  return { turn: [x, y, z], shift: [right, down, Math.max(away, 1)], focal: Math.exp(focal), size };
}
