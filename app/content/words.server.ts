import { ar } from '../language/ar.ts';
import { en } from '../language/en.ts';
import type { Locale } from '../language/locales.ts';
import type { Words } from '../language/translate.ts';

const dictionaries: Record<Locale, Words> = { en, ar };

/** Every label, heading and button of a language. */
export function wordsIn(locale: Locale): Words {
  return dictionaries[locale];
}

/** The words that pages take along. Those of the printed catalog, the longest group, stay where it is made. */
export function wordsOnPages(locale: Locale): Words {
  return { ...wordsIn(locale), paper: {} as Words['paper'] };
}
