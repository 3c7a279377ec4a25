import type { Locale } from '../language/locales.ts';

/**
 * A day in words: “1 November 2026”, «1 تشرين الثاني 2026». For the build: browsers write Arabic months in two ways.
 * @param day as content/ has it: 2026-11-01
 */
export function shownDay(day: string, locale: Locale): string {
  const language = { en: 'en-GB', ar: 'ar-JO-u-nu-latn' }[locale];
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
