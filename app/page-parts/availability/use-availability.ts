import { useLayoutEffect, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLazy } from '#app/ui/use-lazy.ts';
import { hasAvailability, type OfferedSeries } from '#model/content/availability.ts';
import type { Hours } from '#model/hours/opening.ts';

/** This module compares dates with the clock. It is loaded only where something ends on a day. */
const loadLive = () => import('./live-availability.ts');

/**
 * Returns series with the availability of today, by the studio's clock. In the HTML and in the first render, they keep
 * the availability of the day of the build.
 */
export function useAvailability<Series extends OfferedSeries>(series: Series[]): Series[] {
  const { live, today } = useToday(series.some(hasAvailability));
  return useMemo(
    () => (live && today ? series.map((one) => live.withAvailabilityOn(one, today)) : series),
    [live, today, series],
  );
}

/**
 * Returns the current date by the studio's clock, such as 2026-12-10, and the module that compares dates with it. In
 * the HTML and in the first render, the date is empty.
 * @param isWanted whether the page shows anything that ends on a day
 */
export function useToday(isWanted: boolean) {
  const zone = useRouteLoaderData<{ hours: Hours }>('root')?.hours.zone;
  const live = useLazy(loadLive, isWanted);
  const [today, setToday] = useState('');
  // This effect sets the current date by the studio's clock. If the module is already loaded, the date is set before
  // the first paint.
  useLayoutEffect(() => (live && zone ? live.followDay(zone, setToday) : undefined), [live, zone]);
  return { live, today };
}
