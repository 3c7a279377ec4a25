import { westernDigits } from '#model/language/read-number.ts';

/*
 * Arabic letters that writers confuse: a search replaces the first letter of each pair by the second. Alef, waw and ya with
 * hamza or madda are not listed, because the Unicode normalization NFKD already splits them into a letter and a mark.
 */
const alike: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/**
 * Characters that a search ignores, because writers often leave them out: Arabic vowel marks, tatweel, accents, a hamza
 * that stands alone, quotes, direction marks and joiners.
 */
const unseen = /[\p{M}\u0640ء'"\p{Pi}\p{Pf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Converts a text to the form that searches compare: without ignored characters, with one form of each Arabic letter, with
 * the digits 0–9 and single spaces, in upper case (since the Greek letter sigma has two lower-case forms).
 */
export function foldText(text: string): string {
  const plain = westernDigits(text.normalize('NFKD').replaceAll(unseen, '').toUpperCase());
  return plain.replaceAll(/./gsu, (character) => alike[character] ?? character).replaceAll(/\s+/g, ' ');
}
