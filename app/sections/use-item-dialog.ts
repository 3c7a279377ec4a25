import { useHref } from 'react-router';
import { useLate } from '../ui/use-late';

/**
 * The code of a dialog over the page, fetched when an item is first opened. Where it cannot be fetched, the item's
 * own page is opened instead.
 * @param load the dynamic import, the same function at each call
 * @param address the open item's own page; null where none is open
 */
export function useItemDialog<Module extends object>(
  load: () => Promise<Module>,
  address: string | null,
): Module | null {
  const href = useHref(address ?? '/');
  return useLate(load, address !== null, () => window.location.replace(href));
}
