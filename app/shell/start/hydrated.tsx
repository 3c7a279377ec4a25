import { useEffect } from 'react';

/** Marks the page as hydrated (`data-hydrated`). This component is part of the shell. */
export function Hydrated() {
  // Announces the hydration to replay-clicks.ts. The component is the last one of the shell, so that all others
  // listen by now.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
