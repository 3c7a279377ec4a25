import { useEffect, useLayoutEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#app/ui/after-paint.ts';
import { withScrollOffset } from '#app/ui/scroll-lock.ts';
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
export interface PendingSearch {
  search: string;
  /** Data of the new history entry; undefined where the query replaces the current entry. */
  step: DialogState | undefined;
  /** Whether React Router is navigating to the query. */
  isSent: boolean;
}

/**
 * The page shows a new query before React Router does: with a new address, React Router updates every link of the page
 * and hydrates what is not hydrated yet. On a slow phone, this takes up to a second. The page shows the last query of
 * the queue. React Router gets them one after another: a navigation that interrupts another one would lose its history
 * entry.
 * `key` is the key of the location that the queries will follow. At any other location, they are out of date.
 */
export const pendingSearches = createStore<{ key: string; queue: PendingSearch[] } | null>(null);

/** The data of the current history entry, where React Router stores it. */
export function presentState(): DialogState | null {
  return window.history.state?.usr ?? null;
}

/** React Router's key of the current history entry. */
export function presentKey(): string {
  return window.history.state?.key ?? 'default';
}

/**
 * Shows the query of the address after Back and Forward. Changes that were pending are given up. This happens after all
 * other listeners: the router stores the scroll offset, and dialogs unlock the page, while the dialogs are still there.
 */
function followHistory() {
  setTimeout(() => {
    const { pathname, search } = window.location;
    const { path, key } = shownLocation;
    const isShown = presentKey() === key || pathname !== path;
    pendingSearches.set(isShown ? null : { key, queue: [{ search, step: undefined, isSent: true }] });
  });
}

/** Keeps `shownLocation` up to date, and navigates to pending queries. Called once, in the shell. */
export function useShownLocation(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const path = useHref(location.pathname);

  useLayoutEffect(() => {
    const isSamePage = path === shownLocation.path;
    Object.assign(shownLocation, { path, key: location.key });
    pendingSearches.set(stillPending(isSamePage));
  }, [path, location]);

  useEffect(() => {
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, []);

  useEffect(() => {
    const send = () => {
      const entry = presentKey();
      if (!nextToSend()) return;
      afterPaint(() => {
        const next = nextToSend();
        // Meanwhile, the visitor may have gone back.
        if (!next || presentKey() !== entry) return;
        next.isSent = true;
        const { search, step } = next;
        const { hash } = window.location;
        const state = step ?? presentState();
        const go = () => navigate({ search, hash }, { preventScrollReset: true, replace: !step, state });
        // Back returns to the scroll offset that React Router stores when it adds an entry to the history.
        if (step) withScrollOffset(go);
        else go();
      });
    };
    send();
    return pendingSearches.subscribe(send);
  }, [navigate]);
}

/** The queries that wait for the page that is now shown, and those that wait for the one React Router has navigated to. */
function stillPending(isSamePage: boolean) {
  const pending = pendingSearches.get();
  if (!pending || pending.key === shownLocation.key) return pending;
  const [sent, ...queue] = pending.queue;
  return isSamePage && sent?.isSent && queue.length > 0 ? { key: shownLocation.key, queue } : null;
}

/** The first pending query of the page that is shown, unless React Router is already navigating to it. */
function nextToSend(): PendingSearch | null {
  const pending = pendingSearches.get();
  const next = pending?.key === shownLocation.key ? pending.queue[0] : undefined;
  return next && !next.isSent ? next : null;
}
