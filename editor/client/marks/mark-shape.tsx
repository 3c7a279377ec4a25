import type { Point } from './mark-geometry.ts';
import { useStage } from './picture-stage.tsx';

/** A line through points of the picture, or around them. */
export function MarkShape({
  points,
  isClosed = false,
  isDashed = false,
}: {
  points: readonly Point[];
  isClosed?: boolean;
  isDashed?: boolean;
}) {
  const { size } = useStage();
  const places = points.map((point) => point.join()).join(' ');
  const Shape = isClosed ? 'polygon' : 'polyline';
  return (
    <svg
      className="mark-shape"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Shape className="mark-shape-halo" points={places} />
      <Shape points={places} strokeDasharray={isDashed ? '6 5' : undefined} />
    </svg>
  );
}
