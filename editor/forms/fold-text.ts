import { westernDigits } from '#model/language/read-number.ts';

/* Written in several ways, searched as one; forms of alef, waw and ya with hamza or madda are taken apart by NFKD. */
const alike: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/** Tashkeel, tatweel and accents, a hamza of its own, quotes, direction marks and joiners: they are typed or left out. */
const unseen = /[\p{M}\u0640ء'"\p{Pi}\p{Pf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text as searches compare it: without what may be left out, with one form of each Arabic letter, capital Latin
 * letters (a small sigma hangs on its neighbors), digits 0–9, and single spaces for any others.
 */
export function foldText(text: string): string {
  const plain = westernDigits(text.normalize('NFKD').replaceAll(unseen, '').toUpperCase());
  return plain.replaceAll(/./gsu, (character) => alike[character] ?? character).replaceAll(/\s+/g, ' ');
}
