import { expect, test } from 'vitest';
import { ar } from '../../app/language/ar.ts';
import { en } from '../../app/language/en.ts';
import { languages } from '../../app/language/locales.ts';
import { builtInAt, placeholdersIn, siteWords, wordLabel } from './site-words.ts';

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);
const words = [...siteWords.values()].flat();

test('every sentence of the site stands once on the page, both languages in one row, with a name to be known by', () => {
  for (const [locale, dictionary] of Object.entries({ en, ar })) {
    const shown = words.flatMap(({ texts }) => texts[locale as 'en'] ?? []);
    expect(shown.toSorted()).toEqual(textsIn(dictionary).sort());
  }
  expect(new Set(words.map(({ key }) => key)).size).toBe(words.length);
  for (const { key, texts } of words)
    for (const locale of languages) {
      expect(builtInAt(`${key}.${locale}`)).toBe(texts[locale]);
      expect(wordLabel(key, locale)).toContain(' · ');
    }
});

test('plural forms of one number stand together, from none to many; placeholders are named once', () => {
  const forms = (siteWords.get('counts') ?? [])
    .map(({ key }) => key)
    .filter((key) => key.includes('.month.'));
  expect(forms.map((key) => key.split('.')[2])).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  expect(placeholdersIn('{n} of {m}, {n}')).toEqual(['{n}', '{m}']);
});
