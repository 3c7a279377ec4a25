import type { Point } from './points.ts';

const directions: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * How far an arrow key moves an object: [right, up] on the screen, the same in every language. Null for other keys.
 * @param step the distance without Shift
 * @param withShift the distance while Shift is held, in the same unit
 */
export function arrowStep(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  step: number,
  withShift: number,
): Point | null {
  const direction = directions[key];
  const distance = shiftKey ? withShift : step;
  return direction ? [direction[0] * distance, direction[1] * distance] : null;
}
