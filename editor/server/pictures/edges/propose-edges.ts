import type { Edges } from '../../../../app/content/schema.ts';
import { type MeasuredFrame, measureFrame } from './measure-frame.ts';
import type { RefinedSide } from './refine-side.ts';

/** What is proposed for the field `edges` of a picture. */
export interface ProposedEdges {
  /** In px of the picture turned upright; right and bottom are the first pixels behind the frame. */
  edges: Edges;
  /** Whether this is a frame straight on whose four sides are clearly there; otherwise it is a place to begin from. */
  sure: boolean;
}

/**
 * Finds the outer edges of a frame that hangs straight on before a plain wall.
 * @param file a picture's place or bytes
 * @throws where it cannot be read
 */
export async function proposeEdges(file: string | Buffer): Promise<ProposedEdges> {
  return judge(await measureFrame(file));
}

/** Makes a proposal of what was measured. */
export function judge(frame: MeasuredFrame): ProposedEdges {
  const { size, sides, roughly } = frame;
  if (!roughly) return { edges: inset(size), sure: false };
  const at = (side: keyof Edges) => Math.round(sides[side]?.at ?? roughly[side]);
  return {
    edges: { left: at('left'), top: at('top'), right: at('right'), bottom: at('bottom') },
    sure: isSure(frame),
  };
}

/** Plaster and paper are less uneven. */
const leastShadow = 0.025;

function isSure({ rectangle, sides, shadow = 0 }: MeasuredFrame): boolean {
  if (!rectangle) return false;
  const { coverage, clutter, company, gap } = rectangle;
  const isClear = (side: RefinedSide | undefined) =>
    side && side.support > (gap < 0.02 ? 0.98 : 0.99) && side.uncertainty < 2.5 && Math.abs(side.tilt) < 4;
  return (
    coverage > 0.9 &&
    clutter < 0.06 &&
    company < 0.7 &&
    gap < 0.06 &&
    shadow > leastShadow &&
    Object.values(sides).every(isClear) &&
    hasBand(sides)
  );
}

/** Whether all sides have a further edge behind them equally far in: a frame is as wide all around. */
function hasBand({ left, ...others }: MeasuredFrame['sides']): boolean {
  const isAt = (width: number) => (other: RefinedSide | undefined) =>
    other?.within.some((one) => Math.abs(one - width) <= 2 + 0.12 * width);
  return left?.within.some((width) => Object.values(others).every(isAt(width))) ?? false;
}

/** Where nothing is found: a frame in the middle. */
function inset({ width, height }: MeasuredFrame['size']): Edges {
  const margin = Math.round(Math.min(width, height) * 0.12);
  return { left: margin, top: margin, right: width - margin, bottom: height - margin };
}
