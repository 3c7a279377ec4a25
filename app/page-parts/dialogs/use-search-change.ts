import { useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#app/ui/after-paint.ts';
import { searchWith } from './search-with.ts';

/** Data of one history entry: whether a dialog was opened from the entry before it. */
export interface DialogState {
  wasOpenedHere?: boolean;
}

/** The data of the current history entry, where React Router stores it. */
export function presentState(): DialogState | null {
  return window.history.state?.usr ?? null;
}

/** How many frames a change of the query waits at most for a page that is just coming. */
const maxFrames = 20;

/**
 * Changes query parameters; an empty value removes its parameter. The current query is read from the address bar,
 * because a second quick tap can come before the next render. If the address already has all the values, nothing
 * happens. While a view transition still holds back the page of the address, the change waits for the page: React
 * Router would otherwise show the page without the change.
 * @returns a function of the new values and, optionally, of data for a new history entry; without that data, the
 * current entry is replaced
 */
export function useSearchChange(): (values: Record<string, string>, step?: DialogState) => void {
  const navigate = useNavigate();
  const shownPath = useRef('');
  shownPath.current = useHref(useLocation().pathname);

  const change = (values: Record<string, string>, step?: DialogState, frames = maxFrames) => {
    const { pathname, search, hash } = window.location;
    if (frames > 0 && shownPath.current !== pathname) {
      afterPaint(() => change(values, step, frames - 1));
      return;
    }
    const wanted = searchWith(search, values);
    if (wanted === searchWith(search, {})) return;
    navigate(
      { search: wanted, hash },
      { preventScrollReset: true, replace: !step, state: step ?? presentState() },
    );
  };
  return (values, step) => change(values, step);
}
