import { useEffect } from 'react';

/**
 * Sections rise and fade in once as they enter. Text never waits for a script: nothing is hidden until the
 * visitor scrolls, and then only what is still below the window.
 * @param pathname a new page starts anew
 */
export function useReveals(pathname: string) {
  // Follows the window's scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new sections
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset.reveal = 'shown';
        observer.unobserve(target);
      }
    });
    const arm = () => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-reveal=""]')) {
        if (element.getBoundingClientRect().top <= window.innerHeight) continue;
        element.dataset.reveal = 'waiting';
        observer.observe(element);
      }
    };
    window.addEventListener('scroll', arm, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', arm);
      observer.disconnect();
      for (const element of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) {
        element.dataset.reveal = 'shown';
      }
    };
  }, [pathname]);
}
