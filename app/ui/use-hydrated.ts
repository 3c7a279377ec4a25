import { useSyncExternalStore } from 'react';

/** False in the HTML and in the first render over it; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
