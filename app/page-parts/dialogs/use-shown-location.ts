import { useEffect, useLayoutEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#app/ui/after-paint.ts';
import { withScrollOffset } from '#app/ui/scroll-lock.ts';
import { useRouter } from '../use-router.ts';
import {
  type PendingSearch,
  pendingSearches,
  presentKey,
  presentState,
  queueAt,
  shownLocation,
} from './shown-location.ts';

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

  useSearchSender();
}

/** Navigates to pending queries: to each one after the next paint, when React Router shows the one before it. */
function useSearchSender(): void {
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    const send = (next: PendingSearch) => {
      next.isSent = true;
      const { search, step } = next;
      const { hash } = window.location;
      const state = step ?? presentState();
      const go = () => navigate({ search, hash }, { preventScrollReset: true, replace: !step, state });
      // Back returns to the scroll offset that React Router stores when it adds an entry to the history.
      if (step) withScrollOffset(go);
      else go();
    };
    const sendAfterPaint = () => {
      if (!nextToSend()) return;
      const entry = presentKey();
      const coming = router?.state.navigation.location;
      afterPaint(() => {
        const next = nextToSend();
        // Meanwhile, the visitor may have gone back or tapped a link, whose navigation the query would interrupt.
        const isLast = presentKey() === entry && router?.state.navigation.location === coming;
        if (next && isLast) send(next);
      });
    };
    sendAfterPaint();
    return pendingSearches.subscribe(sendAfterPaint);
  }, [navigate, router]);
}

/** The queries that have waited for the page that is now shown, or for the query before them. */
function stillPending(isSamePage: boolean) {
  const pending = pendingSearches.get();
  if (!pending || pending.key === shownLocation.key) return pending;
  const [sent, ...queue] = pending.queue;
  return isSamePage && sent?.isSent && queue.length > 0 ? { key: shownLocation.key, queue } : null;
}

/** The first pending query of the page that is shown, unless React Router is already navigating to it. */
function nextToSend(): PendingSearch | null {
  const [next] = queueAt(shownLocation.key);
  return next && !next.isSent ? next : null;
}
