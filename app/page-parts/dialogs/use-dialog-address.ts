import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { afterPaint } from '#app/ui/after-paint.ts';
import { closingValues } from './closing-values.ts';
import { findBySlug, type WithSlug } from './find-by-slug.ts';
import type { SearchName } from './search-names.ts';
import { presentState, useSearchChange } from './use-search-change.ts';
import { useSearchValue } from './use-search-value.ts';

function closingValuesHere(): Record<string, string> {
  return closingValues(window.location.pathname, import.meta.env.BASE_URL);
}

export type DialogName = Extract<SearchName, 'frame' | 'project' | 'portfolio' | 'picture' | 'selection'>;

/** A step back that the browser has not made yet: a second one would leave the page. */
let isGoingBack = false;

/**
 * A dialog with an address: the query says which item is open (`?frame=dunes`), Back closes it, Forward opens it
 * again, a copied address opens it. An unknown item is ignored. Opening and closing may be asked for twice and happen
 * once; of two items that are tapped quickly the last one opens.
 * @param name the value of the query
 * @param items those that there are; a former name opens an item too
 */
export function useDialogAddress(name: DialogName, items: WithSlug[]) {
  const navigate = useNavigate();
  const change = useSearchChange();
  const wanted = useSearchValue(name);
  const openSlug = findBySlug(items, wanted)?.slug ?? null;

  /**
   * Opens an item from a click; a click that asks for a new tab is left alone. The tap is answered with a paint first:
   * the router tells every link of the page of the new address before anything else.
   */
  const open = (event: MouseEvent, slug: string, values: Record<string, string> = {}) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    afterPaint(() => {
      // In the place of one that was opened just before: one step back closes both.
      const step = presentState()?.wasOpenedHere ? undefined : { wasOpenedHere: true };
      change({ ...closingValuesHere(), ...values, [name]: slug }, step);
    });
  };

  /** Closes: one step back, or, for a visitor who came by a copied address, the same page without the item. */
  const close = () => {
    if (isGoingBack) return;
    if (!presentState()?.wasOpenedHere) return change(closingValuesHere());
    isGoingBack = true;
    window.addEventListener('popstate', () => (isGoingBack = false), { capture: true, once: true });
    navigate(-1);
  };

  return { wanted, openSlug, open, close };
}
