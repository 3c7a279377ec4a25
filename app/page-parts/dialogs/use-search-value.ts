import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { plainName } from './plain-name.ts';
import type { SearchName } from './search-names.ts';
import { pendingSearches, queueAt } from './shown-location.ts';

/**
 * The value of a query parameter, such as `size` in `?size=50x70`, as a plain name: `?frame=Dunes).` gives dunes. The
 * value is null where the parameter is missing, in the HTML and in the first render. While the value stays null, no
 * second render follows, because it would render a whole section again.
 */
export function useSearchValue(name: SearchName): string | null {
  const { search, key } = useLocation();
  return useSyncExternalStore(
    pendingSearches.subscribe,
    () => {
      const shown = queueAt(key).at(-1)?.search ?? search;
      const value = new URLSearchParams(shown).get(name);
      return value === null ? null : plainName(value);
    },
    () => null,
  );
}
