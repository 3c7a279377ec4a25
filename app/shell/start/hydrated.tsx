import { useEffect } from 'react';

/** Sets `data-hydrated` on the page once React has hydrated it. */
export function Hydrated() {
  // Announces the hydration to replay-clicks.ts. This component is the last one on the page, so all other components
  // have added their listeners before.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
