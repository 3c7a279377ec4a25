import type { Locale } from '#model/language/locales.ts';
import type { Words } from '#model/language/translate.ts';
import { isGroup } from './walk.ts';

/**
 * The file in which the studio replaces texts of model/language by its own, by group and key: `nav: { home: { en: Start
 * } }`.
 */
export const customWordsFile = 'words.yaml';

/**
 * Returns the site's words in a language, replaced by the studio's own texts where the studio has written some. Invalid
 * values in the studio's file are ignored.
 */
export function withCustomWords(words: Words, locale: Locale, value: unknown): Words {
  return merged(words, locale, value) as Words;
}

function merged(words: object, locale: Locale, custom: unknown): object {
  if (!isGroup(custom)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => {
      const customValue = Object.hasOwn(custom, key) ? custom[key] : undefined;
      if (isGroup(word)) return [key, merged(word, locale, customValue)];
      const text = isGroup(customValue) ? customValue[locale] : undefined;
      return [key, typeof text === 'string' ? text : word];
    }),
  );
}

/** The {placeholders} of a text, each once, in alphabetical order. */
export function placeholdersIn(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}
