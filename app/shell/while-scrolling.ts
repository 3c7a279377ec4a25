import { hideOnScroll } from './hide-on-scroll.ts';
import { revealWhileScrolling } from './reveals.ts';

/**
 * What happens while the visitor scrolls: sections rise as they enter, the chat button steps aside.
 * @param from the window's scroll offset (px) before the first of it
 * @returns how to stop
 */
export function followScrolling(from: number): () => void {
  const stops = [revealWhileScrolling(), hideOnScroll(from)];
  return () => {
    for (const stop of stops) stop();
  };
}
