import { useEffect } from 'react';
import { showChatButton, showChatButtonWithoutScroll } from './follow-scroll.ts';

/** What comes just before scrolling, or with it. */
const scrollInputs = ['pointerdown', 'touchstart', 'wheel', 'scroll'] as const;

/**
 * Sections rise and fade in once as they enter, and the chat button steps aside (while-scrolling.ts). Nothing does before
 * the visitor scrolls, so that the code comes with the first sign of it; without it nothing is hidden.
 * @param pathname a new page starts from the beginning
 */
export function useReveals(pathname: string) {
  // Follows the visitor's scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new sections
  useEffect(() => {
    let isUnmounted = false;
    let stop = () => {};
    const from = window.scrollY;
    showChatButtonWithoutScroll();
    const start = () => {
      stopListening();
      import('./while-scrolling.ts').then(
        ({ followScrolling }) => {
          if (!isUnmounted) stop = followScrolling(from);
        },
        (error: unknown) => {
          console.info('Nothing rises on this page', error);
          showChatButton();
        },
      );
    };
    const stopListening = () => {
      for (const input of scrollInputs) window.removeEventListener(input, start);
    };
    for (const input of scrollInputs) window.addEventListener(input, start, { passive: true });
    return () => {
      isUnmounted = true;
      stopListening();
      stop();
      document.querySelector('[data-chat-button]')?.removeAttribute('data-away');
    };
  }, [pathname]);
}
