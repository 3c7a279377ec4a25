import { useNavigate } from 'react-router';
import { afterPaint } from '#app/ui/after-paint.ts';
import { withScrollOffset } from '#app/ui/scroll-lock.ts';
import { searchWith } from './search-with.ts';
import { type DialogState, pendingSearch, shownLocation } from './shown-location.ts';

/** The data of the current history entry, where React Router stores it. */
export function presentState(): DialogState | null {
  return window.history.state?.usr ?? null;
}

/** How many frames a change of the query waits at most for a page or an earlier change that is just coming. */
const maxFrames = 20;

/**
 * Changes query parameters; an empty value removes its parameter. The page shows the new values at once
 * (use-search-value.ts), and the address follows after the next paint. A second quick change adds to the first one. If
 * the page already shows the values, nothing happens.
 * A change waits for the page of the address, which a view transition can hold back, and for an earlier change to which
 * React Router is navigating: React Router would otherwise show the page without the change. A new history entry also
 * waits for a change of the current one, to which Back returns.
 * @returns a function of the new values and, optionally, of data for a new history entry; without that data, the
 * current entry is replaced
 */
export function useSearchChange(): (values: Record<string, string>, step?: DialogState) => void {
  const navigate = useNavigate();
  const change = (values: Record<string, string>, step?: DialogState, frames = maxFrames) => {
    const { pathname, search, hash } = window.location;
    const { path, key } = shownLocation;
    const kept = pendingSearch.get();
    const earlier = kept?.key === key ? kept : null;
    const isToReturnTo = step !== undefined && earlier !== null && !earlier.step;
    if (frames > 0 && (path !== pathname || earlier?.isSent || isToReturnTo)) {
      afterPaint(() => change(values, step, frames - 1));
      return;
    }
    const before = earlier ?? { search, step: undefined };
    const wanted = searchWith(before.search, values);
    if (wanted === searchWith(before.search, {})) return;
    // A dialog that is closed before its address has come needs no new address.
    const isPresent = wanted === searchWith(search, {});
    const pending = isPresent ? null : { key, search: wanted, step: step ?? before.step, isSent: false };
    const entry = window.history.state?.key;
    pendingSearch.set(pending);
    afterPaint(() => {
      // Meanwhile, the visitor may have gone back or made another change.
      if (!pending || pendingSearch.get() !== pending || window.history.state?.key !== entry) return;
      pending.isSent = true;
      const state = pending.step ?? presentState();
      const go = () =>
        navigate({ search: wanted, hash }, { preventScrollReset: true, replace: !pending.step, state });
      // Back returns to the scroll offset that React Router stores when it adds an entry to the history.
      if (pending.step) withScrollOffset(go);
      else go();
    });
  };
  return (values, step) => change(values, step);
}
