import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { WallFrame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { type Homography, inverse, transformPoint } from '#model/geometry/homography.ts';
import { distance, type Point } from '#model/geometry/points.ts';
import type { WordKey } from '#model/language/translate.ts';
import { CornerHandles } from './corner-handles.tsx';
import { FlatPrint } from './flat-print.tsx';
import { type HungPrint, movedPrints } from './hanging.ts';
import { OtherSizes } from './other-sizes.tsx';
import { boxOf, cornersOf, cornersText, PrintHandle, stagePosition } from './print-handle.tsx';
import { useStage } from './use-stage.ts';
import { findPrint } from './wall-address.ts';
import { confirmCorners, dispatch, tap } from './wall-control.ts';
import { measurementState } from './wall-reducer.ts';
import type { SolvedState, TappingState } from './wall-state.ts';

/**
 * The photograph with its prints, and the handles that move prints and corners. The view is left-to-right in every
 * language, because it shows a real wall.
 */
export function WallStage(props: {
  element: RefObject<HTMLDivElement | null>;
  state: TappingState | SolvedState;
  frames: WallFrame[];
  canvas: RefObject<HTMLCanvasElement | null>;
  canDraw: boolean;
  drawDragged: (prints: HungPrint[]) => boolean;
  nameOf: (print: HungPrint) => string;
  /** Whether outlines show the other sizes of the held print (the one being changed). */
  isComparing: boolean;
}) {
  const { element, state, frames, canvas, canDraw, drawDragged, nameOf, isComparing } = props;
  const { photo, prints } = state;
  const solved = state.stage === 'solved' ? state : null;
  const taps = state.stage === 'tapping' ? state.taps : [];
  const wall = solved?.wall;
  const correction = solved?.correction;
  const { t } = useLanguage();
  const inner = useRef<HTMLDivElement>(null);
  const animation = useRef(0);
  const size = [photo.width, photo.height] as const;
  const isAsking = !wall && taps.length < 4;
  const { handlers, toPhoto, toPhotoInside, reset, isZoomed, isPinched } = useStage(
    inner,
    size,
    isAsking ? tap : null,
  );
  // Where the screen shows only a part of the photograph, this part follows the held print, but only after the print
  // has moved a larger distance.
  const middle = useRef<Point>([0.5, 0.5]);
  const held = prints[state.active];
  if (wall && held) {
    const [x, y] = transformPoint(wall.homography, held.center);
    const now: Point = [x / photo.width, y / photo.height];
    if (distance(now, middle.current) > 0.1) middle.current = now;
  }
  const measured = wall && wall.by !== 'room' ? wall.corners : null;

  const move = (index: number, to: Point) => dispatch({ type: 'printMoved', index, to });

  /** Moves the drawn prints and their handles during a drag, at most once per frame, without a React render. */
  const drag = (index: number, to: Point, homography: Homography) => {
    const next = movedPrints(prints, index, to);
    cancelAnimationFrame(animation.current);
    const show = () => {
      if (!drawDragged(next)) {
        animation.current = requestAnimationFrame(show);
        return;
      }
      inner.current?.querySelectorAll<HTMLElement>('[data-print]').forEach((handle, handleIndex) => {
        const print = next[handleIndex];
        if (!print) return;
        const corners = cornersOf(print, homography);
        handle.dataset.corners = cornersText(corners);
        Object.assign(handle.style, boxOf(corners, size));
      });
    };
    animation.current = requestAnimationFrame(show);
  };
  const drop = (index: number, [x, y]: Point) => {
    cancelAnimationFrame(animation.current);
    move(index, [x, y]);
    const floor = solved?.floor ?? null;
    const side = (value: number, names: readonly [more: WordKey, less: WordKey]) =>
      t(names[value < 0 ? 1 : 0], { n: Math.abs(Math.round(value)) });
    const up =
      floor === null ? side(y, ['wall.up', 'wall.down']) : t('wall.nailFloor', { n: Math.round(y + floor) });
    announce(t('wall.isAt', { across: side(x, ['wall.toRight', 'wall.toLeft']), up }));
  };

  /** Goes one step back: undoes the last tap, resets the zoom, or ends the correction of corners. */
  const stepBack = useRef(() => {});
  stepBack.current = () => {
    if (taps.length > 0) dispatch({ type: 'tapUndone' });
    else if (isZoomed()) reset();
    else if (correction?.reason === 'requested') confirmCorners();
    else if (correction) dispatch({ type: 'restarted' });
  };
  // Escape goes one step back, wherever the focus is. An open dialog handles Escape itself.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]');
      if (event.key === 'Escape' && !isTaken) stepBack.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldset is for form fields, this is a picture with buttons
    <div
      ref={element}
      role="group"
      aria-label={t('wall.heading')}
      tabIndex={-1}
      className="wall-stage"
      dir="ltr"
      data-wall=""
      data-photo={size.join('x')}
      data-sheet={measurementState(state)}
      data-asking={isAsking}
      style={
        {
          aspectRatio: size.join(' / '),
          '--wide': size[0] / size[1],
          '--x': middle.current[0],
          '--y': middle.current[1],
        } as CSSProperties
      }
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
        {wall && isComparing ? (
          <OtherSizes {...{ frames, prints, size }} active={state.active} homography={wall.homography} />
        ) : null}
        {taps.map(([x, y]) => (
          <span key={`${x},${y}`} className="wall-tap" style={stagePosition([x, y], size)} />
        ))}
        {wall
          ? prints.map((print, index) => (
              <PrintHandle
                // biome-ignore lint/suspicious/noArrayIndexKey: the button keeps the focus when another print replaces this one
                key={index}
                print={print}
                name={nameOf(print)}
                isActive={index === state.active}
                homography={wall.homography}
                size={size}
                toWall={(event: PointerEvent) =>
                  transformPoint(inverse(wall.homography), toPhotoInside(event))
                }
                isPinched={isPinched}
                onChoose={() => dispatch({ type: 'printChosen', index })}
                onDrag={(to) => (canDraw ? drag(index, to, wall.homography) : move(index, to))}
                onMove={(to) => drop(index, to)}
              />
            ))
          : null}
        {wall && !canDraw
          ? prints.map((print, index) => {
              const frame = findPrint(print, frames)?.frame;
              const corners = cornersOf(print, wall.homography);
              return frame ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same print may hang twice
                <FlatPrint key={index} {...{ print, frame, corners }} photoWidth={size[0]} />
              ) : null;
            })
          : null}
        {measured && correction ? <CornerHandles corners={measured} {...{ photo, toPhoto }} /> : null}
      </div>
    </div>
  );
}
