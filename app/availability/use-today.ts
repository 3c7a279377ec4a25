import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Hours } from '../hours/opening';
import { createStore } from '../ui/store';
import { useLazy } from '../ui/use-lazy';

/** The clock's code comes where something ends on a day. */
const loadLiveDay = () => import('./live-day');

const day = createStore<string | null>(null);

/**
 * The day at the studio, such as 2026-12-10, by the studio's clock; null in the HTML and in the first render over it, where the
 * day of the build counts.
 * @param isWanted whether the page shows anything that ends on a day
 */
export function useToday(isWanted: boolean): string | null {
  const zone = useRouteLoaderData<{ hours: Hours }>('root')?.hours.zone;
  const followDay = useLazy(loadLiveDay, isWanted)?.followDay;
  // Follows the studio's clock.
  useEffect(() => {
    if (!followDay || !zone) return;
    return followDay(zone, (today) => {
      if (today !== day.get()) day.set(today);
    });
  }, [followDay, zone]);
  return useSyncExternalStore(
    day.subscribe,
    () => (isWanted ? day.get() : null),
    () => null,
  );
}
