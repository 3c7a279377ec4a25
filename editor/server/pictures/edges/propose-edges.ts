import type { Edges } from '../../../../app/content/schema.ts';
import { mapEdges } from './edge-map.ts';
import { type FoundRectangle, findRectangle } from './find-rectangle.ts';
import { type Raster, readRasters, transpose } from './raster.ts';
import { type RefinedSide, refineSide } from './refine-side.ts';
import type { Side } from './strip.ts';

/** What is proposed for the field `edges` of a picture. */
export interface ProposedEdges {
  /** In px of the picture turned upright; right and bottom are the first pixels behind the frame. */
  edges: Edges;
  /** Whether this is a frame straight on whose four sides are clearly there; otherwise it is a place to begin from. */
  sure: boolean;
}

type Sides = Record<Side, RefinedSide | undefined>;

/**
 * Finds the outer edges of a frame that hangs straight on before a plain wall.
 * @param file a picture's place or bytes
 * @throws where it cannot be read
 */
export async function proposeEdges(file: string | Buffer): Promise<ProposedEdges> {
  const { full, reduced } = await readRasters(file);
  const found = findRectangle(mapEdges(reduced), mapEdges(transpose(reduced)));
  if (!found) return { edges: inset(full), sure: false };
  const scale = full.width / reduced.width;
  const sides = refineSides(full, found, scale);
  const edges = {
    left: Math.round(sides.left?.at ?? found.left * scale),
    top: Math.round(sides.top?.at ?? found.top * scale),
    right: Math.round(sides.right?.at ?? found.right * scale),
    bottom: Math.round(sides.bottom?.at ?? found.bottom * scale),
  };
  return { edges, sure: isSure(found, sides) };
}

function refineSides(full: Raster, found: FoundRectangle, scale: number): Sides {
  const reach = 3 * scale + 4;
  const at = (side: Side) => (found[side] + 0.5) * scale;
  const upright = { from: at('top'), to: at('bottom'), reach };
  const level = { from: at('left'), to: at('right'), reach };
  return {
    left: refineSide(full, 'left', { about: at('left'), ...upright }),
    top: refineSide(full, 'top', { about: at('top'), ...level }),
    right: refineSide(full, 'right', { about: at('right'), ...upright }),
    bottom: refineSide(full, 'bottom', { about: at('bottom'), ...level }),
  };
}

function isSure({ coverage, clutter }: FoundRectangle, sides: Sides): boolean {
  return (
    coverage > 0.85 &&
    clutter < 0.06 &&
    Object.values(sides).every(
      (side) => side && side.support > 0.8 && side.doubt < 2.5 && Math.abs(side.tilt) < 4,
    )
  );
}

/** Where nothing is found: a frame in the middle. */
function inset({ width, height }: Raster): Edges {
  const margin = Math.round(Math.min(width, height) * 0.12);
  return { left: margin, top: margin, right: width - margin, bottom: height - margin };
}
