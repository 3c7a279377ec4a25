import { rectangle, transformPoint, transformQuad } from '#model/geometry/homography.ts';
import { measures, printGap } from '#model/geometry/measures.ts';
import { middleOf, type Point } from '#model/geometry/points.ts';
import { halfSizeOf, type Wall } from './solve-wall.ts';
import type { NamedPrint } from './wall-address.ts';

/** A print on the wall: `center` is in cm (right, up) from the middle of the measured object (the A4 sheet). */
export interface HungPrint extends NamedPrint {
  center: Point;
}

/** Distance from a frame's top edge down to its hook, in cm. */
export const hookDistance = 5;

/** Gap between the measured object (such as the A4 sheet) and the first print, in cm. */
const firstGap = 14;

/** Step (cm) by which a row of prints moves closer to the measured object until the whole row is in the photograph. */
const searchStep = 5;

/** Hangs prints in a row on one horizontal axis, with equal gaps (cm). The middle of the row is at [x, y] in wall cm. */
export function inRow(prints: readonly NamedPrint[], [x, y]: Point, gap = 6): HungPrint[] {
  let left = x - rowWidth(prints, gap) / 2;
  return prints.map((print) => {
    const [width] = measures(print.size).outer;
    const center: Point = [left + width / 2, y];
    left += width + gap;
    return { ...print, center };
  });
}

function rowWidth(prints: readonly NamedPrint[], gap: number): number {
  return prints.reduce((sum, { size }) => sum + measures(size).outer[0], (prints.length - 1) * gap);
}

/**
 * The first positions of prints: in a row beside the measured object, on the side where the photograph shows more wall.
 * If a part of the row would be outside the photograph, the row moves closer to the object, even over it, or to its
 * other side.
 * @param size width and height of the photograph, in px
 * @param up height of the row's middle above the middle of the measured object, in cm
 */
export function besideMeasured(
  prints: readonly NamedPrint[],
  wall: Pick<Wall, 'homography' | 'corners'>,
  [width, height]: readonly [number, number],
  up = 0,
): HungPrint[] {
  const row = rowWidth(prints, printGap);
  const tallest = Math.max(0, ...prints.map(({ size }) => measures(size).outer[1]));
  const first = halfSizeOf(wall)[0] + firstGap + row / 2;
  const side = transformPoint(wall.homography, [0, 0])[0] < width / 2 ? 1 : -1;
  const distances = Array.from(
    { length: Math.ceil(first / searchStep) },
    (_, step) => first - step * searchStep,
  );
  const centers = [...distances.map((x) => side * x), ...distances.map((x) => -side * x), 0];
  const isSeen = (x: number) =>
    transformQuad(wall.homography, rectangle([x, up], [row, tallest])).every(
      ([px, py]) => px > 0 && py > 0 && px < width && py < height,
    );
  return inRow(prints, [centers.find(isSeen) ?? side * first, up], printGap);
}

/** The middle of a row of prints: the point halfway between the centers of the first and the last print. */
export function middleOfRow(prints: readonly HungPrint[]): Point {
  return middleOf([prints.at(0), prints.at(-1)].flatMap((print) => (print ? [print.center] : [])));
}

/** Changes one print’s size, color or artwork. Several prints keep their gaps and their common middle. */
export function changedPrint(prints: HungPrint[], index: number, change: Partial<NamedPrint>): HungPrint[] {
  const next = prints.map((print, other) => (other === index ? { ...print, ...change } : print));
  return change.size && prints.length > 1 ? inRow(next, middleOfRow(prints), printGap) : next;
}

/** Moves all hung prints by the same distance as the dragged print, so that the gaps between prints stay. */
export function movedPrints(prints: HungPrint[], index: number, to: Point): HungPrint[] {
  const from = prints[index]?.center ?? to;
  return prints.map((print) => ({
    ...print,
    center: [print.center[0] + to[0] - from[0], print.center[1] + to[1] - from[1]],
  }));
}

/** Position of a nail in whole cm (`n`), measured from the nearest edges of the measured object. */
export interface NailPosition {
  across: { side: 'right' | 'left' | 'within'; n: number };
  up: { side: 'above' | 'below' | 'under'; n: number };
  /** Height above the floor; null if the height of the measured object is not known. */
  aboveFloor: number | null;
}

/**
 * Computes where a print's nail goes. Horizontally, the nail is right or left of the measured object, or `within` the
 * object's width: then `n` counts from the object's left edge. Vertically, the nail is above the object's top edge,
 * below its bottom edge, or `under` its top edge (within its height).
 * @param half half the width and half the height of the measured object, in cm
 * @param floor distance from the object's middle down to the floor, in cm
 */
export function nailPosition(
  { size, center: [x, y] }: Pick<HungPrint, 'size' | 'center'>,
  [halfAcross, halfUp]: Point,
  floor: number | null,
): NailPosition {
  const above = y + measures(size).outer[1] / 2 - hookDistance;
  const n = Math.round;
  const isBeside = Math.abs(x) >= halfAcross;
  const isOff = Math.abs(above) >= halfUp;
  return {
    across: isBeside
      ? { side: x > 0 ? 'right' : 'left', n: n(Math.abs(x) - halfAcross) }
      : { side: 'within', n: n(x + halfAcross) },
    up: isOff
      ? { side: above > 0 ? 'above' : 'below', n: n(Math.abs(above) - halfUp) }
      : { side: 'under', n: n(halfUp - above) },
    aboveFloor: floor === null ? null : n(above + floor),
  };
}
