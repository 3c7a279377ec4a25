import { isConvex, type Quad } from '../../../app/wall/geometry.ts';
import {
  type Homography,
  inverse,
  place,
  placeQuad,
  quadTo,
  rectangle,
} from '../../../app/wall/homography.ts';
import { between, type Point, type Size, tenths } from './mark-geometry.ts';

/** What rooms.yaml says of a room's wall: cm to px of the picture, where a print hangs first (cm), how far below the floor is (cm). */
export interface RoomWall {
  homography: Homography;
  center: Point;
  floor: number;
}

/** Width and height of what the corners are set on, in cm. */
export type Measure = readonly [width: number, height: number];

/** A room's wall as the file says it; undefined where it says no nine numbers. */
export function asRoomWall({ homography, center, floor }: Record<string, unknown>): RoomWall | undefined {
  const isAll = (said: unknown, length: number): said is number[] =>
    Array.isArray(said) && said.length === length && said.every(Number.isFinite);
  if (!isAll(homography, 9)) return undefined;
  const [x = 0, y = 0] = isAll(center, 2) ? center : [];
  return {
    homography: homography as unknown as Homography,
    center: [x, y],
    floor: typeof floor === 'number' && floor > 0 ? floor : 150,
  };
}

/** A wall straight ahead, before it is measured: what the corners are set on is a third of the picture high, in its middle. */
export function wallAhead({ width, height }: Size, measure: Measure): RoomWall {
  const scale = height / 3 / measure[1];
  const px = rectangle([width / 2, height / 2], [measure[0] * scale, -measure[1] * scale]);
  return { homography: written(quadTo(rectangle([0, 0], measure), px)), center: [0, 0], floor: 150 };
}

/** Where the corners of what is measured lie, in px; its middle is the wall's point (0, 0). */
export function cornersOf({ homography }: RoomWall, measure: Measure): Quad {
  return placeQuad(homography, rectangle([0, 0], measure));
}

/** Where the print and the floor are in the picture, in px. */
export function placesOf({ homography, center, floor }: RoomWall): { center: Point; floor: Point } {
  return { center: place(homography, center), floor: place(homography, [0, -floor]) };
}

/**
 * The wall with its corners elsewhere, or with another measure; print and floor stay where they are in the picture.
 * @returns the same wall where the corners could be no rectangle's
 */
export function withCorners(wall: RoomWall, corners: Quad, measure: Measure): RoomWall {
  if (!isConvex(corners)) return wall;
  const seen = placesOf(wall);
  const next = { ...wall, homography: written(quadTo(rectangle([0, 0], measure), corners)) };
  return withFloor(withCenter(next, seen.center), seen.floor);
}

/** The wall with the middle of its print at a place of the picture, in px. */
export function withCenter(wall: RoomWall, at: Point): RoomWall {
  const [x, y] = place(inverse(wall.homography), at);
  return { ...wall, center: [tenths(x), tenths(y)] };
}

/** The wall with its floor at the height of a place of the picture, in px. */
export function withFloor(wall: RoomWall, at: Point): RoomWall {
  const [, y] = place(inverse(wall.homography), at);
  return { ...wall, floor: between(tenths(-y), 1, 1000) };
}

/** The last number 1, nine digits each: a thousandth of a px; what is less than nothing to the eye is 0. */
function written(homography: Homography): Homography {
  return homography
    .map((one) => one / homography[8])
    .map((one) => (Math.abs(one) < 1e-9 ? 0 : Number(one.toPrecision(9)))) as unknown as Homography;
}
