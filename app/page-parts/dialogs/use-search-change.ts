import { useNavigate } from 'react-router';
import { searchWith } from './search-with.ts';

/** What a step in the history carries of a dialog: whether it was opened from the step before. */
export interface DialogState {
  wasOpenedHere?: boolean;
}

/** What the present step in the history carries, where React Router keeps it. */
export function presentState(): DialogState | null {
  return window.history.state?.usr ?? null;
}

/**
 * Changes values of the query; an empty one is taken out. What the address says is read off the address bar and not off the
 * last render, which a second quick tap is ahead of; where it says all of it already, nothing happens.
 * @returns a function of the values and, where the change is a step that Back takes back, what that step carries
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
