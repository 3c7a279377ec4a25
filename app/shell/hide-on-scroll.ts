import { isScrollLocked } from '#app/ui/scroll-lock.ts';

/** A finger trembles: less than this (px) is no change of mind. */
const minScroll = 6;

/**
 * The chat button leaves while the visitor scrolls down, comes while they scroll up, and stays away where it would lie on a
 * form or on the footer. How it moves is the stylesheet's matter (`data-away`); it stays in the tab order.
 * @param from the window's scroll offset (px) before the visitor scrolled
 * @returns how to stop
 */
export function hideOnScroll(from: number): () => void {
  const button = document.querySelector<HTMLElement>('[data-chat-button]');
  if (!button) return () => {};
  let lastOffset = from;
  // At rest it is away already, except on home.
  let isScrollingDown = !document.getElementById('home');
  const overlapped = new Set<Element>();
  const update = () => {
    button.dataset.away = String(isScrollingDown || overlapped.size > 0);
  };
  const onScroll = () => {
    // Behind an open dialog the offset reads 0.
    if (isScrollLocked()) return;
    const distance = window.scrollY - lastOffset;
    if (Math.abs(distance) < minScroll) return;
    lastOffset = window.scrollY;
    isScrollingDown = distance > 0;
    update();
  };
  // The lowest part of the window is where the button stands.
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
