import { mapEdges } from './edge-map.ts';
import { type FoundRectangle, findRectangle } from './find-rectangle.ts';
import { type Raster, readRasters, transpose } from './raster.ts';
import { type RefinedSide, refineSide } from './refine-side.ts';
import { shadowBeside } from './shadow.ts';
import type { Side } from './strip.ts';

/** What is known of the frame in a picture. */
export interface MeasuredFrame {
  /** Of the picture turned upright, px. */
  size: { width: number; height: number };
  /** Where it was found in the reduced picture; none where there are not four lines. */
  rectangle?: FoundRectangle;
  /** Its sides in the picture in full size; undefined where one has no edge there. */
  sides: Partial<Record<Side, RefinedSide | undefined>>;
  /** How much darker the wall is beside it (see shadowBeside). */
  shadow?: number;
  /** The rectangle in the picture in full size, px, without fractions of the reduced one's pixels. */
  roughly?: Record<Side, number>;
}

/**
 * Looks for a frame: roughly in the reduced picture, then side by side in full size.
 * @param file a picture's place or bytes
 * @throws where it cannot be read
 */
export async function measureFrame(file: string | Buffer): Promise<MeasuredFrame> {
  const { full, reduced } = await readRasters(file);
  const size = { width: full.width, height: full.height };
  const rectangle = findRectangle(mapEdges(reduced), mapEdges(transpose(reduced)));
  if (!rectangle) return { size, sides: {} };
  const scale = full.width / reduced.width;
  const at = (side: Side) => (rectangle[side] + 0.5) * scale;
  const roughly = { left: at('left'), top: at('top'), right: at('right'), bottom: at('bottom') };
  const shadow = shadowBeside(reduced, rectangle);
  return { size, rectangle, shadow, roughly, sides: refineSides(full, roughly, scale) };
}

function refineSides(full: Raster, roughly: Record<Side, number>, scale: number): MeasuredFrame['sides'] {
  const { left, top, right, bottom } = roughly;
  const depth = 0.15 * Math.min(right - left, bottom - top);
  const refine = (side: Side) => {
    const [from, to] = side === 'left' || side === 'right' ? [top, bottom] : [left, right];
    return refineSide(full, side, {
      about: roughly[side],
      from,
      to,
      before: 2 * scale + 3,
      behind: 6 * scale + 3,
      depth,
    });
  };
  return { left: refine('left'), top: refine('top'), right: refine('right'), bottom: refine('bottom') };
}
