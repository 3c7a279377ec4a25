import type { Point, Quad } from './geometry.ts';
import { gap, type HungPrint, inARow } from './hanging.ts';
import { type Homography, place, placeQuad, rectangle } from './homography.ts';
import { promised, spreadAt } from './how-sure.ts';
import type { Light } from './light.ts';
import { measures } from './measures.ts';
import type { PhotoFailure } from './photo.ts';
import { halfOf, type Wall } from './solve-wall.ts';
import type { NamedPrint } from './wall-address.ts';

/** A print that hangs, or will as soon as the wall is known. */
export interface Hung extends NamedPrint, HungPrint {}

/** All that the page knows; `taps` are those that are still too few. */
export interface WallState {
  photo: ImageBitmap | null;
  isOpening: boolean;
  failure: PhotoFailure | null;
  taps: Point[];
  /** What is measured: a sheet of A4, or something upright of this height in cm. */
  ruler: 'a4' | number;
  /** The taps led to no sheet. */
  isMissed: boolean;
  /** Corners (0 to 3) that stand where nobody has put them: until they are moved, or said to be right, sizes are a guess. */
  unset: readonly number[];
  /** The corners were set with buttons, near the sheet: once they are said to be right, its edges are looked for. */
  isRough: boolean;
  /** The corners are shown to be moved, and the sheet is left in the picture meanwhile. */
  isCorrecting: boolean;
  wall: Wall | null;
  light: Light | null;
  /** How far the floor lies below the wall's (0, 0), in cm. */
  floor: number | null;
  /** This very wall is kept on the device. */
  isKept: boolean;
  prints: Hung[];
  active: number;
}

/** A photograph before anything in it is measured, or after it is to be measured again. */
export const unmeasured = Object.freeze({
  taps: [],
  isMissed: false,
  unset: [],
  isRough: false,
  isCorrecting: false,
  wall: null,
  isKept: false,
});

export const emptyWall: WallState = Object.freeze({
  ...unmeasured,
  photo: null,
  isOpening: false,
  failure: null,
  ruler: 'a4' as const,
  light: null,
  floor: null,
  prints: [],
  active: 0,
});

/** What the stage says of the sheet. */
export type SheetState = 'none' | 'asked' | 'found' | 'by-hand' | 'unsure';

export function sheetState(state: WallState): SheetState {
  const { photo, wall, unset } = state;
  if (!photo || wall?.by === 'room') return 'none';
  if (!wall) return 'asked';
  if (unset.length > 0 || !wall.isClear || spreadOf(state) > promised) return 'unsure';
  return wall.by;
}

/** By what share the drawn sizes may be wrong: the largest of the prints that hang. */
export function spreadOf({ wall, prints }: WallState): number {
  if (!wall) return 0;
  return Math.max(0, ...prints.map(({ center, size }) => spreadAt(wall, center, measures(size).outer)));
}

/** Between what was measured and the first print, in cm; and how much nearer each next place is where that is out of sight. */
const beside = 14;
const nearer = 5;

/**
 * Prints where they hang first: in a row beside what was measured, on the side where the photograph shows more of the wall;
 * nearer, over the sheet, or on the other side where they would not be seen whole.
 * @param up how far above the wall's (0, 0) their middle hangs, in cm
 */
export function hungBeside(
  prints: Hung[],
  wall: Pick<Wall, 'homography' | 'corners'>,
  [width, height]: readonly [number, number],
  up = 0,
): Hung[] {
  const outers = prints.map(({ size }) => measures(size).outer);
  const row = outers.reduce((sum, [across]) => sum + across, (outers.length - 1) * gap);
  const tallest = Math.max(0, ...outers.map(([, tall]) => tall));
  const first = halfOf(wall)[0] + beside + row / 2;
  const way = place(wall.homography, [0, 0])[0] < width / 2 ? 1 : -1;
  const far = Array.from({ length: Math.ceil(first / nearer) }, (_, step) => first - step * nearer);
  const places = [...far.map((x) => way * x), ...far.map((x) => -way * x), 0];
  const isSeen = (x: number) =>
    placeQuad(wall.homography, rectangle([x, up], [row, tallest])).every(
      ([px, py]) => px > 0 && py > 0 && px < width && py < height,
    );
  return hungAt(prints, [places.find(isSeen) ?? way * first, up]);
}

/** Prints in a row whose middle is given, in wall cm. */
export function hungAt(prints: Hung[], middle: Point): Hung[] {
  const centers = inARow(
    prints.map(({ size }) => size),
    middle,
  );
  return prints.map((print, at) => ({ ...print, center: centers[at] ?? middle }));
}

/** Another size or print at the same place; a set keeps its gaps and its middle. */
export function changed(prints: Hung[], at: number, change: Partial<Hung>): Hung[] {
  const next = prints.map((print, place) => (place === at ? { ...print, ...change } : print));
  if (!change.size || prints.length === 1) return next;
  const middle = (prints[0] as Hung).center;
  const last = (prints.at(-1) as Hung).center;
  return hungAt(next, [(middle[0] + last[0]) / 2, middle[1]]);
}

/** Every print as far moved as the one that was dragged, so that a set stays a set. */
export function moved(prints: Hung[], at: number, to: Point): Hung[] {
  const from = prints[at]?.center ?? to;
  return prints.map((print) => ({
    ...print,
    center: [print.center[0] + to[0] - from[0], print.center[1] + to[1] - from[1]],
  }));
}

/** Whether a place on the wall (cm) lies in a photograph of this size (px): nearer than the horizon, within the edges. */
export function isInPhoto(
  to: Point,
  homography: Homography,
  [width, height]: readonly [number, number],
): boolean {
  const [, , , , , , g, h, i] = homography;
  const [x, y] = place(homography, to);
  const isBefore = (g * to[0] + h * to[1] + i) * i > 0;
  return isBefore && x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Whether corners form a quadrangle that could be a sheet at all: convex, none on another. */
export function isQuad(quad: Quad): boolean {
  return quad.every(([x, y], at) => {
    const [nextX, nextY] = quad[(at + 1) % 4] as Point;
    const [afterX, afterY] = quad[(at + 2) % 4] as Point;
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX) > 1;
  });
}

/** Whether a print hangs over what was measured. */
export function isCovered({ wall, prints }: WallState): boolean {
  if (!wall) return false;
  const half = halfOf(wall);
  return prints.some(({ size, center }) =>
    measures(size).outer.every(
      (wide, axis) => Math.abs(center[axis as 0 | 1]) < wide / 2 + half[axis as 0 | 1],
    ),
  );
}
