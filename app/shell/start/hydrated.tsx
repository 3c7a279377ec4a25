import { useEffect } from 'react';

/** Whether the page shown is the one that has come as HTML, until React has hydrated it. False while pages are built. */
export function isBeforeHydration(): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset.hydrated === undefined;
}

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
