import { isoDay } from '#model/hours/clock.ts';
import { datedText, dayName, rangesText } from '#model/hours/hours-text.ts';
import type { Hours } from '#model/hours/opening.ts';
import type { Week } from '#model/hours/week.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill } from '#model/language/translate.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';

/** When the studio is open, without words: what the browser needs to say “Open now”. */
export function openingHours(): Hours {
  const { zone, week, exceptions } = content().site.hours;
  return { zone, week, exceptions: exceptions.map(({ from, to, ranges }) => ({ from, to, ranges })) };
}

/** A Sunday: the days of a week by their numbers from here. */
const sunday = 3;

/** The same in words. Also exceptions that are over: the HTML cannot know when it is read. */
export function weekIn(locale: Locale): Week {
  const words = wordsIn(locale);
  const { week, exceptions } = content().site.hours;
  const text = (day: number) => datedText(locale, day);
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
