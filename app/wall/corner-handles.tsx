import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { arrowStep } from '#model/geometry/arrow-step.ts';
import { type Point, type Quad, svgPoints, withCorner } from '#model/geometry/points.ts';
import { Loupe } from './loupe.tsx';
import { stagePosition } from './print-handle.tsx';
import { moveCorner } from './wall-control.ts';

const names = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

/**
 * Buttons on the four corners of the measured object. A finger drags a corner, with a loupe beside the finger; an arrow
 * key moves the corner by 1 px, with Shift by 10 px. The wall's geometry is computed again when the visitor releases a
 * corner.
 */
export function CornerHandles(props: {
  corners: Quad;
  photo: ImageBitmap;
  toPhoto: (event: PointerEvent) => Point;
}) {
  const { photo, toPhoto } = props;
  const { t } = useLanguage();
  // The corner that a finger holds: its index, its offset from the finger, and its new position once it is dragged.
  const [held, setHeld] = useState<{ index: number; offset: Point; to?: Point } | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const corners = held?.to ? withCorner(props.corners, held.index, held.to) : props.corners;

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = arrowStep(event, 1, 10);
    const corner = corners[index];
    if (!step || !corner) return;
    event.preventDefault();
    setFocused(index);
    const to: Point = [corner[0] + step[0], corner[1] - step[1]];
    moveCorner(index, to);
    announce(t('wall.cornerAt', { x: Math.round(to[0]), y: Math.round(to[1]) }));
  };
  const end = () => {
    if (held?.to) moveCorner(held.index, held.to);
    setHeld(null);
  };

  return (
    <>
      <svg className="wall-lines" viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden="true">
        <polygon className="wall-sheet" points={svgPoints(corners)} />
      </svg>
      {corners.map((corner, index) => {
        const name = names[index] ?? 'topLeft';
        const isHeld = held?.index === index;
        const isNear = isHeld || (!held && focused === index);
        return (
          <span key={name} className="wall-corner" style={stagePosition(corner, [photo.width, photo.height])}>
            <button
              type="button"
              aria-label={t(`wall.${name}`)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible') ? index : null)}
              onBlur={() => setFocused(null)}
              onPointerDown={(event) => {
                event.stopPropagation();
                event.currentTarget.setPointerCapture(event.pointerId);
                const [x, y] = toPhoto(event);
                setHeld({ index, offset: [corner[0] - x, corner[1] - y] });
              }}
              onPointerMove={(event) => {
                if (!held || !isHeld) return;
                const [x, y] = toPhoto(event);
                setHeld({ ...held, to: [x + held.offset[0], y + held.offset[1]] });
              }}
              onPointerUp={end}
              onPointerCancel={end}
            />
            {isNear ? <Loupe photo={photo} center={corner} /> : null}
          </span>
        );
      })}
    </>
  );
}
