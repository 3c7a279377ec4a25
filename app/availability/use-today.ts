import { useLayoutEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Hours } from '../hours/opening';
import { useLazy } from '../ui/use-lazy';

/** The clock's code comes where something is sold out or limited. */
const loadLiveDay = () => import('./live-day');

/**
 * The day at the studio, such as 2026-12-10, by the studio's clock; null in the HTML and in the first render over it, where the
 * day of the build counts.
 * @param isWanted whether anything that is shown ends on a day
 */
export function useToday(isWanted: boolean): string | null {
  const zone = useRouteLoaderData<{ hours: Hours }>('root')?.hours.zone;
  const followDay = useLazy(loadLiveDay, isWanted)?.followDay;
  const [today, setToday] = useState<string | null>(null);
  // Follows the studio's clock; before the paint, where its code is there already.
  useLayoutEffect(() => (followDay && zone ? followDay(zone, setToday) : undefined), [followDay, zone]);
  return today;
}
