import {
  type Availability,
  type OfferedPrint,
  type StatedAvailability,
  statesFrom,
  withAvailabilityOn,
} from '#model/content/availability.ts';
import { isoDay } from '#model/hours/clock.ts';
import { shownDay } from '#model/hours/shown-day.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';

/**
 * The prints of a series in one language, with their availability from the day of the build on.
 * @param day the day of the build, as model/hours/clock.ts counts days
 */
export function offeredPrints(
  { availability: series, prints }: Pick<Content['frames'][number], 'availability' | 'prints'>,
  locale: Locale,
  day: number,
): (OfferedPrint & { name: string })[] {
  const offered = prints.map(({ id, name, availability: own }) => {
    const states = statesFrom([series, own], day);
    const availability = states.map((one) => withDateText(one, locale));
    return { id, name: name[locale], ...(states.length > 0 ? { availability } : {}) };
  });
  return withAvailabilityOn(offered, isoDay(day));
}

function withDateText({ state, until }: StatedAvailability, locale: Locale): Availability {
  if (until === undefined) return { state };
  const iso = isoDay(state === 'soldOut' ? until + 1 : until);
  return { state, until: isoDay(until), date: { iso, text: shownDay(iso, locale) } };
}
