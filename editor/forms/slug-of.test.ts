import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Café & Garden', 'cafe-and-garden'],
  ['  The Owner’s 2nd — Home! ', 'the-owners-2nd-home'],
  [
    'A very long title that goes on and on until no address would hold it any more',
    'a-very-long-title-that-goes-on-and-on-until-no',
  ],
])('%s', (en, slug) => {
  expect(slugOf({ en, ar: 'خط واحد' }, [])).toBe(slug);
});

test.each([
  ['مجلس العائلة', 'majlis-al-aila'],
  ['عمّان', 'amman'],
  ['البتراء', 'al-batra'],
  ['زيتون', 'zitun'],
  ['خط واحد', 'khat-wahid'],
  ['بيت في السلط', 'bit-fi-al-salit'],
  ['وادي رم ٢', 'wadi-ram-2'],
  ['كَرِيم', 'karim'],
])('%s in Latin letters', (ar, slug) => {
  expect(slugOf({ en: '', ar }, [])).toBe(slug);
});

test('a slug that is taken gets a number; a title without letters has no slug', () => {
  expect(slugOf({ en: 'Dunes' }, ['dunes', 'dunes-2'])).toBe('dunes-3');
  expect(slugOf({ en: '…', ar: '؟' }, [])).toBe('');
});
