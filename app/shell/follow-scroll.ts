import { afterPaint } from '#app/ui/after-paint.ts';
import { isScrollLocked } from '#app/ui/scroll-lock.ts';

/** Scroll offset (px) of the page above which the header gets a solid background. */
const threshold = 10;

/**
 * Sets `data-scrolled` on `<html>` while the page is scrolled by more than 10 px: the attribute makes the header solid.
 * While a dialog is open, the attribute stays unchanged. On a page that cannot scroll, this function also shows the
 * chat button.
 */
export function followScroll(): void {
  const follow = () => {
    if (!isScrollLocked()) document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
  };
  addEventListener('scroll', follow, { passive: true });
  // The page's height is read after a paint: before the paint, reading the height would force another layout.
  addEventListener('load', () => afterPaint(showChatButtonWithoutScroll));
}

/** Shows the chat button on a page that cannot scroll. Elsewhere, scrolling up shows the button. */
export function showChatButtonWithoutScroll(): void {
  if (document.documentElement.scrollHeight <= innerHeight) showChatButton();
}

/** Shows the chat button on pages where the stylesheet would hide the button until the visitor scrolls up. */
export function showChatButton(): void {
  document.querySelector('[data-chat-button]')?.setAttribute('data-away', 'false');
}
