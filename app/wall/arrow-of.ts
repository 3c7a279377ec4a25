import type { KeyboardEvent } from 'react';
import type { Point } from './geometry.ts';

const ways: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** How far an arrow key moves something, right and up, as the eye sees it in every language; null for other keys. */
export function arrowOf({ key, shiftKey }: KeyboardEvent, step: number, withShift: number): Point | null {
  const way = ways[key];
  const far = shiftKey ? withShift : step;
  return way ? [way[0] * far, way[1] * far] : null;
}
