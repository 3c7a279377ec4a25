import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Edges } from '#model/content/kinds/frames.ts';
import { arrowStep } from '#model/geometry/arrow-step.ts';
import { useSession } from '../session.tsx';
import { sendAllNow } from '../unsent.ts';
import {
  centerOf,
  type EdgeSide,
  isVertical,
  moveEdge,
  type Point,
  rangeOf,
  type Size,
} from './mark-geometry.ts';

interface EdgeLineProps {
  side: EdgeSide;
  edges: Edges;
  /** Of the picture, and whether the file says its edges: else they are dashed. */
  size: Size;
  isSet: boolean;
  /** Where in the picture a pointer is. */
  pointOf: (event: PointerEvent) => Point;
  /** While it is moved by pointer. */
  onMove: (edges: Edges) => void;
  /** Once it is let go, or moved by a key. */
  onDone: (edges: Edges) => void;
  /** Forgets what was moved and not let go. */
  onCancel: () => void;
  /** The loupe follows the finger along the line; null where it goes. */
  onLoupeMove: (along: number | null) => void;
}

/**
 * An edge of a frame as a line across its picture: taken hold of by mouse, pen or finger, off by as much as it was taken, or
 * moved by arrow keys, which follow what is seen in both languages: by 1 px, with Shift by 10.
 */
export function EdgeLine(props: EdgeLineProps) {
  const { side, edges, size, isSet, pointOf, onMove, onDone, onCancel, onLoupeMove } = props;
  const { t } = useSession();
  const isX = isVertical(side);
  const [across, along] = isX ? [0, 1] : [1, 0];
  const position = edges[side];
  const [min, max] = rangeOf(edges, side, size);
  const center = centerOf(edges)[along] ?? 0;
  /** Where it was when it was taken, and by how much the pointer is off it. */
  const grab = useRef<{ position: number; offset: number } | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const [right, up] = arrowStep(event, 1, 10) ?? [0, 0];
    const by = isX ? right : -up;
    // Keys across a line are the page's.
    if (by === 0) return;
    event.preventDefault();
    onDone(moveEdge(edges, side, position + by, size));
    onLoupeMove(center);
  };
  const movedEdges = (event: PointerEvent) =>
    moveEdge(edges, side, (pointOf(event)[across] ?? 0) + (grab.current?.offset ?? 0), size);
  const release = () => {
    grab.current = null;
    onLoupeMove(null);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      className={`mark-line mark-line-${isX ? 'x' : 'y'}${isSet ? '' : ' mark-line-dashed'}`}
      data-mark={side}
      aria-label={t(`edge.${side}`)}
      aria-orientation={isX ? 'horizontal' : 'vertical'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={position}
      aria-valuetext={t('pixels', { n: position })}
      style={
        isX ? { left: `${(100 * position) / size.width}%` } : { top: `${(100 * position) / size.height}%` }
      }
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible') && !grab.current) onLoupeMove(center);
      }}
      onBlur={() => {
        onLoupeMove(null);
        // What waits to be written comes before what is clicked next.
        sendAllNow();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const pointer = pointOf(event);
        grab.current = { position, offset: position - (pointer[across] ?? 0) };
        event.currentTarget.setPointerCapture(event.pointerId);
        onLoupeMove(pointer[along] ?? 0);
      }}
      onPointerMove={(event) => {
        if (!grab.current) return;
        onMove(movedEdges(event));
        onLoupeMove(pointOf(event)[along] ?? 0);
      }}
      onPointerUp={(event) => {
        if (!grab.current) return;
        const moved = movedEdges(event);
        if (moved[side] === grab.current.position) onCancel();
        else onDone(moved);
        release();
      }}
      onPointerCancel={() => {
        release();
        onCancel();
      }}
    >
      <span className="mark-grip" />
    </div>
  );
}
