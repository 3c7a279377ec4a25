import { domainToUnicode } from 'node:url';
import { isolateLatin } from '#model/language/latin-run.ts';
import type { Locale } from '#model/language/locales.ts';
import { joinUnits } from '#model/language/number-and-unit.ts';

/** Letters that a narrow column of the sheets takes without a break. */
const longestWord = 22;
const zeroWidthSpace = '\u200b';

/**
 * A text of the content as it goes to paper. In Arabic its Latin runs stand between isolates, so that nothing flips;
 * a word longer than any column may be broken, a number and its unit (2 cm) may not.
 */
export function paperText(text: string, locale: Locale): string {
  const breakable = text.replaceAll(/\S{23,}/gu, (word) => breakWord(word));
  const joined = joinUnits(breakable);
  return locale === 'ar' ? isolateLatin(joined) : joined;
}

/** An address as it is written: an Arabic domain in its letters. */
export function writtenAddress(url: string): string {
  const { hostname } = new URL(url);
  return url.replace(hostname, domainToUnicode(hostname) || hostname);
}

/** An address to be read: it may break after its slashes. */
export function shownAddress(url: string): string {
  return writtenAddress(url).replace('https://', '').replaceAll('/', `/${zeroWidthSpace}`);
}

function breakWord(word: string): string {
  const letters = [...word];
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += longestWord)
    parts.push(letters.slice(at, at + longestWord).join(''));
  return parts.join(zeroWidthSpace);
}
