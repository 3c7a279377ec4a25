import { abortAfter } from './abort-after.ts';

/** So soon (ms) and so near (px) a second tap is the other half of a double one. */
const maxDelay = 400;
const maxDistance = 40;

/** When and where (px of the window) a tap was. */
type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/**
 * Called with a tap that brings something else under the finger: the second half of a double tap neither takes the focus
 * nor clicks. When they were made counts, not when a busy page hears of them. Keys and assistive tools, whose clicks have
 * no `detail`, are never held up.
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
