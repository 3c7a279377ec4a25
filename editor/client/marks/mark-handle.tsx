import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { arrowStep } from '../../../app/wall/arrow-step.ts';
import { useSession } from '../session.tsx';
import { between, inside, type Point } from './mark-geometry.ts';
import { useStage } from './picture-stage.tsx';

interface MarkHandleProps {
  /** What checks hold on to. */
  name: string;
  label: string;
  /** Where it is, in px of the picture. */
  at: Point;
  /** Which way it goes: a line from top to bottom goes along x. */
  along: 'x' | 'y' | 'both';
  /** How far, along its one way. */
  range?: [least: number, most: number];
  className: string;
  /** What the keys step by, in px of the picture, with Shift ten times as far. */
  step?: number;
  /** Says its place; without it, in px. */
  say?: (at: Point) => string;
  /** While it is moved by pointer. */
  onMove: (to: Point) => void;
  /** Once it is let go, or moved by a key. */
  onDone: (to: Point) => void;
  /** Forgets what was moved and not let go. */
  onCancel: () => void;
  children?: ReactNode;
}

/**
 * What is taken hold of on a picture: by mouse, pen or finger, off by as much as it was taken, or by arrow keys, which
 * follow what is seen in both languages.
 */
export function MarkHandle(props: MarkHandleProps) {
  const { name, label, at, along, range, className, step = 1, onMove, onDone, onCancel, children } = props;
  const { t } = useSession();
  const { size, toPicture, look } = useStage();
  // By how much the pointer is off it, and where it was moved to.
  const off = useRef<Point | null>(null);
  const moved = useRef<Point | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const px = (to: Point) =>
    along === 'both'
      ? t('pixelsBoth', { x: Math.round(to[0]), y: Math.round(to[1]) })
      : t('pixels', { n: Math.round(along === 'x' ? to[0] : to[1]) });
  const say = props.say ?? px;

  const placed = ([x, y]: Point): Point => {
    const [least, most] = range ?? [0, Number.POSITIVE_INFINITY];
    if (along === 'x') return [between(x, least, most), at[1]];
    if (along === 'y') return [at[0], between(y, least, most)];
    return inside([x, y], size);
  };
  /** The loupe follows the finger along a line. */
  const lookAt = (to: Point, pointer: Point = to) =>
    look(along === 'x' ? [to[0], pointer[1]] : along === 'y' ? [pointer[0], to[1]] : to, along);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = arrowStep(event, step, step * 10);
    // Keys across a line are the page's.
    const isAcross = (along === 'x' && steps?.[0] === 0) || (along === 'y' && steps?.[1] === 0);
    if (!steps || isAcross) return;
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

  const value = Math.round((along === 'y' ? at[1] : at[0]) * 10) / 10;
  const isLine = along !== 'both';
  return (
    <div
      role="slider"
      tabIndex={0}
      className={className}
      data-mark={name}
      data-held={isHeld || undefined}
      aria-label={label}
      aria-orientation={along === 'y' ? 'vertical' : 'horizontal'}
      aria-valuemin={range?.[0] ?? 0}
      aria-valuemax={range?.[1] ?? size.width}
      aria-valuenow={value}
      aria-valuetext={say(at)}
      style={{
        ...(along === 'y' ? {} : { left: `${(100 * at[0]) / size.width}%` }),
        ...(along === 'x' ? {} : { top: `${(100 * at[1]) / size.height}%` }),
      }}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible') && !off.current) lookAt(at);
      }}
      onBlur={({ currentTarget }) => {
        look(null);
        // What waits to be written comes before what is clicked next.
        currentTarget.dispatchEvent(new CustomEvent('flush', { bubbles: true }));
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
      {isLine ? <span className="mark-grip" /> : null}
      {children}
    </div>
  );
}
