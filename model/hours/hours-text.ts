import { calendar } from '#model/language/calendar.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { clockAt, timeText, weekdayOf } from './clock.ts';
import { type Hours, openingAt, type Range } from './opening.ts';

const dayLength = 24 * 60 * 60_000;

/** The name of the weekday on which a day falls. */
export function dayName(locale: Locale, day: number): string {
  return calendar[locale].days[weekdayOf(day)] ?? '';
}

/** The day of the month, and the name of the month. */
export function dayInMonth(locale: Locale, day: number): [number: number, month: string] {
  const date = new Date(day * dayLength);
  return [date.getUTCDate(), calendar[locale].months[date.getUTCMonth()] ?? ''];
}

/** A day and its month: “6 December”, «6 كانون الأول/ديسمبر». */
export function monthDayText(locale: Locale, day: number): string {
  return dayInMonth(locale, day).join(' ');
}

/** A date in words: “Sunday 6 December”, «الأحد 6 كانون الأول/ديسمبر». */
export function dateText(locale: Locale, day: number): string {
  return `${dayName(locale, day)} ${monthDayText(locale, day)}`;
}

/** A date with its year: “Sunday 6 December 2026”, «الأحد 6 كانون الأول/ديسمبر 2026». */
export function fullDateText(locale: Locale, day: number): string {
  return `${dateText(locale, day)} ${new Date(day * dayLength).getUTCFullYear()}`;
}

/**
 * Writes a time of day: “18:00”. Arabic uses a clock of twelve hours: «6 مساءً», «9:30 صباحًا».
 * @param minutes minutes since the day's midnight; 24 hours and more are on the next day
 */
export function hourText(locale: Locale, minutes: number): string {
  const { dayPeriods } = calendar[locale];
  if (!dayPeriods) return timeText(minutes);
  const hour = Math.floor(minutes / 60) % 24;
  const period = dayPeriods.find(([from]) => hour >= from)?.[1];
  const minutesPast = minutes % 60;
  return `${hour % 12 || 12}${minutesPast ? `:${String(minutesPast).padStart(2, '0')}` : ''} ${period}`;
}

/** The opening hours of a day: “9:00–13:00, 16:00–20:00”, or the word for closed. */
export function rangesText({ week }: Words, locale: Locale, ranges: Range[]): string {
  return (
    ranges
      .map(([from, to]) => fill(week.range, { from: hourText(locale, from), to: hourText(locale, to) }))
      .join(week.and) || week.shut
  );
}

/**
 * Says whether the studio is open: “Open now, until 18:00”, or, if it is closed, when the studio replies again. Null if
 * the studio neither opens nor closes in the near future.
 * @param now milliseconds since 1970
 * @param note a text added after the time, such as the name of the time zone
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
  const time = [hourText(locale, then.minutes), note].filter(Boolean).join(' ');
  // A change within the next six days needs only the name of its weekday, not the full date.
  const isNear = change - now < 6 * dayLength;
  const day = isNear ? dayName(locale, then.day) : dateText(locale, then.day);
  if (isOpen) {
    const isSoon = change - now < dayLength;
    return { isOpen, text: fill(isSoon ? words.hours.open : words.hours.openUntilDay, { day, time }) };
  }
  const isToday = then.day === clockAt(hours.zone, now).day;
  return { isOpen, text: fill(isToday ? words.hours.closedToday : words.hours.closed, { day, time }) };
}
