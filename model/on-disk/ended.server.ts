import type { StatedAvailability } from '#model/content/availability.ts';
import { clockAt, isoDay } from '#model/hours/clock.ts';
import type { Locale } from '#model/language/locales.ts';
import { sizeText } from '#model/language/translate.ts';
import { isolateLtr } from '#model/whatsapp/isolate.ts';
import type { Content } from './read-content.server.ts';

/**
 * Lists the exceptions of the opening hours that are over, so that the owner can delete them.
 * @param now milliseconds since 1970
 * @returns the last day of each exception, as 2027-03-09, and the exception's reason
 */
export function endedExceptions(
  { site }: Content,
  now: number,
): { day: string; note: Record<Locale, string> }[] {
  const { zone, exceptions } = site.hours;
  const today = clockAt(zone, now).day;
  return exceptions.filter(({ to }) => to < today).map(({ to, note }) => ({ day: isoDay(to), note }));
}

/** A sold-out or limited state of a series, print or size that has ended. */
export interface EndedAvailability {
  /** The path below content/ of the file with the ended state, and the name of the field. */
  file: string;
  field: string;
  state: StatedAvailability['state'];
  /** The last day of the state, such as 2026-12-10. */
  day: string;
  /** The name of the series, or of the series and the print or size. */
  name: Record<Locale, string>;
}

/**
 * Lists the sold-out and limited states that are over, so that the owner can delete them.
 * @param now milliseconds since 1970
 */
export function endedAvailability(content: Content, now: number): EndedAvailability[] {
  const today = studioDay(content, now);
  return content.frames.flatMap((frame) => {
    const stated = [
      { field: 'availability', availability: frame.availability, name: frame.title },
      ...frame.prints.map(({ availability, name }, index) => ({
        field: `prints[${index + 1}].availability`,
        availability,
        name: { en: `${frame.title.en}, ${name.en}`, ar: `${frame.title.ar}، ${name.ar}` },
      })),
      ...frame.pricing.map(({ availability, size }, index) => ({
        field: `pricing[${index + 1}].availability`,
        availability,
        name: {
          en: `${frame.title.en}, ${sizeText(size)}`,
          ar: `${frame.title.ar}، ${isolateLtr(sizeText(size))}`,
        },
      })),
    ];
    return stated.flatMap(({ availability, ...rest }) => {
      const { state, until } = availability ?? {};
      if (!state || until === undefined || until >= today) return [];
      return [{ file: `${frame.folder}/item.yaml`, ...rest, state, day: isoDay(until) }];
    });
  });
}

/**
 * Lists the next starts of courses that are over, so that the owner can write the next one.
 * @param now milliseconds since 1970
 */
export function endedStarts(
  content: Content,
  now: number,
): { file: string; day: string; name: Record<Locale, string> }[] {
  const today = studioDay(content, now);
  return content.courses.flatMap(({ folder, title, next_start: start }) =>
    start !== undefined && start < today
      ? [{ file: `${folder}/item.yaml`, day: isoDay(start), name: title }]
      : [],
  );
}

/** The present day at the studio, in days since 1970 (see model/hours/clock.ts). */
export function studioDay({ site }: Pick<Content, 'site'>, now = Date.now()): number {
  return clockAt(site.hours.zone, now).day;
}
