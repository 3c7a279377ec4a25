import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { afterPaint } from '#app/ui/after-paint.ts';
import { ignoreSecondTap } from '#app/ui/ignore-second-tap.ts';
import { wait } from '#app/ui/wait.ts';
import { closingValues } from './closing-values.ts';
import { findBySlug, type WithSlug } from './find-by-slug.ts';
import type { SearchName } from './search-names.ts';
import { presentState, useSearchChange } from './use-search-change.ts';
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

/** How long a dialog waits for its code before the address changes, ms. */
const maxWait = 400;

/** True while the browser is still going back one step. A second step back would leave the page. */
let isGoingBack = false;

/** What the visitor has asked for last. An opening that waits for its code ends when something else is asked for. */
let lastRequest: object | null = null;
if (!import.meta.env.SSR) addEventListener('popstate', () => (lastRequest = null));

/**
 * Opens dialogs at the tap of a control. The component that calls this hook does not render again when the address
 * changes.
 * @param prefetch fetches what the dialog shows; resolves when it has come, or to false
 * @returns a function of the click, the item, and further query parameters
 */
export function useDialogOpener(name: DialogName, prefetch: () => Promise<boolean>) {
  const change = useSearchChange();
  /**
   * Opens the dialog of an item on a click, unless the click asks for a new tab. The control looks busy meanwhile, and
   * the browser paints this first.
   */
  return async (event: MouseEvent, slug: string, values: Record<string, string> = {}) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The second half of a double tap must not land on the dialog.
    if (event.detail > 0) ignoreSecondTap(event.nativeEvent);
    const control = event.currentTarget;
    const path = window.location.pathname;
    const request = {};
    lastRequest = request;
    control.ariaBusy = 'true';
    await new Promise<void>((resolve) => afterPaint(resolve));
    await Promise.race([prefetch(), wait(maxWait)]);
    control.ariaBusy = null;
    // Meanwhile, the visitor may have gone back, followed a link or opened something else.
    if (lastRequest !== request || window.location.pathname !== path) return;
    // If this page has already opened a dialog, the new dialog replaces it in the history, so that one step back
    // closes the dialog.
    const step = replacesAnother(name) ? undefined : { wasOpenedHere: true };
    change({ ...closingValuesHere(name), ...values, [name]: slug }, step);
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
  const change = useSearchChange();
  const wanted = useSearchValue(name);
  const openSlug = findBySlug(items, wanted)?.slug ?? null;

  /**
   * Closes the dialog by going back one step in the history. A visitor who came by a copied address has no such step:
   * the parameter that opens the dialog is then removed from the address.
   */
  const close = () => {
    lastRequest = null;
    if (isGoingBack) return;
    if (!presentState()?.wasOpenedHere) return change(closingValuesHere(name));
    isGoingBack = true;
    window.addEventListener('popstate', () => (isGoingBack = false), { capture: true, once: true });
    navigate(-1);
  };

  return { wanted, openSlug, close };
}
