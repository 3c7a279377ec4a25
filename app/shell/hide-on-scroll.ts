import { isScrollLocked } from '#app/ui/scroll-lock.ts';

/** A scroll of less than this (px) is not a change of direction, because a finger trembles. */
const minScroll = 6;

/**
 * Hides the chat button while the visitor scrolls down, and where it would cover a form or the footer. Shows it while
 * they scroll up. The stylesheet moves the button by its `data-away` attribute; the hidden button stays in the tab
 * order.
 * @param from the window's scroll offset (px) before the visitor scrolled
 * @returns a function that removes the listeners
 */
export function hideOnScroll(from: number): () => void {
  const button = document.querySelector<HTMLElement>('[data-chat-button]');
  if (!button) return () => {};
  let lastOffset = from;
  // Before the first scroll, the chat button is hidden on all pages except the home page.
  let isScrollingDown = !document.getElementById('home');
  const overlapped = new Set<Element>();
  const update = () => {
    button.dataset.away = String(isScrollingDown || overlapped.size > 0);
  };
  const onScroll = () => {
    // While a dialog is open, the page is fixed and its scroll offset reads 0, so the offset is ignored.
    if (isScrollLocked()) return;
    const distance = window.scrollY - lastOffset;
    if (Math.abs(distance) < minScroll) return;
    lastOffset = window.scrollY;
    isScrollingDown = distance > 0;
    update();
  };
  // Observes whether a form or the footer is in the lowest part of the window, where the chat button is.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) overlapped.add(target);
        else overlapped.delete(target);
      }
      update();
    },
    { rootMargin: '-88% 0px 0px' },
  );
  for (const element of document.querySelectorAll('main form, footer')) observer.observe(element);
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
}
