import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Edges } from '#model/content/kinds/frames.ts';
import { arrowStep } from '#model/geometry/arrow-step.ts';
import { useSession } from '../session.tsx';
import { sendAllNow } from '../unsent.ts';
import { type EdgeSide, isVertical, moveEdge, type Point, rangeOf, type Size } from './mark-geometry.ts';
import type { useMarkValue } from './use-mark-value.ts';

interface EdgeLineProps {
  side: EdgeSide;
  edges: Edges;
  /** The size of the picture, in px. */
  size: Size;
  /** Converts the position of a pointer event to px of the picture file. */
  pointOf: (event: PointerEvent) => Point;
  /** The edges while a pointer drags the line, and once a pointer or an arrow key has moved it. */
  mark: ReturnType<typeof useMarkValue<Edges | undefined>>;
  /** Moves the loupe to a position along the line, in px of the picture; null hides the loupe. */
  onLoupeMove: (along: number | null) => void;
}

/**
 * A line across a picture that marks one edge of a frame. The owner drags the line, or moves it by arrow keys: by 1 px, with
 * Shift by 10 px. While dragged, the line keeps its first distance from the pointer. The right arrow key moves the line to the
 * right in Arabic too.
 */
export function EdgeLine(props: EdgeLineProps) {
  const { side, edges, size, mark, pointOf, onLoupeMove } = props;
  const { t } = useSession();
  const isX = isVertical(side);
  const [across, along] = isX ? [0, 1] : [1, 0];
  const position = edges[side];
  const [min, max] = rangeOf(edges, side, size);
  /** The middle of the line, between the two edges that it crosses. */
  const center = isX ? (edges.top + edges.bottom) / 2 : (edges.left + edges.right) / 2;
  /** The position of the line when the drag began, and the offset of the line from the pointer. */
  const grab = useRef<{ position: number; offset: number } | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const [right, up] = arrowStep(event, 1, 10) ?? [0, 0];
    const distance = isX ? right : -up;
    // Arrow keys parallel to the line do not move the line. They scroll the page, as the browser does by default.
    if (distance === 0) return;
    event.preventDefault();
    mark.done(moveEdge(edges, side, position + distance, size));
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
      className={`mark-line mark-line-${isX ? 'x' : 'y'}${mark.value ? '' : ' mark-line-dashed'}`}
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
        // The delayed change of the line is sent at once, so that it arrives before any change by the next click.
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
        mark.move(movedEdges(event));
        onLoupeMove(pointOf(event)[along] ?? 0);
      }}
      onPointerUp={(event) => {
        if (!grab.current) return;
        const moved = movedEdges(event);
        if (moved[side] === grab.current.position) mark.cancel();
        else mark.done(moved);
        release();
      }}
      onPointerCancel={() => {
        release();
        mark.cancel();
      }}
    >
      <span className="mark-grip" />
    </div>
  );
}
