/** A second tap within this time (ms) and distance (px) of the first counts as the second half of a double tap. */
const maxDelay = 400;
const maxDistance = 40;

/** Time of a tap, and its position in the window (px). */
type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/**
 * Ignores the second half of a double tap: the second tap neither takes the focus nor clicks. Call this function with a
 * first tap that puts another element under the finger. A tap elsewhere or a key in between ends the wait for a second
 * half. The times of the taps are compared, not the times when a busy page handles them. Clicks by keyboard or assistive
 * tools have no `detail`, and are never ignored.
 */
export function ignoreSecondTap(first: Tap): void {
  const waiting = new AbortController();
  const end = () => waiting.abort();
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (distance > maxDistance || event.timeStamp - first.timeStamp > maxDelay) return end();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal: waiting.signal };
  window.addEventListener('mousedown', ignore, options);
  window.addEventListener('click', ignore, options);
  window.addEventListener('keydown', end, options);
  setTimeout(end, 5 * maxDelay);
}
