import type { Edges } from '#model/content/kinds/frames.ts';

/** A position in a picture, in px from its left and its top. */
export type Point = readonly [x: number, y: number];

/** The size of a picture, in px. */
export interface Size {
  width: number;
  height: number;
}

export type EdgeSide = keyof Edges;

/** The four edges of a frame, in the order in which the Tab key reaches them. */
export const edgeSides: readonly EdgeSide[] = ['left', 'top', 'right', 'bottom'];

/**
 * Converts the position of a pointer on the screen to px of a picture. A pointer outside the picture gives a point outside it.
 * @param box the rectangle of the picture on the screen; undefined or of size 0 before the picture is shown
 * @returns the point; [0, 0] before the picture is shown
 */
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

/** Whether an edge of a frame is a vertical line, which the left and right edges are. */
export function isVertical(side: EdgeSide): boolean {
  return side === 'left' || side === 'right';
}

/** The allowed range of an edge in px: inside the picture, and at least 1 px from the opposite edge. */
export function rangeOf(edges: Edges, side: EdgeSide, { width, height }: Size): [min: number, max: number] {
  if (side === 'left') return [0, Math.min(edges.right, width) - 1];
  if (side === 'top') return [0, Math.min(edges.bottom, height) - 1];
  if (side === 'right') return [Math.max(edges.left, 0) + 1, width];
  return [Math.max(edges.top, 0) + 1, height];
}

/** Moves one edge of a frame to a value in px. The value is rounded and limited to the range of the edge. */
export function moveEdge(edges: Edges, side: EdgeSide, value: number, size: Size): Edges {
  return { ...edges, [side]: clamp(Math.round(value), ...rangeOf(edges, side, size)) };
}

/** The edges that the editor suggests until the owner sets some: a tenth of the picture's width and height from its borders. */
export function defaultEdges({ width, height }: Size): Edges {
  const [x, y] = [Math.round(width / 10), Math.round(height / 10)];
  return { left: x, top: y, right: width - x, bottom: height - y };
}

/** Reads four edges from a value of a content file. @returns undefined if the value does not have four numbers */
export function asEdges(value: unknown): Edges | undefined {
  const edges = (value ?? {}) as Record<EdgeSide, unknown>;
  return edgeSides.every((side) => Number.isFinite(edges[side])) ? (value as Edges) : undefined;
}
