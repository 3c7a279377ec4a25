import { useLayoutEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLazy } from '#app/ui/use-lazy.ts';
import type { OfferedPrint } from '#model/content/availability.ts';
import type { Hours } from '#model/hours/opening.ts';

/** What looks at the clock: it comes where something is sold out or limited. */
const loadLive = () => import('./live-availability.ts');

/**
 * What is told of the prints of a series today, by the studio's clock. In the HTML and in the first render over it, they are as on
 * the day of the build.
 * @param isWanted whether any print that is shown was sold out or limited on that day
 */
export function useAvailability(isWanted: boolean): <Print extends OfferedPrint>(prints: Print[]) => Print[] {
  const zone = useRouteLoaderData<{ hours: Hours }>('root')?.hours.zone;
  const live = useLazy(loadLive, isWanted);
  const [today, setToday] = useState('');
  // Follows the studio's clock; before the paint, where its code is there already.
  useLayoutEffect(() => (live && zone ? live.followDay(zone, setToday) : undefined), [live, zone]);
  return (prints) => (live && today ? live.offeredOn(prints, today) : prints);
}
