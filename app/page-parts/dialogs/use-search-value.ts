import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { plainName } from './plain-name.ts';
import type { SearchName } from './search-names.ts';

/**
 * A value of the query, such as `size` in `?size=50x70`, as a plain name: `?frame=Dunes).` names dunes. Null where there is
 * none, in the HTML and in the first render.
 * Where it stays null, no second render follows the first: that would be a whole section's.
 */
export function useSearchValue(name: SearchName): string | null {
  const { search } = useLocation();
  return useSyncExternalStore(
    () => () => {},
    () => {
      const value = new URLSearchParams(search).get(name);
      return value === null ? null : plainName(value);
    },
    () => null,
  );
}
