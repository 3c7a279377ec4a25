import { useEffect } from 'react';

/** Stands in the shell and says that the page is alive (`data-alive`). */
export function Alive() {
  // Follows the page: replay-clicks.ts hears of it. Last in the shell, so that all else there listens by now.
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    window.dispatchEvent(new Event('alive'));
  }, []);
  return null;
}
