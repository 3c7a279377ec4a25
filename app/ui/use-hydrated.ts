import { useSyncExternalStore } from 'react';

/** Whether React has hydrated the page. The result is false in the HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
