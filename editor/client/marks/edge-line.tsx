import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Edges } from '#model/content/kinds/frames.ts';
import { arrowStep } from '#model/geometry/arrow-step.ts';
import { useSession } from '../session.tsx';
import { sendAllNow } from '../unsent.ts';
import { isUpright, middleOf, moveEdge, type Point, rangeOf, type Side, type Size } from './mark-geometry.ts';

interface EdgeLineProps {
  side: Side;
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
  onLook: (along: number | null) => void;
}

/**
 * An edge of a frame as a line across its picture: taken hold of by mouse, pen or finger, off by as much as it was taken, or
 * moved by arrow keys, which follow what is seen in both languages: by 1 px, with Shift by 10.
 */
export function EdgeLine(props: EdgeLineProps) {
  const { side, edges, size, isSet, pointOf: placeOf, onMove, onDone, onCancel, onLook } = props;
  const { t } = useSession();
  const isX = isUpright(side);
  const [across, along] = isX ? [0, 1] : [1, 0];
  const at = edges[side];
  const [least, most] = rangeOf(edges, side, size);
  const middle = middleOf(edges)[along] ?? 0;
  /** Where it was when it was taken, and by how much the pointer is off it. */
  const held = useRef<{ at: number; off: number } | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const [right, up] = arrowStep(event, 1, 10) ?? [0, 0];
    const by = isX ? right : -up;
    // Keys across a line are the page's.
    if (by === 0) return;
    event.preventDefault();
    onDone(moveEdge(edges, side, at + by, size));
    onLook(middle);
  };
  const movedBy = (event: PointerEvent) =>
    moveEdge(edges, side, (placeOf(event)[across] ?? 0) + (held.current?.off ?? 0), size);
  const letGo = () => {
    held.current = null;
    onLook(null);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      className={`mark-line mark-line-${isX ? 'x' : 'y'}${isSet ? '' : ' mark-line-dashed'}`}
      data-mark={side}
      aria-label={t(`edge.${side}`)}
      aria-orientation={isX ? 'horizontal' : 'vertical'}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={at}
      aria-valuetext={t('pixels', { n: at })}
      style={isX ? { left: `${(100 * at) / size.width}%` } : { top: `${(100 * at) / size.height}%` }}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible') && !held.current) onLook(middle);
      }}
      onBlur={() => {
        onLook(null);
        // What waits to be written comes before what is clicked next.
        sendAllNow();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const pointer = placeOf(event);
        held.current = { at, off: at - (pointer[across] ?? 0) };
        event.currentTarget.setPointerCapture(event.pointerId);
        onLook(pointer[along] ?? 0);
      }}
      onPointerMove={(event) => {
        if (!held.current) return;
        onMove(movedBy(event));
        onLook(placeOf(event)[along] ?? 0);
      }}
      onPointerUp={(event) => {
        if (!held.current) return;
        const moved = movedBy(event);
        if (moved[side] === held.current.at) onCancel();
        else onDone(moved);
        letGo();
      }}
      onPointerCancel={() => {
        letGo();
        onCancel();
      }}
    >
      <span className="mark-grip" />
    </div>
  );
}
