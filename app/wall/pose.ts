import type { Homography } from '#model/geometry/homography.ts';
import { rectangle, transformQuad } from '#model/geometry/homography.ts';
import type { Point, Quad } from '#model/geometry/points.ts';
import { distance, lineThrough, middleOf, sidesOf, signedDistance } from '#model/geometry/points.ts';
import { leastSquares } from './least-squares.ts';

/** Focal length over the longer side of the photograph: a phone's main lens, 24 to 28 mm in terms of small film. */
export const phoneFocal = 0.73;

/** How far, as a share, phones' main lenses lie round that. */
const focalSpread = 0.05;

/** Width and height in cm of the sheet that stands upright on the wall (ISO 216, A4). */
export const a4: readonly [number, number] = Object.freeze([21, 29.7] as const);

/** How a photograph was taken as far as the wall's plane shows it. Angles in radians, lengths in cm. */
export interface Pose {
  /** Turned about the x, y and z axis of the camera, one after another. */
  turn: readonly [number, number, number];
  /** Where the wall's (0, 0) lies before the camera: right, down, away. */
  shift: readonly [number, number, number];
  /** In px. */
  focal: number;
  /** Of the photograph, in px: the optical axis meets its middle. */
  size: readonly [number, number];
}

/** Wall cm (y up) to px. */
export function homographyOf({ turn: [x, y, z], shift: [right, down, away], focal, size }: Pose): Homography {
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(x),
    Math.sin(x),
    Math.cos(y),
    Math.sin(y),
    Math.cos(z),
    Math.sin(z),
  ];
  // The first two columns of Rz·Ry·Rx; the second with the other sign, since the wall's y points up.
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

/** The four corners of the sheet, in px. */
export function cornersOfA4Sheet(pose: Pose): Quad {
  return transformQuad(homographyOf(pose), rectangle([0, 0], a4));
}

/** How far two poses have the sheet's corners apart, in px, the farthest. */
export function cornerDistance(one: Pose, other: Pose): number {
  const corners = cornersOfA4Sheet(other);
  return Math.max(...cornersOfA4Sheet(one).map((corner, index) => distance(corner, corners[index] as Point)));
}

/** Points seen on one side of the sheet, each with a weight (0 to 1). */
export interface SidePoints {
  points: readonly Point[];
  weights: readonly number[];
}

/**
 * The pose that explains best where the sheet's sides are seen. Focal length and angles are held near what is usual
 * with a phone: a sheet of 100 px says little about them, and a free homography would lean on that little alone.
 * Both answers that a plane allows are tried (Schweighofer and Pinz, 2006), by starting turned either way.
 * @param sides points along the top, right, bottom and left side, in px; `spread` how far off they are, in px.
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

/** Straight ahead at the distance that the sheet's area tells, a little turned to either side and up or down. */
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
