import { type PointerEvent, type RefObject, useRef } from 'react';
import { distance, interpolate, type Point } from '#model/geometry/points.ts';

/** A touch that moves less than this (CSS px) is a tap; one that moves more is a drag. */
const tapRadius = 10;
/**
 * A second tap within this time (ms) and distance (CSS px) belongs to a double tap and marks no corner, because two
 * corners of the measured object are farther apart.
 */
const doubleTapTime = 400;
const doubleTapRadius = 12;

/** Maximum magnification of the photograph. */
const maxZoom = 6;

interface Touch {
  /** Whether the touch began on a print. If so, the component PrintHandle handles the drag. */
  isOnPrint: boolean;
  start: Point;
  now: Point;
}

/**
 * Touch gestures on the photograph: one finger taps, or moves the zoomed photograph; two fingers zoom; a double tap
 * shows the whole photograph again. The zoom changes the element's style directly, without a render.
 * @param inner the element that is zoomed
 * @param size width and height of the photograph, in px
 * @param onTap called with the tapped point, in px of the photograph; null if taps do not mark corners now
 */
export function useStage(
  inner: RefObject<HTMLElement | null>,
  size: readonly [number, number],
  onTap: ((point: Point) => void) | null,
) {
  const touches = useRef(new Map<number, Touch>());
  const zoom = useRef({ scale: 1, x: 0, y: 0 });
  const pinch = useRef<{ gap: number; middle: Point; scale: number; x: number; y: number } | null>(null);
  const lastTap = useRef({ time: 0, point: [0, 0] as Point });
  const wasPinched = useRef(false);

  /** Converts a point on the screen to px of the photograph. */
  const toPhoto = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = inner.current?.getBoundingClientRect();
    if (!box?.width) return [0, 0];
    return [((clientX - box.left) / box.width) * size[0], ((clientY - box.top) / box.height) * size[1]];
  };

  const show = () => {
    const element = inner.current;
    if (!element) return;
    const { scale } = zoom.current;
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    zoom.current.x = Math.min(0, Math.max(zoom.current.x, width * (1 - scale)));
    zoom.current.y = Math.min(0, Math.max(zoom.current.y, height * (1 - scale)));
    const { x, y } = zoom.current;
    element.style.setProperty('--zoom', String(scale));
    element.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  };

  const reset = () => {
    zoom.current = { scale: 1, x: 0, y: 0 };
    show();
  };

  const fingers = (): { gap: number; middle: Point } => {
    const [one, other] = [...touches.current.values()].map(({ now }) => now) as [Point, Point];
    return { gap: distance(one, other) || 1, middle: interpolate(one, other, 0.5) };
  };

  const endTouch = ({ pointerId }: PointerEvent) => {
    touches.current.delete(pointerId);
    if (touches.current.size < 2) pinch.current = null;
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const now: Point = [event.clientX, event.clientY];
      const isOnPrint = (event.target as Element).closest('[data-print]') !== null;
      touches.current.set(event.pointerId, { isOnPrint, start: now, now });
      if (touches.current.size === 1) wasPinched.current = false;
      if (touches.current.size === 2) {
        wasPinched.current = true;
        pinch.current = { ...fingers(), ...zoom.current };
      }
      if (!isOnPrint) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const touch = touches.current.get(event.pointerId);
      if (!touch) return;
      const [beforeX, beforeY] = touch.now;
      touch.now = [event.clientX, event.clientY];
      const start = pinch.current;
      if (touches.current.size === 2 && start) {
        const { gap, middle } = fingers();
        const scale = Math.min(Math.max((start.scale * gap) / start.gap, 1), maxZoom);
        const box = inner.current?.parentElement?.getBoundingClientRect();
        const [left, top] = [box?.left ?? 0, box?.top ?? 0];
        const growth = scale / start.scale;
        zoom.current = {
          scale,
          x: middle[0] - left - (start.middle[0] - left - start.x) * growth,
          y: middle[1] - top - (start.middle[1] - top - start.y) * growth,
        };
        show();
      } else if (
        touches.current.size === 1 &&
        zoom.current.scale > 1 &&
        (!touch.isOnPrint || wasPinched.current)
      ) {
        zoom.current.x += event.clientX - beforeX;
        zoom.current.y += event.clientY - beforeY;
        show();
      }
    },
    onPointerUp: (event: PointerEvent) => {
      const touch = touches.current.get(event.pointerId);
      endTouch(event);
      if (!touch || wasPinched.current) return;
      const here: Point = [event.clientX, event.clientY];
      if (distance(here, touch.start) > tapRadius) return;
      const elapsed = event.timeStamp - lastTap.current.time;
      const moved = distance(here, lastTap.current.point);
      lastTap.current = { time: event.timeStamp, point: touch.start };
      if (onTap) {
        if (elapsed > doubleTapTime || moved > doubleTapRadius) onTap(toPhoto(event));
      } else if (elapsed < 320 && moved < 40) {
        lastTap.current.time = 0;
        reset();
      }
    },
    onPointerCancel: endTouch,
  };
  /** Like toPhoto, but gives the nearest point inside the photograph's box, so that a dragged print stays visible. */
  const toPhotoInside = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = inner.current?.parentElement?.getBoundingClientRect();
    if (!box) return [0, 0];
    return toPhoto({
      clientX: Math.min(Math.max(clientX, box.left), box.right),
      clientY: Math.min(Math.max(clientY, box.top), box.bottom),
    });
  };

  return {
    handlers,
    toPhoto,
    toPhotoInside,
    reset,
    isZoomed: () => zoom.current.scale > 1,
    isPinched: () => touches.current.size > 1,
  };
}
