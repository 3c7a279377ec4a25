import type { Locale } from '#model/language/locales.ts';
import { dayOfIso } from './clock.ts';
import { monthDayText } from './hours-text.ts';

/**
 * Writes a date of the content in words: “1 November 2026”, «1 تشرين الثاني/نوفمبر 2026».
 * @param day the date as in content/: 2026-11-01
 */
export function shownDay(day: string, locale: Locale): string {
  return `${monthDayText(locale, dayOfIso(day))} ${day.slice(0, 4)}`;
}
