import {
  type Homography,
  inverse,
  quadToQuad,
  rectangle,
  transformQuad,
} from '#model/geometry/homography.ts';
import { distance, orderCorners, type Point, type Quad, sidesOf } from '#model/geometry/points.ts';
import { cornerPoints } from './a4-sheet-candidates.ts';
import type { Pixels } from './contrast.ts';
import { type FoundA4Sheet, findA4Sheet, isClear } from './find-a4-sheet.ts';
import { a4, fitPose, homographyOf, type Pose, phoneFocal } from './pose.ts';
import { jittered, sampledPoses, seededRandom } from './uncertainty.ts';

/**
 * The geometry of the wall in a photograph. The origin (0, 0) of the wall's coordinates is the middle of the measured
 * object.
 */
export interface Wall {
  /** Maps cm on the wall (y up) to px of the photograph. */
  homography: Homography;
  /** The corners of the measured object (such as the A4 sheet), in px of the photograph. */
  corners: Quad;
  /**
   * What the geometry was computed from: an A4 sheet that was found, corners set by hand, or the known measures of a
   * sample room.
   */
  by: 'found' | 'by-hand' | 'room';
  /** Whether the measurement of the wall is almost certainly correct. */
  isClear: boolean;
  /** Homographies of other possible positions of the A4 sheet in the same photograph. */
  candidates: Homography[];
  /** Homographies from slightly changed input, which show the uncertainty; null for an attempt without a result. */
  samples: (Homography | null)[];
}

/**
 * Computes the wall's geometry from an A4 sheet near four taps. `samples` yields other poses, which show the
 * uncertainty. Returns null if no sheet is found.
 */
export function wallFromTaps(
  pixels: Pixels,
  taps: readonly Point[],
  size: readonly [number, number],
): { wall: Wall; samples: Generator<Pose | null, void> } | null {
  const found = findA4Sheet(pixels, taps, size);
  return found && { wall: wallOf(found), samples: sampledPoses(pixels, taps, found) };
}

function wallOf(found: FoundA4Sheet): Wall {
  const homography = homographyOf(found.pose);
  return {
    homography,
    corners: transformQuad(homography, rectangle([0, 0], a4)),
    by: 'found',
    isClear: isClear(found),
    candidates: found.candidates.map(homographyOf),
    samples: [],
  };
}

/** For corners set by hand: their minimum uncertainty in px, and how many times they are moved to test it. */
const handSpread = 3;
const handSamples = 20;

/**
 * Computes the wall's geometry from four corners set by hand: those of an A4 sheet, or of an upright object of known
 * height, whose width follows from a phone's usual lens. If no A4 sheet can have these corners, their uncertainty is
 * their distance from the nearest corners that a sheet can have.
 * @param corners the four corners, in px of the photograph
 * @param size width and height of the photograph, in px
 * @param height height of the object, in cm; without it, the object is an A4 sheet
 */
export function wallFromCorners(corners: Quad, size: readonly [number, number], height?: number): Wall {
  const solve = (quad: Quad) =>
    height ? homographyFromHeight(quad, size, height) : homographyOf(poseFromA4Sheet(quad, size));
  const homography = solve(corners);
  const nearest = height ? corners : transformQuad(homography, rectangle([0, 0], a4));
  const distances = nearest.map((corner, index) => distance(corner, corners[index] as Point));
  const spread = Math.max(handSpread, ...distances);
  // To test the uncertainty, all four corners move at once: a different camera angle could explain a single moved
  // corner.
  const random = seededRandom();
  const samples = Array.from({ length: handSamples }, () =>
    solve(corners.map((corner) => jittered(corner, spread, random)) as unknown as Quad),
  );
  const longestSide = Math.max(...sidesOf(corners).map(([from, to]) => distance(from, to)));
  // People photograph a wall from the front. A steep angle means that the corners are wrong.
  const [pitch, yaw] = height ? [0, 0] : poseFromA4Sheet(corners, size).turn;
  const isClear =
    spread <= Math.max(handSpread, 0.02 * longestSide) && Math.abs(pitch) < 0.25 && Math.abs(yaw) < 0.5;
  return { homography, corners, by: 'by-hand', isClear, candidates: [], samples };
}

function poseFromA4Sheet(corners: Quad, size: readonly [number, number]): Pose {
  return fitPose(cornerPoints(corners), corners, size, handSpread / 2).pose;
}

/** The homography of an upright rectangle of known height (cm). The width follows from a phone's usual lens. */
function homographyFromHeight(corners: Quad, size: readonly [number, number], height: number): Homography {
  const unit = quadToQuad(rectangle([0, 0], [1, 1]), corners);
  const [across, up] = columnsOf(unit, size);
  return quadToQuad(rectangle([0, 0], [(height * length(across)) / length(up), height]), corners);
}

/** Half the width and half the height of the measured object, in wall cm. */
export function halfSizeOf({ homography, corners }: Pick<Wall, 'homography' | 'corners'>): Point {
  const [[left, top], [right], , [, bottom]] = transformQuad(inverse(homography), corners);
  return [(right - left) / 2, (top - bottom) / 2];
}

/** Orders four taps as a quadrangle; null if there are not four, or if two of them are too close to each other. */
export function quadOf(taps: readonly Point[]): Quad | null {
  if (taps.length !== 4) return null;
  const quad = orderCorners(taps);
  return sidesOf(quad).every(([from, to]) => distance(from, to) > 8) ? quad : null;
}

/**
 * The homography of a plane in front of the wall, parallel to it, at a distance in cm (`depth`). It assumes a phone's
 * usual lens.
 */
export function planeInFront(
  homography: Homography,
  size: readonly [number, number],
  depth: number,
): Homography {
  const wall = homography.map((value) => value / homography[8]) as unknown as Homography;
  const [across, up, away] = columnsOf(wall, size);
  const unit = (length(across) + length(up)) / 2;
  // The wall's normal vector. It is one centimeter long, like the vectors of the wall's two axes.
  const normal = [
    (across[1] * up[2] - across[2] * up[1]) / unit,
    (across[2] * up[0] - across[0] * up[2]) / unit,
    (across[0] * up[1] - across[1] * up[0]) / unit,
  ];
  const moved = away.map((value, row) => value + depth * (normal[row] as number)) as Vector;
  const [focal, mx, my] = lens(size);
  const column = [focal * moved[0] + mx * moved[2], focal * moved[1] + my * moved[2], moved[2]] as const;
  const [a, b, , d, e, , g, h] = wall;
  return [a, b, column[0], d, e, column[1], g, h, column[2]];
}

type Vector = [number, number, number];

/** A phone's usual lens: the focal length and the middle of the photograph, in px. */
function lens(size: readonly [number, number]) {
  return [phoneFocal * Math.max(...size), size[0] / 2, size[1] / 2] as const;
}

/** The vectors of the wall's two axes, and the wall's origin (0, 0), as camera coordinates: right, down, away. */
function columnsOf(
  [a, b, c, d, e, f, g, h, i]: Homography,
  size: readonly [number, number],
): [Vector, Vector, Vector] {
  const [focal, mx, my] = lens(size);
  const column = (x: number, y: number, w: number): Vector => [(x - mx * w) / focal, (y - my * w) / focal, w];
  return [column(a, d, g), column(b, e, h), column(c, f, i)];
}

function length(vector: Vector): number {
  return Math.hypot(...vector);
}
