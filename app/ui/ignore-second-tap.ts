/** So soon (ms) and so near (px) a second tap is the other half of a double one. */
const soon = 400;
const near = 40;
/** What a tap does: it takes the focus, then it clicks. */
const parts = ['mousedown', 'click'] as const;

interface Tap {
  /** When and where (px of the window) it was. */
  timeStamp: number;
  clientX: number;
  clientY: number;
}

/**
 * Called with a tap that brings something else under the finger: the second half of a double tap is then nobody's. When
 * they were made counts, not when a busy page hears of them. Keys and assistive tools, whose clicks have no `detail`, are
 * never held up.
 */
export function ignoreSecondTap(first: Tap): void {
  const swallow = (second: MouseEvent) => {
    const isNear = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < near;
    if (second.detail === 0 || !isNear || second.timeStamp - first.timeStamp > soon) return;
    second.preventDefault();
    second.stopImmediatePropagation();
  };
  for (const part of parts) window.addEventListener(part, swallow, true);
  setTimeout(() => {
    for (const part of parts) window.removeEventListener(part, swallow, true);
  }, 5 * soon);
}
