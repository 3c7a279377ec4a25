import { useEffect } from 'react';

/** Stands in the shell and says that the page is hydrated (`data-hydrated`). */
export function Hydrated() {
  // Follows the page: replay-clicks.ts hears of it. Last in the shell, so that all else there listens by now.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
