import type { Quad } from '../../../app/wall/geometry.ts';
import { useSession } from '../session.tsx';
import type { EditorWord } from '../words.ts';
import type { Point } from './mark-geometry.ts';
import { MarkHandle } from './mark-handle.tsx';
import { MarkShape } from './mark-shape.tsx';

/** From the top left clockwise, as the eye sees them. */
const names: readonly EditorWord[] = [
  'cornerTopLeft',
  'cornerTopRight',
  'cornerBottomRight',
  'cornerBottomLeft',
];

interface CornerPointsProps {
  /** In px of the picture. */
  corners: Quad;
  onMove: (corners: Quad) => void;
  onDone: (corners: Quad) => void;
  onCancel: () => void;
}

/** Four corners of something flat on its picture, and the lines between them. */
export function CornerPoints({ corners, onMove, onDone, onCancel }: CornerPointsProps) {
  const { t } = useSession();
  const moved = (index: number, to: Point) => corners.with(index, to) as unknown as Quad;
  return (
    <>
      <MarkShape points={corners} isClosed />
      {names.map((name, index) => (
        <MarkHandle
          key={name}
          name={`corner-${index + 1}`}
          label={t(name)}
          at={corners[index] ?? [0, 0]}
          along="both"
          className="mark-point"
          onMove={(to) => onMove(moved(index, to))}
          onDone={(to) => onDone(moved(index, to))}
          onCancel={onCancel}
        />
      ))}
    </>
  );
}
