import { rectangle, transformPoint, transformQuad } from '#model/geometry/homography.ts';
import { measures } from '#model/geometry/measures.ts';
import { middleOf, type Point } from '#model/geometry/points.ts';
import { halfSizeOf, type Wall } from './solve-wall.ts';
import type { NamedPrint } from './wall-address.ts';

/** A print at its place: its middle in wall cm from the middle of what was measured (right, up). */
export interface HungPrint extends NamedPrint {
  center: Point;
}

/** Between two prints of a set, in cm: nearer, their shadows join. */
export const printGap = 8;

/** How far below a frame's top edge its hook sits, in cm. */
export const hookDepth = 5;

/** Between what was measured and the first print, in cm; and how much nearer each next place is where that is out of sight. */
const firstGap = 14;
const searchStep = 5;

/** Prints on one axis with equal gaps (cm), their row's middle at a place in wall cm. */
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
 * Prints where they hang first: in a row beside what was measured, on the side where the photograph shows more of the wall;
 * nearer, over the sheet, or on the other side where they would not be seen whole.
 * @param up how far above the wall's (0, 0) their middle hangs, in cm
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

/** The middle between the first and the last of some prints. */
export function middleOfRow(prints: readonly HungPrint[]): Point {
  return middleOf([prints.at(0), prints.at(-1)].flatMap((print) => (print ? [print.center] : [])));
}

/** Another size or print at the same place; a set keeps its gaps and its middle. */
export function changedPrint(prints: HungPrint[], index: number, change: Partial<NamedPrint>): HungPrint[] {
  const next = prints.map((print, other) => (other === index ? { ...print, ...change } : print));
  return change.size && prints.length > 1 ? inRow(next, middleOfRow(prints), printGap) : next;
}

/** Every print as far moved as the one that was dragged, so that a set stays a set. */
export function movedPrints(prints: HungPrint[], index: number, to: Point): HungPrint[] {
  const from = prints[index]?.center ?? to;
  return prints.map((print) => ({
    ...print,
    center: [print.center[0] + to[0] - from[0], print.center[1] + to[1] - from[1]],
  }));
}

/** How far a nail lies from the nearest edge that a tape measure can be held to, in whole cm. */
export interface NailPosition {
  across: { side: 'right' | 'left' | 'within'; n: number };
  up: { side: 'above' | 'below' | 'under'; n: number };
  /** Null where nobody has said how high the sheet hangs. */
  aboveFloor: number | null;
}

/**
 * Where the nail goes: beside the right or left edge of what was measured (or `within`: to the right of its left edge), above
 * its top or below its bottom edge (or `under`: below the top one), and above the floor.
 * @param half of what was measured, in cm: across and up; `floor` how far the floor lies below its middle
 */
export function nailPosition(
  { size, center: [x, y] }: Pick<HungPrint, 'size' | 'center'>,
  [halfAcross, halfUp]: Point,
  floor: number | null,
): NailPosition {
  const above = y + measures(size).outer[1] / 2 - hookDepth;
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
