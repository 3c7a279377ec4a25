import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLanguage } from '../language/language-provider';
import { arrowOf } from './arrow-of';
import type { Point, Quad } from './geometry.ts';
import { type Homography, placeQuad, rectangle } from './homography.ts';
import { measures } from './measures.ts';
import type { Hung } from './wall-state.ts';

/** A hung print as something to hold: one finger moves it, arrows 1 cm a step, with Shift 10. */
export function PrintHandle(props: {
  print: Hung;
  name: string;
  isActive: boolean;
  homography: Homography;
  size: readonly [number, number];
  toWall: (event: PointerEvent) => Point;
  /** Two fingers are on the photograph. */
  isPinched: () => boolean;
  onChoose: () => void;
  /** While it is dragged: drawn at once, and said to the page at the end alone. */
  onDrag: (to: Point) => void;
  onMove: (to: Point) => void;
  /** A drag has come to nothing: back to where it hung. */
  onCancel: (to: Point) => void;
}) {
  const { print, name, isActive, homography, size, toWall, isPinched, onChoose, onDrag, onMove, onCancel } =
    props;
  const { t } = useLanguage();
  const off = useRef<Point | null>(null);
  const from = useRef<Point>(print.center);
  const to = useRef<Point>(print.center);
  const corners = cornersOf(print, homography);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowOf(event, 1, 10);
    if (!step) return;
    event.preventDefault();
    onMove([print.center[0] + step[0], print.center[1] + step[1]]);
  };
  const end = () => {
    if (!off.current) return;
    off.current = null;
    if (to.current !== from.current) onMove(to.current);
  };
  const cancel = () => {
    if (!off.current) return;
    off.current = null;
    onCancel(from.current);
  };

  return (
    <button
      type="button"
      className="wall-print"
      aria-label={name}
      aria-description={t('wall.moveHint')}
      aria-pressed={isActive}
      data-print={`${print.frame}/${print.print}`}
      data-outer={measures(print.size).outer.join('x')}
      data-corners={cornersText(corners)}
      style={boxOf(corners, size)}
      onKeyDown={onKeyDown}
      onFocus={onChoose}
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const [x, y] = toWall(event);
        off.current = [print.center[0] - x, print.center[1] - y];
        from.current = print.center;
        to.current = print.center;
      }}
      onPointerMove={(event) => {
        if (!off.current) return;
        if (isPinched()) return cancel();
        const [x, y] = toWall(event);
        to.current = [x + off.current[0], y + off.current[1]];
        onDrag(to.current);
      }}
      onPointerUp={end}
      onPointerCancel={cancel}
    />
  );
}

/** The outer edge on the wall, in px of the photograph. */
export function cornersOf({ size, center }: Pick<Hung, 'size' | 'center'>, homography: Homography): Quad {
  return placeQuad(homography, rectangle(center, measures(size).outer));
}

export function cornersText(corners: Quad): string {
  return corners.map((corner) => corner.map((value) => value.toFixed(2)).join()).join(' ');
}

/** The box round some corners, in shares of the stage: it has no other direction in Arabic. */
export function boxOf(corners: Quad, [width, height]: readonly [number, number]) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: `${(100 * left) / width}%`,
    top: `${(100 * top) / height}%`,
    width: `${(100 * (Math.max(...xs) - left)) / width}%`,
    height: `${(100 * (Math.max(...ys) - top)) / height}%`,
  };
}
