import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill } from '#model/language/translate.ts';
import { dayOfIso } from './clock.ts';
import { fullDateText } from './hours-text.ts';

/** The first and last day of an exception, in days since 1970; NaN where the entry has no such date. */
export function daysOf(entry: unknown): { from: number; to: number } {
  const { date, from = date, to = date } = Object(entry) as Record<string, unknown>;
  return { from: dayOfIso(String(from ?? '')), to: dayOfIso(String(to ?? '')) };
}

/** The dates of an exception and its reason, as the owner recognizes it. */
export function exceptionName(entry: unknown, locale: Locale): string {
  const { from, to } = daysOf(entry);
  const { note } = Object(entry) as { note?: Partial<Record<Locale, string>> };
  const first = Number.isNaN(from) ? '' : fullDateText(locale, from);
  const last =
    to > from ? fill((locale === 'ar' ? ar : en).week.until, { day: fullDateText(locale, to) }) : '';
  return [`${first}${last}`, note?.[locale]].filter(Boolean).join(' · ');
}
