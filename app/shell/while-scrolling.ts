import { hideOnScroll } from './hide-on-scroll.ts';
import { revealWhileScrolling } from './reveals.ts';

/**
 * Starts what happens while the visitor scrolls: sections fade in, and the chat button is hidden or shown.
 * @param from the window's scroll offset (px) before the first scroll
 * @returns a function that stops this
 */
export function followScrolling(from: number): () => void {
  const stops = [revealWhileScrolling(), hideOnScroll(from)];
  return () => {
    for (const stop of stops) stop();
  };
}
