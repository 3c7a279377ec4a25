import { calendar } from '../language/calendar.ts';
import type { Locale } from '../language/locales.ts';
import { fill, type Words } from '../language/translate.ts';
import { clockAt, timeText, weekdayOf } from './clock.ts';
import { type Hours, openingAt, type Range } from './opening.ts';

const dayLength = 24 * 60 * 60_000;

/** The name of a day of the week. */
export function dayName(locale: Locale, day: number): string {
  return calendar[locale].days[weekdayOf(day)] ?? '';
}

/** A date in words: “Sunday 6 December”, «الأحد 6 كانون الأول (12)». */
export function dateText(locale: Locale, day: number): string {
  const date = new Date(day * dayLength);
  return `${dayName(locale, day)} ${date.getUTCDate()} ${calendar[locale].months[date.getUTCMonth()]}`;
}

/** The same with its year. */
export function datedText(locale: Locale, day: number): string {
  return `${dateText(locale, day)} ${new Date(day * dayLength).getUTCFullYear()}`;
}

/** The hours of a day: “9:00–13:00, 16:00–20:00”, or that it is closed. */
export function rangesText({ week, common }: Words, ranges: Range[]): string {
  return (
    ranges
      .map(([from, to]) => fill(week.range, { from: timeText(from), to: timeText(to) }))
      .join(common.listComma) || week.shut
  );
}

/**
 * “Open now, until 18:00” or when replies come; null where nothing is near that could be said.
 * @param now milliseconds since 1970
 * @param note said after the time, such as whose clock it is
 */
export function openingText(
  words: Words,
  locale: Locale,
  hours: Hours,
  now: number,
  note?: string,
): { isOpen: boolean; text: string } | null {
  const { isOpen, change } = openingAt(hours, now);
  if (change === null) return null;
  const then = clockAt(hours.zone, change);
  const time = [timeText(then.minutes), note].filter(Boolean).join(' ');
  // A day's name is one day of the next seven.
  const isNear = change - now < 6 * dayLength;
  const day = isNear ? dayName(locale, then.day) : dateText(locale, then.day);
  if (!isOpen) return { isOpen, text: fill(words.hours.closed, { day, time }) };
  return {
    isOpen,
    text: fill(words.hours.open, { time: change - now < dayLength ? time : `${day} ${time}` }),
  };
}
