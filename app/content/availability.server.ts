import {
  type Availability,
  type OfferedPrint,
  offeredOn,
  type StatedAvailability,
  statesFrom,
} from '#app/availability/availability.ts';
import { clockAt, isoDay } from '#app/hours/clock.ts';
import type { Locale } from '#app/language/locales.ts';
import type { Content } from './read-content.server.ts';
import { shownDay } from './shown-day.ts';

type FrameContent = Content['frames'][number];

/** Today at the studio, as app/hours/clock.ts counts days. */
export function studioDay({ site }: Pick<Content, 'site'>, now = Date.now()): number {
  return clockAt(site.hours.zone, now).day;
}

/**
 * The prints of a series with what holds of each from the day of the build on, in one language.
 * @param day of the build, as app/hours/clock.ts counts days
 */
export function offeredPrints(
  { availability: series, prints }: Pick<FrameContent, 'availability' | 'prints'>,
  locale: Locale,
  day: number,
): (OfferedPrint & { name: string })[] {
  const offered = prints.map(({ id, name, availability: own }) => {
    const states = statesFrom([series, own], day);
    const availability = states.map((one) => inWords(one, locale));
    return { id, name: name[locale], ...(states.length > 0 ? { availability } : {}) };
  });
  return offeredOn(offered, isoDay(day));
}

function inWords({ state, until }: StatedAvailability, locale: Locale): Availability {
  if (until === undefined) return { state };
  const iso = isoDay(state === 'soldOut' ? until + 1 : until);
  return { state, until: isoDay(until), date: { iso, text: shownDay(iso, locale) } };
}

/** A series or print that was sold out or limited until a day that is over. */
export interface EndedAvailability {
  /** Its file below content/, and the field in it. */
  file: string;
  field: string;
  state: StatedAvailability['state'];
  /** Its last day, such as 2026-12-10. */
  day: string;
  /** What was sold out or limited. */
  name: Record<Locale, string>;
}

/**
 * What of the shop's states is over and can go.
 * @param now milliseconds since 1970
 */
export function endedAvailability(content: Content, now: number): EndedAvailability[] {
  const today = studioDay(content, now);
  return content.frames.flatMap((frame) => {
    const stated = [
      { field: 'availability', availability: frame.availability, name: frame.title },
      ...frame.prints.map(({ availability, name }, place) => ({
        field: `prints[${place + 1}].availability`,
        availability,
        name: { en: `${frame.title.en}, ${name.en}`, ar: `${frame.title.ar}، ${name.ar}` },
      })),
    ];
    return stated.flatMap(({ availability, ...rest }) => {
      const { state, until } = availability ?? {};
      if (!state || until === undefined || until >= today) return [];
      return [{ file: `${frame.folder}/item.yaml`, ...rest, state, day: isoDay(until) }];
    });
  });
}
