import { useSyncExternalStore } from 'react';

/** False in the HTML and during hydration, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
