import type { Edges } from '#model/content/kinds/frames.ts';

/** A place in a picture, in px from its left and its top. */
export type Point = readonly [x: number, y: number];

/** Of a picture, in px. */
export interface Size {
  width: number;
  height: number;
}

export type EdgeSide = keyof Edges;

/** The edges in the order in which keys go through them. */
export const edgeSides: readonly EdgeSide[] = ['left', 'top', 'right', 'bottom'];

/** Where in a picture a pointer is, beside it too. @param box where the picture stands on the screen */
export function pointAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number } | undefined,
  { width, height }: Size,
): Point {
  if (!box?.width || !box.height) return [0, 0];
  return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Whether an edge is a line from top to bottom. */
export function isVertical(side: EdgeSide): boolean {
  return side === 'left' || side === 'right';
}

/** The place amid the four of them. */
export function centerOf({ left, top, right, bottom }: Edges): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** How far an edge may go: inside the picture, 1 px before the one across. */
export function rangeOf(edges: Edges, side: EdgeSide, { width, height }: Size): [min: number, max: number] {
  switch (side) {
    case 'left':
      return [0, Math.min(edges.right, width) - 1];
    case 'right':
      return [Math.max(edges.left, 0) + 1, width];
    case 'top':
      return [0, Math.min(edges.bottom, height) - 1];
    case 'bottom':
      return [Math.max(edges.top, 0) + 1, height];
  }
}

/** The edges with one of them elsewhere, at whole px, as far as it may go. */
export function moveEdge(edges: Edges, side: EdgeSide, value: number, size: Size): Edges {
  return { ...edges, [side]: clamp(Math.round(value), ...rangeOf(edges, side, size)) };
}

/** What edges are set from by hand: a tenth of the picture inside of it. */
export function defaultEdges({ width, height }: Size): Edges {
  const [x, y] = [Math.round(width / 10), Math.round(height / 10)];
  return { left: x, top: y, right: width - x, bottom: height - y };
}

/** Edges as the file says them; undefined where it says no four numbers. */
export function asEdges(value: unknown): Edges | undefined {
  const edges = (value ?? {}) as Record<EdgeSide, unknown>;
  return edgeSides.every((side) => Number.isFinite(edges[side])) ? (value as Edges) : undefined;
}
