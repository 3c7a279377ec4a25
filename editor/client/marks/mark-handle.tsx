import { type KeyboardEvent, useRef, useState } from 'react';
import { arrowStep } from '../../../app/wall/arrow-step.ts';
import { useSession } from '../session.tsx';
import { sendAllNow } from '../unsent.ts';
import { between, type Point } from './mark-geometry.ts';
import { useStage } from './picture-stage.tsx';

interface MarkHandleProps {
  /** What checks hold on to. */
  name: string;
  label: string;
  /** Where it is, in px of the picture. */
  at: Point;
  /** Which way it goes: a line from top to bottom goes along x. */
  along: 'x' | 'y';
  range: [least: number, most: number];
  className: string;
  /** While it is moved by pointer. */
  onMove: (to: Point) => void;
  /** Once it is let go, or moved by a key. */
  onDone: (to: Point) => void;
  /** Forgets what was moved and not let go. */
  onCancel: () => void;
}

/**
 * A line that is taken hold of on a picture: by mouse, pen or finger, off by as much as it was taken, or by arrow keys, which
 * follow what is seen in both languages: by 1 px, with Shift by 10.
 */
export function MarkHandle(props: MarkHandleProps) {
  const { name, label, at, along, range, className, onMove, onDone, onCancel } = props;
  const { t } = useSession();
  const { size, toPicture, look } = useStage();
  const isX = along === 'x';
  // By how much the pointer is off it, and where it was moved to.
  const off = useRef<Point | null>(null);
  const moved = useRef<Point | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  const placed = ([x, y]: Point): Point =>
    isX ? [between(x, ...range), at[1]] : [at[0], between(y, ...range)];
  /** The loupe follows the finger along a line. */
  const lookAt = (to: Point, pointer: Point = to) =>
    look(isX ? [to[0], pointer[1]] : [pointer[0], to[1]], along);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = arrowStep(event, 1, 10);
    // Keys across a line are the page's.
    if (!steps || steps[isX ? 0 : 1] === 0) return;
    event.preventDefault();
    const to = placed([at[0] + steps[0], at[1] - steps[1]]);
    onDone(to);
    lookAt(to);
  };
  const letGo = () => {
    if (moved.current) onDone(moved.current);
    forget();
  };
  const forget = () => {
    off.current = null;
    moved.current = null;
    setIsHeld(false);
    look(null);
  };

  const value = Math.round(isX ? at[0] : at[1]);
  return (
    <div
      role="slider"
      tabIndex={0}
      className={className}
      data-mark={name}
      data-held={isHeld || undefined}
      aria-label={label}
      aria-orientation={isX ? 'horizontal' : 'vertical'}
      aria-valuemin={range[0]}
      aria-valuemax={range[1]}
      aria-valuenow={value}
      aria-valuetext={t('pixels', { n: value })}
      style={isX ? { left: `${(100 * at[0]) / size.width}%` } : { top: `${(100 * at[1]) / size.height}%` }}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible') && !off.current) lookAt(at);
      }}
      onBlur={() => {
        look(null);
        // What waits to be written comes before what is clicked next.
        sendAllNow();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const pointer = toPicture(event);
        off.current = [at[0] - pointer[0], at[1] - pointer[1]];
        event.currentTarget.setPointerCapture(event.pointerId);
        lookAt(at, pointer);
      }}
      onPointerMove={(event) => {
        if (!off.current) return;
        const pointer = toPicture(event);
        const to = placed([pointer[0] + off.current[0], pointer[1] + off.current[1]]);
        moved.current = to;
        setIsHeld(true);
        onMove(to);
        lookAt(to, pointer);
      }}
      onPointerUp={letGo}
      onPointerCancel={() => {
        forget();
        onCancel();
      }}
    >
      <span className="mark-grip" />
    </div>
  );
}
