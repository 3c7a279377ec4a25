import type { Locale } from '#model/language/locales.ts';

/*
 * Invisible marks of the Unicode bidirectional algorithm (UAX 9). Chat texts are plain, so what could
 * flip inside Arabic stands between them. Addresses of pages and mail never do: a mark stuck to a link breaks it.
 */

/** Keeps left-to-right whatever stands around: sizes, phone numbers, codes. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

/**
 * Runs as the page runs, whatever its first letter: our own titles, prints and colors. «3ds Max + V-Ray مع التحريك»
 * begins with a Latin letter and is Arabic.
 */
export function isolateByLocale(text: string, locale: Locale): string {
  return `${locale === 'ar' ? '\u2067' : '\u2066'}${text}\u2069`;
}

/** Takes its direction from its own first letter: what the visitor typed, in a language that only the visitor knows. */
export function isolateAuto(text: string): string {
  return `\u2068${text}\u2069`;
}
