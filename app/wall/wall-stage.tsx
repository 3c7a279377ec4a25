import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import type { WordKey } from '../language/translate';
import { announce } from '../ui/announce';
import { useLate } from '../ui/use-late';
import { CornerHandles } from './corner-handles';
import type { Point, Quad } from './geometry.ts';
import { type Homography, inverse, place } from './homography.ts';
import { boxOf, cornersOf, cornersText, PrintHandle } from './print-handle';
import { useStage } from './use-stage';
import type { WallControl } from './use-wall';
import { isCovered, moved, sheetState } from './wall-state.ts';

/** Only where there is no WebGL2. */
const loadFlatPrint = () => import('./flat-print');

/** The photograph with what hangs on it. Its area is the whole photograph; right is right in every language. */
export function WallStage(props: {
  stage: RefObject<HTMLDivElement | null>;
  control: WallControl;
  photo: ImageBitmap;
  frames: WallFrame[];
  canvas: RefObject<HTMLCanvasElement | null>;
  canDraw: boolean;
  drawMoved: (prints: WallControl['state']['prints']) => boolean;
  nameOf: (at: number) => string;
}) {
  const { stage, control, photo, frames, canvas, canDraw, drawMoved, nameOf } = props;
  const { state } = control;
  const { wall, prints, taps } = state;
  const { t } = useLanguage();
  const FlatPrint = useLate(loadFlatPrint, !canDraw)?.FlatPrint;
  const inner = useRef<HTMLDivElement>(null);
  const frame = useRef(0);
  const [isDragging, setIsDragging] = useState(false);
  const size = [photo.width, photo.height] as const;
  const isAsking = !wall && taps.length < 4;
  const { handlers, toPhoto, toPhotoInside, reset, isZoomed, isPinched } = useStage(
    inner,
    size,
    isAsking ? control.tap : null,
  );
  const measured = wall && wall.by !== 'room' ? wall.corners : null;
  const active = prints[state.active];

  /** Moves what is seen of the prints, once a frame, without a render. */
  const drag = (at: number, to: Point, homography: Homography) => {
    if (!isDragging) setIsDragging(true);
    const next = moved(prints, at, to);
    cancelAnimationFrame(frame.current);
    const show = () => {
      if (!drawMoved(next)) {
        frame.current = requestAnimationFrame(show);
        return;
      }
      inner.current?.querySelectorAll<HTMLElement>('[data-print]').forEach((element, index) => {
        const print = next[index];
        if (!print) return;
        const corners = cornersOf(print, homography);
        element.dataset.corners = cornersText(corners);
        Object.assign(element.style, boxOf(corners, size));
      });
    };
    frame.current = requestAnimationFrame(show);
  };
  const drop = (at: number, [x, y]: Point) => {
    cancelAnimationFrame(frame.current);
    setIsDragging(false);
    control.move(at, [x, y]);
    const { floor } = state;
    const side = (value: number, names: readonly [more: WordKey, less: WordKey]) =>
      t(names[value < 0 ? 1 : 0], { n: Math.abs(Math.round(value)) });
    const up =
      floor === null ? side(y, ['wall.up', 'wall.down']) : t('wall.nailFloor', { n: Math.round(y + floor) });
    announce(t('wall.isAt', { across: side(x, ['wall.toRight', 'wall.toLeft']), up }));
  };

  /** A second finger has come: the photograph is enlarged, and the print hangs where it hung. */
  const cancel = (at: number, to: Point, homography: Homography) => {
    drag(at, to, homography);
    setIsDragging(false);
  };

  /** One step back: a tap, the enlarged photograph, the corners. */
  const back = useRef(() => {});
  back.current = () => {
    if (taps.length > 0) control.undoTap();
    else if (isZoomed()) reset();
    else if (state.isMissed || state.isRough) control.askAgain();
    else if (state.isCorrecting) control.correct(false);
  };
  // Follows the keyboard, wherever the focus is; a dialog has Escape to itself.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]');
      if (event.key === 'Escape' && !isTaken) back.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture with things on it is no set of form fields
    <div
      ref={stage}
      role="group"
      aria-label={t('wall.heading')}
      tabIndex={-1}
      className="wall-stage"
      dir="ltr"
      data-wall=""
      data-photo={size.join('x')}
      data-sheet={sheetState(state)}
      data-asking={isAsking}
      style={{ aspectRatio: size.join(' / '), '--wide': size[0] / size[1] } as CSSProperties}
      {...handlers}
    >
      <div ref={inner} className="wall-inner">
        <canvas
          key={String(canDraw)}
          ref={canvas}
          className="wall-canvas"
          role="img"
          aria-label={t(wall?.by === 'room' ? 'wall.room' : 'wall.photo')}
        />
        <svg className="wall-lines" viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
          {measured && !state.isCorrecting && !isCovered(state) ? (
            <polygon className="wall-sheet" points={pointsOf(measured)} />
          ) : null}
          {wall && active && !isDragging
            ? otherSizes(frames, active).map((other) => (
                <polygon
                  key={other}
                  className="wall-size"
                  points={pointsOf(cornersOf({ size: other, center: active.center }, wall.homography))}
                />
              ))
            : null}
        </svg>
        {taps.map(([x, y]) => (
          <span
            key={`${x},${y}`}
            className="wall-tap"
            style={{ left: `${(100 * x) / size[0]}%`, top: `${(100 * y) / size[1]}%` }}
          />
        ))}
        {wall
          ? prints.map((print, at) => (
              <PrintHandle
                // biome-ignore lint/suspicious/noArrayIndexKey: another print at the same place is held on to
                key={at}
                print={print}
                name={nameOf(at)}
                isActive={at === state.active}
                homography={wall.homography}
                size={size}
                toWall={(event: PointerEvent) => place(inverse(wall.homography), toPhotoInside(event))}
                isPinched={isPinched}
                onChoose={() => control.choose(at)}
                onDrag={(to) => (canDraw ? drag(at, to, wall.homography) : control.move(at, to))}
                onMove={(to) => drop(at, to)}
                onCancel={(to) => (canDraw ? cancel(at, to, wall.homography) : control.move(at, to))}
              />
            ))
          : null}
        {wall && FlatPrint
          ? prints.map((print, at) => {
              const of = frames.find(({ slug }) => slug === print.frame);
              const corners = cornersOf(print, wall.homography);
              // biome-ignore lint/suspicious/noArrayIndexKey: the same print may hang twice
              return of ? <FlatPrint key={at} {...{ print, corners }} frame={of} wide={size[0]} /> : null;
            })
          : null}
        {measured && state.isCorrecting ? (
          <CornerHandles corners={measured} photo={photo} toPhoto={toPhoto} onChange={control.setCorners} />
        ) : null}
      </div>
    </div>
  );
}

function pointsOf(corners: Quad): string {
  return corners.map((corner) => corner.join()).join(' ');
}

function otherSizes(frames: WallFrame[], { frame, size }: { frame: string; size: string }): string[] {
  const of = frames.find(({ slug }) => slug === frame);
  return (of?.pricing ?? []).map((one) => one.size).filter((one) => one !== size);
}
