import { expect, test } from 'vitest';
import { scalarsIn } from '#model/content/walk.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { languages } from '#model/language/locales.ts';
import { builtInAt, wordInGroup } from './site-words.ts';

test('every word of the site has a label', () => {
  let count = 0;
  for (const [lang, words] of Object.entries({ en, ar }))
    for (const { path, value } of scalarsIn(words)) {
      count += 1;
      const key = path.join('.');
      expect(builtInAt(`${key}.${lang}`)).toBe(value);
      for (const locale of languages) expect(wordInGroup(key, locale), key).toContain(' · ');
    }
  expect(count).toBeGreaterThan(1000);
});
