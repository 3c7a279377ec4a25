import { useNavigate } from 'react-router';
import { searchWith } from './search-with.ts';

/** Data of one history entry: whether a dialog was opened from the entry before it. */
export interface DialogState {
  wasOpenedHere?: boolean;
}

/** The data of the current history entry, where React Router stores it. */
export function presentState(): DialogState | null {
  return window.history.state?.usr ?? null;
}

/**
 * Changes query parameters; an empty value removes its parameter. The current query is read from the address bar,
 * because a second quick tap can come before the next render. If the address already has all the values, nothing
 * happens.
 * @returns a function of the new values and, optionally, of data for a new history entry; without that data, the
 * current entry is replaced
 */
export function useSearchChange(): (values: Record<string, string>, step?: DialogState) => void {
  const navigate = useNavigate();
  return (values, step) => {
    const { search, hash } = window.location;
    const wanted = searchWith(search, values);
    if (wanted === searchWith(search, {})) return;
    navigate(
      { search: wanted, hash },
      { preventScrollReset: true, replace: !step, state: step ?? presentState() },
    );
  };
}
