import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { count, translate } from '#model/language/translate.ts';
import { withCustomWords } from './custom-words.ts';
import { words } from './kinds/words.ts';
import { mistakeText } from './mistake-words.ts';
import { mistakesOf } from './mistakes.ts';
import { scalarsIn } from './walk.ts';

function mistakesIn(value: unknown) {
  const { error } = words.schema.safeParse(value);
  return error ? mistakesOf('content/words.yaml', value, error) : [];
}

test('the studio’s own words replace the site’s, and all others stay', () => {
  const own = {
    nav: { home: { en: 'Start', ar: 'البداية' } },
    counts: { month: { few: { ar: '{n} شهور' } } },
  };
  expect(mistakesIn(own)).toEqual([]);
  expect(translate(withCustomWords(en, 'en', own), 'nav.home')).toBe('Start');
  expect(translate(withCustomWords(en, 'en', own), 'nav.services')).toBe(en.nav.services);
  expect(count(withCustomWords(ar, 'ar', own), 'ar', 'month', 4)).toBe('4 شهور');
  expect(en.nav.home).not.toBe('Start');
});

test('every word of the site can be replaced', () => {
  for (const [locale, words] of Object.entries({ en, ar })) {
    for (const { path, value } of scalarsIn(words)) {
      const own = path.reduceRight<unknown>((inner, step) => ({ [step]: inner }), { [locale]: value });
      expect(mistakesIn(own)).toEqual([]);
    }
  }
});

test('unknown keys, plural forms and placeholders are reported, in both languages', () => {
  const wrong = {
    nav: { hom: { en: 'Start' }, faq: { en: ' ' }, contact: 'Write', process: { de: 'Ablauf' } },
    constructor: { name: { en: 'x' } },
    counts: { month: { few: { en: '{n} months' } } },
    frames: { all: { en: 'All frames' } },
    'nav.home': { en: 'Start' },
  };
  const mistakes = mistakesIn(wrong);
  expect(mistakes.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'nav.process unknownFields',
    'nav.faq.en textEmpty',
    'nav.contact wrongType',
    'nav unknownFields',
    'frames.all.en wordPlaceholders',
    'counts.month.few unknownFields',
    ' unknownFields',
  ]);
  for (const { code, values } of mistakes)
    for (const locale of ['en', 'ar'] as const)
      expect(mistakeText(code, values ?? {}, locale)).not.toMatch(/\{(expected|found|names)\}/);
  expect(mistakesIn(['x'])).toHaveLength(1);
});
