import { isoDay } from './clock.ts';

/** The months of the Islamic year, counted from 1, by the calendar of Umm al-Qura; the moon may differ from it by a day. */
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
});
const ramadan = 9;

function isRamadan(day: number): boolean {
  return Number(calendar.format(new Date(isoDay(day)))) === ramadan;
}

/**
 * Finds the Ramadan that lasts or comes next.
 * @param today a day in days since 1970 (see clock.ts)
 * @returns its first and last day, in days since 1970; the first is before today while it lasts
 */
export function nextRamadan(today: number): { from: number; to: number } {
  let from = today;
  while (!isRamadan(from)) from += 1;
  let to = from;
  while (isRamadan(to + 1)) to += 1;
  while (isRamadan(from - 1)) from -= 1;
  return { from, to };
}
