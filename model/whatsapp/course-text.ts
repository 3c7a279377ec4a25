import type { Locale } from '#model/language/locales.ts';
import { count, fill, groupDigits, type Words } from '#model/language/translate.ts';
import { isolateByLocale } from './isolate.ts';

/** The values for the placeholders in a course's WhatsApp text. Prices are in whole JOD and USD. */
export interface CourseFacts {
  title: string;
  mode: string;
  hours: number;
  sessions: number;
  jod: number;
  usd: number;
  url: string;
}

/** The placeholders that may stand in a course's `cta_whatsapp`. */
export const coursePlaceholders = [
  'title',
  'mode',
  'hours',
  'sessions',
  'jod',
  'usd',
  'dollars',
  'url',
] as const;

/**
 * The placeholders of a course's message template that the site cannot fill, because no course has such a value.
 * @example unknownCoursePlaceholders('Course: {titel}') // ['titel']
 */
export function unknownCoursePlaceholders(template: string): string[] {
  const known: readonly string[] = coursePlaceholders;
  return [...template.matchAll(/\{([^{}]*)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !known.includes(name));
}

/** The message that registers a visitor for a course: the course's own template with its placeholders filled. */
export function courseText(template: string, facts: CourseFacts, words: Words, locale: Locale): string {
  const dollars = count(words, locale, 'dollar', facts.usd);
  return fill(template, {
    ...facts,
    jod: groupDigits(facts.jod),
    title: isolateByLocale(facts.title, locale),
    dollars,
  }).trim();
}
