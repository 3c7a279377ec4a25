import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/**
 * A value of the query, such as `size` in `?size=50x70`; null where there is none, in the HTML and in the first render.
 * Where it stays null, no second render follows the first: that would be a whole section's.
 */
export function useSearchValue(name: string): string | null {
  const { search } = useLocation();
  return useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(search).get(name),
    () => null,
  );
}
