import { useEffect } from 'react';
import { showChatButton, showChatButtonWithoutScroll } from './follow-scroll.ts';

/** Events that come with a scroll or just before it. The first one fetches the code of while-scrolling.ts. */
const scrollInputs = ['pointerdown', 'touchstart', 'wheel', 'scroll'] as const;

/**
 * Starts the effects of scrolling: sections fade in, and the chat button is hidden or shown (while-scrolling.ts). The
 * code is fetched at the first event that announces a scroll. Without this code, no section is hidden.
 * @param pathname the address of the page; a new address restarts the effects
 */
export function useReveals(pathname: string) {
  // Waits for the visitor's first scroll.
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
