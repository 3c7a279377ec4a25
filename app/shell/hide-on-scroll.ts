import { isScrollLocked } from '#app/ui/scroll-lock.ts';

/** A finger trembles: a scroll of less than this (px) does not count as a change of direction. */
const minScroll = 6;

/**
 * Hides the chat button while the visitor scrolls down, shows it while they scroll up, and hides it where it would
 * cover a form or the footer. The stylesheet moves the button by its `data-away` attribute. The button stays in the tab
 * order.
 * @param from the window's scroll offset (px) before the visitor scrolled
 * @returns a function that stops this
 */
export function hideOnScroll(from: number): () => void {
  const button = document.querySelector<HTMLElement>('[data-chat-button]');
  if (!button) return () => {};
  let lastOffset = from;
  // Before the first scroll, the button is hidden on all pages except the home page.
  let isScrollingDown = !document.getElementById('home');
  const overlapped = new Set<Element>();
  const update = () => {
    button.dataset.away = String(isScrollingDown || overlapped.size > 0);
  };
  const onScroll = () => {
    // While a dialog is open, the page is fixed, and its scroll offset reads 0.
    if (isScrollLocked()) return;
    const distance = window.scrollY - lastOffset;
    if (Math.abs(distance) < minScroll) return;
    lastOffset = window.scrollY;
    isScrollingDown = distance > 0;
    update();
  };
  // Observes the lowest part of the window, where the button is.
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
