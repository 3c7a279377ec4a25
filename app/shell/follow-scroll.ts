import { afterPaint } from '#app/ui/after-paint.ts';
import { isScrollLocked } from '#app/ui/scroll-lock.ts';

/** Scroll offset (px) above which the header is solid. */
const threshold = 10;

/**
 * Sets `data-scrolled` on `<html>` when the page is scrolled by more than 10 px, which makes the header solid. While a
 * dialog is open, the attribute stays as it was. On a page that cannot scroll, the chat button is visible from the
 * start.
 */
export function followScroll(): void {
  const follow = () => {
    if (!isScrollLocked()) document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
  };
  addEventListener('scroll', follow, { passive: true });
  // The page's height is read after a paint: before the paint, reading it would force another layout.
  addEventListener('load', () => afterPaint(showChatButtonWithoutScroll));
}

/** Shows the chat button on a page that cannot scroll, because no scroll would show it there. */
export function showChatButtonWithoutScroll(): void {
  if (document.documentElement.scrollHeight <= innerHeight) showChatButton();
}

/** Shows the chat button where the stylesheet would hide it until the visitor scrolls up. */
export function showChatButton(): void {
  document.querySelector('[data-chat-button]')?.setAttribute('data-away', 'false');
}
