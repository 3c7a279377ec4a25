let locks = 0;
let offset = 0;

/**
 * Stops the page behind a dialog from scrolling. On iPhones, `overflow: hidden` is not enough, so `<body>` is fixed at
 * its scroll offset, and returns to this offset afterwards (styles/base.css).
 * @returns a function that unlocks the page; further calls do no harm
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    offset = window.scrollY;
    document.body.style.insetBlockStart = `${-offset}px`;
    root.dataset.locked = '';
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks > 0) return;
    delete root.dataset.locked;
    document.body.style.removeProperty('inset-block-start');
    window.scrollTo({ top: offset, behavior: 'instant' });
  };
}

/** Whether a dialog has locked the page. On a locked page, the scroll offset reads 0. */
export function isScrollLocked(): boolean {
  return document.documentElement.dataset.locked !== undefined;
}
