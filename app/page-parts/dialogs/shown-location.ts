import { useLayoutEffect } from 'react';
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
  /** The key of the location that the query will replace. At any other location, this query is out of date. */
  key: string;
  search: string;
  /** Data of the new history entry; undefined where the query replaces the current entry. */
  step: DialogState | undefined;
  /** Whether React Router is navigating to the query. */
  isSent: boolean;
}

/**
 * The page shows a new query before its address changes: with a new address, React Router updates every link of the
 * page and hydrates what is not hydrated yet. On a slow phone, this takes up to a second.
 */
export const pendingSearch = createStore<PendingSearch | null>(null);
// If the visitor goes back before React Router has shown the query, it never shows the query.
if (!import.meta.env.SSR) {
  const end = () => pendingSearch.get()?.isSent && pendingSearch.set(null);
  addEventListener('popstate', end, { capture: true });
}

/** Keeps `shownLocation` up to date. Called once, in the shell. */
export function useShownLocation(): void {
  const { pathname, key } = useLocation();
  const path = useHref(pathname);
  useLayoutEffect(() => {
    Object.assign(shownLocation, { path, key });
    pendingSearch.set(null);
  }, [path, key]);
}
