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

/** How the wall of a photograph is known. Its (0, 0) is the middle of what was measured. */
export interface Wall {
  /** Wall cm (y up) to px of the photograph. */
  homography: Homography;
  /** What was measured, as it is seen. */
  corners: Quad;
  /** By what it is known: a sheet found, corners set by hand, or the room's own measures. */
  by: 'found' | 'by-hand' | 'room';
  /** Whether what was found can hardly be anything else. */
  isClear: boolean;
  /** Other answers that the same photograph allows; null for a try without one. */
  candidates: Homography[];
  samples: (Homography | null)[];
}

/** The wall from a sheet near four taps, and the poses that say how sure it is, one by one; null where no sheet is seen. */
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

/** How far off, in px, a corner set by hand may be, at the least; and how often it is tried elsewhere. */
const handSpread = 3;
const handSamples = 20;

/**
 * The wall from four corners set by hand: of a sheet, or of something upright whose height (cm) is known and whose
 * width follows from what a phone's lens shows. Corners that no sheet could have are taken to be off by as much as they are
 * beside the nearest that one could.
 */
export function wallFromCorners(corners: Quad, size: readonly [number, number], height?: number): Wall {
  const solve = (quad: Quad) =>
    height ? homographyFromHeight(quad, size, height) : homographyOf(poseFromA4Sheet(quad, size));
  const homography = solve(corners);
  const nearest = height ? corners : transformQuad(homography, rectangle([0, 0], a4));
  const distances = nearest.map((corner, index) => distance(corner, corners[index] as Point));
  const spread = Math.max(handSpread, ...distances);
  // All four at once: one alone would be explained by another angle.
  const random = seededRandom();
  const samples = Array.from({ length: handSamples }, () =>
    solve(corners.map((corner) => jittered(corner, spread, random)) as unknown as Quad),
  );
  const longestSide = Math.max(...sidesOf(corners).map(([from, to]) => distance(from, to)));
  // Who photographs a wall stands before it: a steep view is corners that lie wrong.
  const [pitch, yaw] = height ? [0, 0] : poseFromA4Sheet(corners, size).turn;
  const isClear =
    spread <= Math.max(handSpread, 0.02 * longestSide) && Math.abs(pitch) < 0.25 && Math.abs(yaw) < 0.5;
  return { homography, corners, by: 'by-hand', isClear, candidates: [], samples };
}

function poseFromA4Sheet(corners: Quad, size: readonly [number, number]): Pose {
  return fitPose(cornerPoints(corners), corners, size, handSpread / 2).pose;
}

function homographyFromHeight(corners: Quad, size: readonly [number, number], height: number): Homography {
  const unit = quadToQuad(rectangle([0, 0], [1, 1]), corners);
  const [across, up] = columnsOf(unit, size);
  return quadToQuad(rectangle([0, 0], [(height * length(across)) / length(up), height]), corners);
}

/** Half of what was measured, in wall cm: across and up. */
export function halfSizeOf({ homography, corners }: Pick<Wall, 'homography' | 'corners'>): Point {
  const [[left, top], [right], , [, bottom]] = transformQuad(inverse(homography), corners);
  return [(right - left) / 2, (top - bottom) / 2];
}

/** Four taps as the corners of a quadrangle, or null where they do not span one. */
export function quadOf(taps: readonly Point[]): Quad | null {
  if (taps.length !== 4) return null;
  const quad = orderCorners(taps);
  return sidesOf(quad).every(([from, to]) => distance(from, to) > 8) ? quad : null;
}

/** The plane so many cm in front of the wall, towards the room: as far before it as a phone's lens shows. */
export function planeInFront(
  homography: Homography,
  size: readonly [number, number],
  depth: number,
): Homography {
  const wall = homography.map((value) => value / homography[8]) as unknown as Homography;
  const [across, up, away] = columnsOf(wall, size);
  const unit = (length(across) + length(up)) / 2;
  // The wall's own axes and the one out of it, all of one length: a centimeter.
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

function lens(size: readonly [number, number]) {
  return [phoneFocal * Math.max(...size), size[0] / 2, size[1] / 2] as const;
}

/** The wall's directions and its (0, 0) as the camera sees them: right, down, away. The wall lies before the camera. */
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
