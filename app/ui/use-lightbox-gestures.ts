import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { ZoomRef } from 'yet-another-react-lightbox';
import { ignoreSecondTap } from './ignore-second-tap.ts';

/** A finger that moves less than this (px) taps. */
const maxTapMove = 10;
/** A pull of this length (px) closes the lightbox. */
const closingPull = 80;
/** A second tap within this time (ms) and distance (px) of the first makes a double tap. */
const doubleTap = { maxDelay: 400, maxDistance: 40 };

/** A finger or mouse button that is down. The direction is undefined until the finger has moved. */
interface Press {
  pointerId: number;
  x: number;
  y: number;
  direction?: 'down' | 'other';
}

/**
 * The gestures of the lightbox that its slider does not know: a double tap enlarges the picture until it fills the
 * window, or shows it whole again; a tap beside the picture, or a pull downwards, closes the lightbox.
 * @returns `handlers` belong on the element around the slider, `ref` on the element that gets the length of a pull in
 * `--pull`
 */
export function useLightboxGestures(zoom: RefObject<ZoomRef | null>, onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const press = useRef<Press | null>(null);
  const lastTap = useRef<Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> | null>(null);

  const showPull = (length: number) => {
    ref.current?.toggleAttribute('data-pulled', length > 0);
    ref.current?.style.setProperty('--pull', String(length));
  };
  const endPull = () => {
    if (press.current?.direction === 'down') showPull(0);
    if (press.current) press.current.direction = 'other';
  };
  const onPointerDownCapture = ({ isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
    if (isPrimary) press.current = { pointerId, x: clientX, y: clientY };
    else endPull();
  };
  const onPointerMoveCapture = (event: PointerEvent) => {
    const { current } = press;
    if (!current || event.pointerId !== current.pointerId || event.buttons === 0) return;
    const [across, down] = [event.clientX - current.x, event.clientY - current.y];
    if (!current.direction && Math.hypot(across, down) > maxTapMove) {
      const isPull = zoom.current?.zoom === 1 && down > Math.abs(across);
      current.direction = isPull ? 'down' : 'other';
    }
    if (current.direction !== 'down') return;
    // The slider must not take a pull for a swipe.
    event.stopPropagation();
    showPull(Math.max(down, 0));
  };
  const onPointerUpCapture = (event: PointerEvent) => {
    const { current } = press;
    if (current?.direction !== 'down' || event.pointerId !== current.pointerId) return;
    if (event.clientY - current.y >= closingPull) onClose();
    else endPull();
  };
  const toggleZoom = (event: MouseEvent, picture: Element) => {
    const around = ref.current?.getBoundingClientRect();
    if (!around || !zoom.current) return;
    const { zoom: now, changeZoom } = zoom.current;
    if (now > 1) return changeZoom(1);
    const { width, height } = picture.getBoundingClientRect();
    const filling = Math.max(around.width / width, around.height / height);
    const [middleX, middleY] = [around.x + around.width / 2, around.y + around.height / 2];
    changeZoom(Math.max(2, filling), false, event.clientX - middleX, event.clientY - middleY);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (press.current?.direction) return;
    const picture = event.target instanceof Element ? event.target.closest('[data-fit]') : null;
    if (!picture) {
      ignoreSecondTap(event.nativeEvent);
      return onClose();
    }
    const { timeStamp, clientX, clientY } = event;
    const last = lastTap.current;
    lastTap.current = { timeStamp, clientX, clientY };
    if (!last || timeStamp - last.timeStamp > doubleTap.maxDelay) return;
    if (Math.hypot(clientX - last.clientX, clientY - last.clientY) > doubleTap.maxDistance) return;
    lastTap.current = null;
    toggleZoom(event, picture);
  };
  const handlers = {
    onPointerDownCapture,
    onPointerMoveCapture,
    onPointerUpCapture,
    onPointerCancelCapture: endPull,
    onClick,
  };
  return { ref, handlers };
}
