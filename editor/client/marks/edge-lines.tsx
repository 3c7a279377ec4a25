import type { Edges } from '../../../app/content/schema.ts';
import { useSession } from '../session.tsx';
import type { EditorWord } from '../words.ts';
import { isUpright, moveEdge, type Point, rangeOf, type Side, sides } from './mark-geometry.ts';
import { MarkHandle } from './mark-handle.tsx';
import { useStage } from './picture-stage.tsx';

const names: Record<Side, EditorWord> = {
  left: 'edgeLeft',
  top: 'edgeTop',
  right: 'edgeRight',
  bottom: 'edgeBottom',
};

interface EdgeLinesProps {
  edges: Edges;
  /** Whether the file says them: else they are dashed. */
  isSet: boolean;
  onMove: (edges: Edges) => void;
  onDone: (edges: Edges) => void;
  onCancel: () => void;
}

/** The four edges of a frame as lines across its picture. */
export function EdgeLines({ edges, isSet, onMove, onDone, onCancel }: EdgeLinesProps) {
  const { t } = useSession();
  const { size } = useStage();
  const middle: Point = [(edges.left + edges.right) / 2, (edges.top + edges.bottom) / 2];
  return sides.map((side) => {
    const isX = isUpright(side);
    const moved = ([x, y]: Point) => moveEdge(edges, side, isX ? x : y, size);
    return (
      <MarkHandle
        key={side}
        name={side}
        label={t(names[side])}
        at={isX ? [edges[side], middle[1]] : [middle[0], edges[side]]}
        along={isX ? 'x' : 'y'}
        range={rangeOf(edges, side, size)}
        className={`mark-line mark-line-${isX ? 'x' : 'y'}${isSet ? '' : ' mark-line-dashed'}`}
        onMove={(to) => onMove(moved(to))}
        onDone={(to) => onDone(moved(to))}
        onCancel={onCancel}
      />
    );
  });
}
