let locks = 0;
let offset = 0;

/**
 * Stops the page behind a dialog from scrolling. On iPhones, `overflow: hidden` is not enough, so `<body>` is fixed at
 * its scroll offset, and returns to this offset afterwards (styles/base.css).
 * @returns a function that unlocks the page; further calls do no harm
 */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) lock();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks === 0) unlock();
  };
}

/** Calls a function that reads the scroll offset of the page, which would be 0 while the page is locked. */
export function withScrollOffset(work: () => void): void {
  const readsZero = locks > 0 && window.scrollY !== offset;
  if (readsZero) unlock();
  work();
  if (readsZero) lock();
}

function lock() {
  offset = window.scrollY;
  document.body.style.insetBlockStart = `${-offset}px`;
  document.documentElement.dataset.locked = '';
}

function unlock() {
  delete document.documentElement.dataset.locked;
  document.body.style.removeProperty('inset-block-start');
  window.scrollTo({ top: offset, behavior: 'instant' });
}

/** Whether a dialog has locked the page. On a locked page, the scroll offset reads 0. */
export function isScrollLocked(): boolean {
  return document.documentElement.dataset.locked !== undefined;
}
