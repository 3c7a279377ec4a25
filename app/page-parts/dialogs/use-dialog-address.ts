import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { ignoreSecondTap } from '#app/ui/ignore-second-tap.ts';
import { changeSearch } from './change-search.ts';
import { closingValues } from './closing-values.ts';
import { findBySlug, type WithSlug } from './find-by-slug.ts';
import type { SearchName } from './search-names.ts';
import { presentState } from './shown-location.ts';
import { useSearchValue } from './use-search-value.ts';

/** A picture opens above the dialog or page that shows it, whose own parameters stay. */
function closingValuesHere(name: DialogName): Record<string, string> {
  if (name === 'picture') return { picture: '' };
  return closingValues(window.location.pathname, import.meta.env.BASE_URL);
}

/** Whether opening a dialog replaces a dialog that was opened from here, instead of opening above the page. */
function replacesAnother(name: DialogName): boolean {
  if (name === 'picture') return new URLSearchParams(window.location.search).has(name);
  return presentState()?.wasOpenedHere === true;
}

export type DialogName = Extract<SearchName, 'frame' | 'project' | 'portfolio' | 'picture' | 'selection'>;

/** True while the browser is still going back one step. A second step back would leave the page. */
let isGoingBack = false;

/**
 * Opens dialogs at the tap of a control. The component that calls this hook does not render again when the address
 * changes.
 * @returns a function of the click, the item, and further query parameters
 */
export function useDialogOpener(name: DialogName) {
  /** Opens the dialog of an item on a click, unless the click asks for a new tab. */
  return (event: MouseEvent, slug: string, values: Record<string, string> = {}) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The second half of a double tap must not land on the dialog.
    if (event.detail > 0) ignoreSecondTap(event.nativeEvent);
    // If this page has already opened a dialog, the new dialog replaces it in the history, so that one step back
    // closes the dialog.
    const step = replacesAnother(name) ? undefined : { wasOpenedHere: true };
    changeSearch({ ...closingValuesHere(name), ...values, [name]: slug }, step);
  };
}

/**
 * The open item of a dialog, which the address contains. The query names the item (`?frame=dunes`). Back closes the
 * dialog, Forward opens it again, and a copied address opens it. An unknown item is ignored. A repeated call to close
 * has no further effect; when two items are tapped quickly, the last one opens.
 * @param name the query parameter
 * @param items all items that can be opened; a former slug opens its item too
 */
export function useDialogAddress(name: DialogName, items: WithSlug[]) {
  const navigate = useNavigate();
  const wanted = useSearchValue(name);
  const openSlug = findBySlug(items, wanted)?.slug ?? null;

  /**
   * Closes the dialog by going back one step in the history. A visitor who came by a copied address has no such step:
   * the parameter that opens the dialog is then removed from the address.
   */
  const close = () => {
    if (isGoingBack) return;
    if (!presentState()?.wasOpenedHere) return changeSearch(closingValuesHere(name));
    isGoingBack = true;
    window.addEventListener('popstate', () => (isGoingBack = false), { capture: true, once: true });
    navigate(-1);
  };

  return { wanted, openSlug, close };
}
