import {
  type Availability,
  type StatedAvailability,
  statesFrom,
  withAvailabilityOn,
} from '#model/content/availability.ts';
import { isoDay } from '#model/hours/clock.ts';
import { shownDay } from '#model/hours/shown-day.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import type { Frame } from './types.ts';

/** What a series in content/ says of its prints and sizes. */
type StatedSeries = Pick<Content['frames'][number], 'availability' | 'prints' | 'pricing'>;

/**
 * The prints and sizes of a series in one language, with their availability from the day of the build on.
 * @param day the day of the build, as model/hours/clock.ts counts days
 */
export function offeredSeries(
  { availability: series, prints, pricing }: StatedSeries,
  locale: Locale,
  day: number,
) {
  const offered = (stated: (StatedAvailability | undefined)[]) => {
    const states = statesFrom(stated, day);
    return states.length > 0 ? { availability: states.map((one) => withDateText(one, locale)) } : {};
  };
  return withAvailabilityOn<Pick<Frame, 'prints' | 'pricing'>>(
    {
      prints: prints.map(({ id, name, availability: own }) => ({
        id,
        name: name[locale],
        ...offered([series, own]),
      })),
      pricing: pricing.map(({ size, price, availability: own }) => ({ size, price, ...offered([own]) })),
    },
    isoDay(day),
  );
}

function withDateText({ state, until }: StatedAvailability, locale: Locale): Availability {
  if (until === undefined) return { state };
  const iso = isoDay(state === 'soldOut' ? until + 1 : until);
  return { state, until: isoDay(until), date: { iso, text: shownDay(iso, locale) } };
}
