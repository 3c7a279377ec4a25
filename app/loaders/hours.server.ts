import { isoDay } from '#model/hours/clock.ts';
import { dayName, fullDateText, rangesText, sunday, weekText } from '#model/hours/hours-text.ts';
import type { Hours } from '#model/hours/opening.ts';
import type { Week } from '#model/hours/week.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill } from '#model/language/translate.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';

/** The opening hours without text. The browser computes “Open now” from them. */
export function openingHours(): Hours {
  const { zone, week, exceptions } = content().site.hours;
  return { zone, week, exceptions: exceptions.map(({ from, to, ranges }) => ({ from, to, ranges })) };
}

/** The regular opening hours on one line; empty where no day has any. */
export function regularHoursIn(locale: Locale): string {
  return weekText(wordsIn(locale), locale, content().site.hours.week);
}

/** The opening hours as text. Past exceptions are included, because the HTML cannot know the day of the visit. */
export function weekIn(locale: Locale): Week {
  const words = wordsIn(locale);
  const { week, exceptions } = content().site.hours;
  const text = (day: number) => fullDateText(locale, day);
  return {
    days: week.map((ranges, weekday) => ({
      name: dayName(locale, sunday + weekday),
      hours: rangesText(words, locale, ranges),
    })),
    exceptionsTitle: words.week.exceptions,
    exceptions: exceptions.map(({ from, to, ranges, note }) => ({
      dates: [
        { iso: isoDay(from), text: text(from) },
        ...(to > from ? [{ iso: isoDay(to), text: fill(words.week.until, { day: text(to) }) }] : []),
      ],
      hours: rangesText(words, locale, ranges),
      note: note[locale],
    })),
  };
}
