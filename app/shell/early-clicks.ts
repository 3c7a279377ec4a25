import { useEffect } from 'react';

declare global {
  interface Window {
    /** Put in by the build (scripts/start-late.ts): stops keeping clicks and hands over those kept. */
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/** Makes the clicks on buttons that came before the page was alive, one after the other. */
export function useEarlyClicks(): void {
  // Follows the visitor's taps before React was there.
  useEffect(() => {
    const clicked = window.takeEarlyClicks?.() ?? [];
    for (const button of clicked) setTimeout(() => button.click());
  }, []);
}
