import { clockAt, isoDay } from '../hours/clock.ts';
import type { Hours } from '../hours/opening.ts';
import type { Locale } from '../language/locales.ts';
import type { Content } from './read-content.server.ts';
import { content } from './read-content.server.ts';
import type { NotedException } from './types.ts';

/** When the studio is open, without words: what the browser needs to say “Open now”. */
export function openingHours(): Hours {
  const { zone, week, exceptions } = content().site.hours;
  return { zone, week, exceptions: exceptions.map(({ from, to, ranges }) => ({ from, to, ranges })) };
}

/** The days that differ, each with its reason. Also those that are over: the HTML cannot know when it is read. */
export function exceptionsIn(locale: Locale): NotedException[] {
  return content().site.hours.exceptions.map(({ note, ...days }) => ({ ...days, note: note[locale] }));
}

/**
 * What the owner should hear of exceptions that are over: the build goes on.
 * @param now milliseconds since 1970
 */
export function pastExceptions({ site }: Content, now: number): string[] {
  const today = clockAt(site.hours.zone, now).day;
  return site.hours.exceptions
    .filter(({ to }) => to < today)
    .map(
      ({ to, note }) =>
        `content/site.yaml: hours.exceptions: "${note.en}" was over on ${isoDay(to)}: it can go`,
    );
}
