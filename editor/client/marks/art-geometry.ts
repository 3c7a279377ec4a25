import type { Quad } from '../../../app/wall/geometry.ts';
import { asEdges, between, type Size } from './mark-geometry.ts';

/** A picture of an item, as far as a flat print can be made of it. */
export interface PictureInItem {
  url: string;
  /** The print that it shows. */
  print?: unknown;
  edges?: unknown;
}

/** The pictures that an item names. @param said what its file says */
export function picturesIn(said: unknown): PictureInItem[] {
  const { images } = (said ?? {}) as { images?: unknown };
  return (Array.isArray(images) ? images : [])
    .map((one: unknown) => (typeof one === 'string' ? { url: one } : (one as PictureInItem)))
    .filter((one) => typeof one?.url === 'string' && one.url !== '');
}

/** Where a print is looked for at first: well inside of its frame, or of the picture. */
export function artCorners(picture: PictureInItem | undefined, { width, height }: Size): Quad {
  const edges = asEdges(picture?.edges) ?? { left: 0, top: 0, right: width, bottom: height };
  const [left, right] = [between(edges.left, 0, width), between(edges.right, 0, width)];
  const [top, bottom] = [between(edges.top, 0, height), between(edges.bottom, 0, height)];
  const [x, y] = [(right - left) / 6, (bottom - top) / 6];
  return [
    [left + x, top + y],
    [right - x, top + y],
    [right - x, bottom - y],
    [left + x, bottom - y],
  ];
}
