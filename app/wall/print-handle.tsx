import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { arrowStep } from '#model/geometry/arrow-step.ts';
import { type Homography, rectangle, transformQuad } from '#model/geometry/homography.ts';
import { measures } from '#model/geometry/measures.ts';
import { boundsOf, type Point, type Quad } from '#model/geometry/points.ts';
import type { HungPrint } from './hanging.ts';

/** A button over a hung print. A finger drags the print; an arrow key moves the print by 1 cm, with Shift by 10 cm. */
export function PrintHandle(props: {
  print: HungPrint;
  name: string;
  isActive: boolean;
  homography: Homography;
  size: readonly [number, number];
  toWall: (event: PointerEvent) => Point;
  /** Whether two fingers are on the photograph. They zoom, so that the drag of a print is cancelled. */
  isPinched: () => boolean;
  onChoose: () => void;
  /**
   * Called with each new position during a drag, and with the old position if the drag is cancelled. The print is drawn
   * there, but the wall's state does not change.
   */
  onDrag: (to: Point) => void;
  /** Called with the new position at the end of a drag and for each arrow key. The wall's state changes. */
  onMove: (to: Point) => void;
}) {
  const { print, name, isActive, homography, size, toWall, isPinched, onChoose, onDrag, onMove } = props;
  const { t } = useLanguage();
  // During a drag: the offset of the print's center from the finger, the print's old position and its current one, in
  // wall cm.
  const drag = useRef<{ offset: Point; from: Point; to: Point } | null>(null);
  const corners = cornersOf(print, homography);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event, 1, 10);
    if (!step) return;
    event.preventDefault();
    onMove([print.center[0] + step[0], print.center[1] + step[1]]);
  };
  const end = () => {
    const ended = drag.current;
    drag.current = null;
    if (ended && ended.to !== ended.from) onMove(ended.to);
  };
  const cancel = () => {
    const cancelled = drag.current;
    drag.current = null;
    if (cancelled) onDrag(cancelled.from);
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
        const { center } = print;
        drag.current = { offset: [center[0] - x, center[1] - y], from: center, to: center };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        if (isPinched()) return cancel();
        const [x, y] = toWall(event);
        const { offset: off } = drag.current;
        drag.current.to = [x + off[0], y + off[1]];
        onDrag(drag.current.to);
      }}
      onPointerUp={end}
      onPointerCancel={cancel}
    />
  );
}

/** The corners of a print's outer edge, in px of the photograph. */
export function cornersOf(
  { size, center }: Pick<HungPrint, 'size' | 'center'>,
  homography: Homography,
): Quad {
  return transformQuad(homography, rectangle(center, measures(size).outer));
}

export function cornersText(corners: Quad): string {
  return corners.map((corner) => corner.map((value) => value.toFixed(2)).join()).join(' ');
}

/** Converts px of the photograph to CSS offsets in the photograph's box, which is left-to-right in Arabic, too. */
export function stagePosition([x, y]: Point, [width, height]: readonly [number, number]) {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}

/** The bounding box of some corners, as CSS offsets and sizes in the photograph's box. */
export function boxOf(corners: Quad, size: readonly [number, number]) {
  const [left, top, right, bottom] = boundsOf(corners);
  const { left: width, top: height } = stagePosition([right - left, bottom - top], size);
  return { ...stagePosition([left, top], size), width, height };
}
