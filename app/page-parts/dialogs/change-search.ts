import { searchWith } from './search-with.ts';
import { type DialogState, pendingSearches, presentKey, queueAt, shownLocation } from './shown-location.ts';

/**
 * Changes query parameters; an empty value removes its parameter. The page shows the new values at once
 * (use-search-value.ts), and the address follows after the next paint (use-shown-location.ts). A second quick change
 * adds to the first one. If the page already shows the values, nothing happens. While a view transition holds back the
 * page of the address, the change belongs to that page.
 * @param step data for a new history entry; without it, the current entry is replaced
 */
export function changeSearch(values: Record<string, string>, step?: DialogState): void {
  const { pathname, search } = window.location;
  const key = pathname === shownLocation.path ? shownLocation.key : presentKey();
  const queue = queueAt(key);
  const last = queue.at(-1);
  const shown = last?.search ?? search;
  const wanted = searchWith(shown, values);
  if (wanted === searchWith(shown, {})) return;
  // Two changes share a navigation, unless Back must return to the first one.
  const joined = last && !last.isSent && (last.step || !step) ? last : undefined;
  const earlier = joined ? queue.slice(0, -1) : queue;
  // A dialog that is closed before its address has come needs no new address.
  const isPresent = wanted === searchWith(earlier.at(-1)?.search ?? search, {});
  const change = { search: wanted, step: step ?? joined?.step, isSent: false };
  const next = isPresent ? earlier : [...earlier, change];
  pendingSearches.set(next.length > 0 ? { key, queue: next } : null);
}
