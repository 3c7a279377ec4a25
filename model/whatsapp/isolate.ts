import type { Locale } from '#model/language/locales.ts';

/*
 * Invisible marks of the Unicode bidirectional algorithm (UAX 9). Chat messages are plain text, so these marks surround
 * each part whose direction could be wrong next to Arabic. Web and e-mail addresses get no marks, because a mark would
 * break the link.
 */

/** Isolates a text that is always left-to-right: a size, a phone number, a code. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}

/**
 * Isolates one of the site's own texts (title, print, color) in the direction of the page's language. The text's first
 * letter must not decide the direction: «3ds Max + V-Ray مع التحريك» begins with a Latin letter and is Arabic.
 */
export function isolateByLocale(text: string, locale: Locale): string {
  return `${locale === 'ar' ? '\u2067' : '\u2066'}${text}\u2069`;
}

/** Isolates a text that the visitor typed. Its first letter sets its direction, because its language is not known. */
export function isolateAuto(text: string): string {
  return `\u2068${text}\u2069`;
}
