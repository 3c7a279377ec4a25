import { useEffect, useLayoutEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { createStore } from '#app/ui/store.ts';

/** Data of one history entry: whether a dialog was opened from the entry before it. */
export interface DialogState {
  wasOpenedHere?: boolean;
}

/**
 * The path (as in the address bar) and React Router's key of the page that is shown. The address bar is ahead of them
 * while a view transition holds back the next page. Reading them, unlike `useLocation`, renders nothing again when the
 * address changes.
 */
export const shownLocation = { path: '', key: '' };

/** A query that the page already shows, although React Router does not have it yet. */
interface PendingSearch {
  /** The key of the location that the query will follow. At any other location, this query is out of date. */
  key: string;
  search: string;
  /** Data of the new history entry; undefined where the query replaces the current entry. */
  step: DialogState | undefined;
  /** Whether React Router is navigating to the query. */
  isSent: boolean;
}

/**
 * The page shows a new query before React Router does: with a new address, React Router updates every link of the page
 * and hydrates what is not hydrated yet. On a slow phone, this takes up to a second.
 */
export const pendingSearch = createStore<PendingSearch | null>(null);

/**
 * Shows the query of the address after Back and Forward. A change that was pending is given up. This happens after all
 * other listeners: the router stores the scroll offset, and dialogs unlock the page, while the dialogs are still there.
 */
function followHistory() {
  setTimeout(() => {
    const { pathname, search } = window.location;
    const { path, key } = shownLocation;
    const isShown = (window.history.state?.key ?? 'default') === key;
    pendingSearch.set(isShown || pathname !== path ? null : { key, search, step: undefined, isSent: true });
  });
}

/** Keeps `shownLocation` up to date. Called once, in the shell. */
export function useShownLocation(): void {
  const location = useLocation();
  const path = useHref(location.pathname);
  useLayoutEffect(() => {
    Object.assign(shownLocation, { path, key: location.key });
    pendingSearch.set(null);
  }, [path, location]);
  useEffect(() => {
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, []);
}
