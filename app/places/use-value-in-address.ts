import { useLocation } from 'react-router';
import { useHydrated } from '../ui/use-hydrated';

/** A value of the query, such as `size` in `?size=50x70`; null where there is none, in the HTML and in the first render. */
export function useValueInAddress(name: string): string | null {
  const { search } = useLocation();
  return useHydrated() ? new URLSearchParams(search).get(name) : null;
}
