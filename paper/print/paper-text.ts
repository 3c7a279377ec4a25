import { domainToUnicode } from 'node:url';
import { isolateLatin } from '#model/language/latin-run.ts';
import type { Locale } from '#model/language/locales.ts';
import { joinUnits } from '#model/language/number-and-unit.ts';

/** How many letters of one word fit into the narrowest column of the PDFs. */
const maxWordLength = 22;
const zeroWidthSpace = '\u200b';

/**
 * Prepares a text of the content for a PDF. In Arabic, directional isolates around Latin words keep the order of these
 * words. Words too long for a column get points at which they may break. A number and its unit (2 cm) stay on one line.
 */
export function paperText(text: string, locale: Locale): string {
  const breakable = text.replaceAll(/\S{23,}/gu, (word) => breakWord(word));
  const joined = joinUnits(breakable);
  return locale === 'ar' ? isolateLatin(joined) : joined;
}

/** An address for people: an Arabic domain in Arabic letters instead of Punycode. */
export function writtenAddress(url: string): string {
  const { hostname } = new URL(url);
  return url.replace(hostname, domainToUnicode(hostname) || hostname);
}

/** An address to read on paper: without `https://`, and with possible line breaks after its slashes. */
export function shownAddress(url: string): string {
  return writtenAddress(url).replace('https://', '').replaceAll('/', `/${zeroWidthSpace}`);
}

function breakWord(word: string): string {
  const letters = [...word];
  const segments: string[] = [];
  for (let at = 0; at < letters.length; at += maxWordLength)
    segments.push(letters.slice(at, at + maxWordLength).join(''));
  return segments.join(zeroWidthSpace);
}
