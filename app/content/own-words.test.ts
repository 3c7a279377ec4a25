import { expect, test } from 'vitest';
import { ar } from '../language/ar.ts';
import { en } from '../language/en.ts';
import { count, translate } from '../language/translate.ts';
import { sayMistake } from './mistake-words.ts';
import { ownWordsMistakes, withOwnWords } from './own-words.ts';

const dictionaries = { en, ar };
const codes = (value: unknown) =>
  ownWordsMistakes(value, dictionaries).map(({ field, code }) => `${field} ${code}`);

test('the studio’s own words stand in their places, and all others stay', () => {
  const own = {
    'nav.home': { en: 'Start', ar: 'البداية' },
    'counts.month.few': { ar: '{n} شهور' },
  };
  expect(codes(own)).toEqual([]);
  expect(translate(withOwnWords(en, 'en', own), 'nav.home')).toBe('Start');
  expect(translate(withOwnWords(en, 'en', own), 'nav.services')).toBe(en.nav.services);
  expect(count(withOwnWords(ar, 'ar', own), 'ar', 'month', 4)).toBe('4 شهور');
  expect(en.nav.home).not.toBe('Start');
});

test('unknown keys, plural forms and placeholders are told, in both languages', () => {
  const wrong = {
    'nav.hom': { en: 'Start' },
    'constructor.name': { en: 'x' },
    'counts.month.few': { en: '{n} months' },
    'frames.all': { en: 'All frames' },
    'nav.faq': { en: ' ' },
    'nav.contact': 'Write',
    'nav.process': { de: 'Ablauf' },
  };
  expect(codes(wrong)).toEqual([
    'nav.hom unknownWord',
    'constructor.name unknownWord',
    'counts.month.few.en unknownWord',
    'frames.all.en wordPlaceholders',
    'nav.faq.en wordEmpty',
    'nav.contact wordInLanguages',
    'nav.process.de wordInLanguages',
  ]);
  for (const { code, values } of ownWordsMistakes(wrong, dictionaries))
    for (const locale of ['en', 'ar'] as const)
      expect(sayMistake(code, values ?? {}, locale)).not.toMatch(/\{(expected|found)\}/);
  expect(codes(['x'])).toHaveLength(1);
  expect(codes(undefined)).toEqual([]);
});
