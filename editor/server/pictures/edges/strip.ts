import type { Edges } from '../../../../app/content/schema.ts';
import type { Raster } from './raster.ts';

/** A side of a frame. */
export type Side = keyof Edges;

/** The surroundings of a side, turned so that the wall is on the left and the frame on the right. */
export interface Strip {
  raster: Raster;
  /** Where something at a column of the strip is in the picture, px. */
  placeOf: (column: number) => number;
}

/**
 * Cuts a side's surroundings out of a picture.
 * @param about where the side is thought to be, px
 * @param reach how far before and behind it, px
 */
export function cutStrip(
  picture: Raster,
  side: Side,
  about: number,
  reach: [before: number, behind: number],
): Strip {
  const isUpright = side === 'left' || side === 'right';
  const isFirst = side === 'left' || side === 'top';
  const [across, along] = isUpright ? [picture.width, picture.height] : [picture.height, picture.width];
  const [lower, upper] = isFirst
    ? [about - reach[0], about + reach[1]]
    : [about - reach[1], about + reach[0]];
  const start = Math.max(0, Math.floor(lower));
  const end = Math.max(start, Math.min(across, Math.ceil(upper)));
  const width = end - start;
  const data = new Uint8Array(width * along * 3);
  for (let y = 0; y < along; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = isFirst ? start + x : end - 1 - x;
      const from = (isUpright ? y * picture.width + at : at * picture.width + y) * 3;
      const to = (y * width + x) * 3;
      data[to] = picture.data[from] as number;
      data[to + 1] = picture.data[from + 1] as number;
      data[to + 2] = picture.data[from + 2] as number;
    }
  return {
    raster: { width, height: along, data },
    placeOf: (column) => (isFirst ? start + column : end - column),
  };
}
