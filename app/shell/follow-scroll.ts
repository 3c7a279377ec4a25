import { afterPaint } from '#app/ui/after-paint.ts';
import { isScrollLocked } from '#app/ui/scroll-lock.ts';

/** Past this many px the header is solid. */
const threshold = 10;

/**
 * `data-scrolled` on `<html>` says that the page is scrolled more than 10 px, which makes the header solid; behind a dialog
 * it stays as it was. On a page that cannot be scrolled the chat button is there from the beginning.
 */
export function followScroll(): void {
  const follow = () => {
    if (!isScrollLocked()) document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
  };
  addEventListener('scroll', follow, { passive: true });
  // After a paint: asked for before, the page would be laid out once more.
  addEventListener('load', () => afterPaint(showChatButtonWithoutScroll));
}

/** Nothing would bring it in where nothing can be scrolled. */
export function showChatButtonWithoutScroll(): void {
  if (document.documentElement.scrollHeight <= innerHeight) showChatButton();
}

/** Wherever the stylesheet would have it wait for a scroll upward. */
export function showChatButton(): void {
  document.querySelector('[data-chat-button]')?.setAttribute('data-away', 'false');
}
