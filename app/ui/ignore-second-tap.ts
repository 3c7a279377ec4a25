import { abortAfter } from './abort-after.ts';

/** A second tap within this time (ms) and this distance (px) is the second half of a double tap. */
const maxDelay = 400;
const maxDistance = 40;

/** Time of a tap, and its position in the window (px). */
type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/**
 * Ignores the second half of a double tap: it neither takes the focus nor clicks. To be called with a tap that puts
 * another element under the finger. The time that counts is when the taps were made, not when a busy page handles them.
 * Clicks by keyboard or by assistive tools have no `detail`, and are never ignored.
 */
export function ignoreSecondTap(first: Tap): void {
  const ignore = (event: MouseEvent) => {
    const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (event.detail === 0 || distance > maxDistance || event.timeStamp - first.timeStamp > maxDelay) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal: abortAfter(5 * maxDelay) };
  window.addEventListener('mousedown', ignore, options);
  window.addEventListener('click', ignore, options);
}
