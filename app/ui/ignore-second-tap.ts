import { abortAfter } from './abort-after.ts';

/** So soon (ms) and so near (px) a second tap is the other half of a double one. */
const soon = 400;
const near = 40;

/** When and where (px of the window) a tap was. */
type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/**
 * Called with a tap that brings something else under the finger: the second half of a double tap neither takes the focus
 * nor clicks. When they were made counts, not when a busy page hears of them. Keys and assistive tools, whose clicks have
 * no `detail`, are never held up.
 */
export function ignoreSecondTap(first: Tap): void {
  const swallow = (event: MouseEvent) => {
    const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (event.detail === 0 || distance > near || event.timeStamp - first.timeStamp > soon) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const whileNeeded = { capture: true, signal: abortAfter(5 * soon) };
  window.addEventListener('mousedown', swallow, whileNeeded);
  window.addEventListener('click', swallow, whileNeeded);
}
