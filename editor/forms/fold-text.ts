import { westernDigits } from '#model/language/read-number.ts';

/*
 * Letters that writers use for one another: a search treats each pair as the same letter. Alef, waw and ya with hamza
 * or madda are not listed, because NFKD splits them into the letter and its mark.
 */
const alike: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/**
 * Characters that a search ignores, because writers often leave them out: tashkeel, tatweel, accents, a hamza that
 * stands alone, quotes, direction marks and joiners.
 */
const unseen = /[\p{M}\u0640ء'"\p{Pi}\p{Pf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text in the form that searches compare: without ignored characters, with one form of each Arabic letter, in upper
 * case (a lower-case sigma would depend on its position in the word), with the digits 0–9 and single spaces.
 */
export function foldText(text: string): string {
  const plain = westernDigits(text.normalize('NFKD').replaceAll(unseen, '').toUpperCase());
  return plain.replaceAll(/./gsu, (character) => alike[character] ?? character).replaceAll(/\s+/g, ' ');
}
