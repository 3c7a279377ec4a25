import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNavigateAfterPaint } from './use-navigate-after-paint';
import { useValueInAddress } from './use-value-in-address';

/** What the address may say of the open dialog, beside its item. */
type Extra = Record<string, string>;

/**
 * A dialog that is a place: the address says which item is open (`?frame=dunes`), Back closes it, Forward opens
 * it again, a copied address opens it. An unknown item is ignored.
 * @param name the parameter of the address
 * @param slugs the items there are
 */
export function useDialogPlace(name: 'frame' | 'project' | 'portfolio' | 'selection', slugs: string[]) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const navigateAfterPaint = useNavigateAfterPaint();
  const wanted = useValueInAddress(name);
  const openSlug = slugs.find((slug) => slug === wanted) ?? null;

  /** Opens an item from a click on its link; a click that asks for a new tab is left alone. */
  const openOnClick = (event: MouseEvent, slug: string, extra: Extra = {}) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigateAfterPaint(
      { search: searchWith(search, { [name]: slug, ...extra }), hash },
      { preventScrollReset: true, state: { wasOpenedHere: true } },
    );
  };

  /**
   * Says more of the open item, without a step in the history. At once: put off, it could come after the Escape
   * that closes the dialog and open it again.
   */
  const update = (extra: Extra) =>
    navigate({ search: searchWith(search, extra), hash }, { preventScrollReset: true, replace: true, state });

  /** Closes: one step back, or, for a visitor who came by a copied address, the same page without the item. */
  const close = (extraNames: string[] = []) => {
    if (state?.wasOpenedHere) {
      navigate(-1);
      return;
    }
    navigate(
      { search: searchWith(search, Object.fromEntries([name, ...extraNames].map((key) => [key, '']))), hash },
      { preventScrollReset: true, replace: true },
    );
  };

  return { openSlug, openOnClick, update, close };
}

/** A query with some values set; an empty value takes its name out. */
export function searchWith(search: string, values: Record<string, string>): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(values)) {
    if (value) params.set(key, value);
    else params.delete(key);
  }
  const text = params.toString();
  return text && `?${text}`;
}
