import { calendar } from '#model/language/calendar.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { clockAt, timeText, weekdayOf } from './clock.ts';
import { type Hours, openingAt, type Range } from './opening.ts';

const dayLength = 24 * 60 * 60_000;

/** A day number that is a Sunday: 4 January 1970, day 3 after 1 January. */
export const sunday = 3;

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
 * The regular opening hours on one line, days with the same hours together, most days first: “Sunday–Thursday 9:00–18:00,
 * Saturday 10:00–15:00”. Closed days are left out; empty if all are closed.
 * @param week the hours of each weekday from Sunday
 */
export function weekText(words: Words, locale: Locale, week: Range[][]): string {
  const hours = week.map((ranges) => (ranges.length > 0 ? rangesText(words, locale, ranges) : ''));
  // A run of days with the same hours may go on from Saturday to Sunday.
  const changes = hours.flatMap((text, day) => (text === hours.at(day - 1) ? [] : [day]));
  const firsts = changes.length > 0 ? changes : [0];
  const runs = firsts.map((first, index) => {
    const next = firsts[index + 1] ?? (firsts[0] ?? 0) + week.length;
    return { first, days: next - first, text: hours[first] };
  });
  return runs
    .filter(({ text }) => text)
    .sort((a, b) => b.days - a.days)
    .map(({ first, days, text }) => {
      const [from, to] = [dayName(locale, sunday + first), dayName(locale, sunday + first + days - 1)];
      // An hour is not broken from the name of its period.
      return `${days > 1 ? fill(words.week.days, { from, to }) : from} ${text?.replaceAll(/(\d) /g, '$1\u00a0')}`;
    })
    .join(words.week.and);
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
