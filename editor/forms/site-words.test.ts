import { expect, test } from 'vitest';
import { languages } from '../../app/language/locales.ts';
import { builtInTexts, wordInGroup } from './site-words.ts';

test('every word of the site has a name to be known by', () => {
  expect(builtInTexts.length).toBeGreaterThan(1000);
  for (const { field } of builtInTexts)
    for (const locale of languages)
      expect(wordInGroup(field.replace(/\.\w+$/, ''), locale), field).toContain(' · ');
});
