import { hideOnScroll } from './hide-on-scroll.ts';
import { revealWhileScrolling } from './reveals.ts';

/**
 * Starts the effects of scrolling: sections fade in, and the chat button is hidden or shown.
 * @param from the window's scroll offset (px) before the first scroll
 * @returns a function that stops the effects
 */
export function followScrolling(from: number): () => void {
  const stops = [revealWhileScrolling(), hideOnScroll(from)];
  return () => {
    for (const stop of stops) stop();
  };
}
