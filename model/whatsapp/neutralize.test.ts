import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neutralize } from './neutralize.ts';

test('signs that WhatsApp reads as markup become look-alikes', () => {
  expect(neutralize('*bold* _italic_ ~struck~ `code`')).toBe('∗bold∗ ˍitalicˍ ∼struck∼ ˋcodeˋ');
});

test('look-alikes are not markup themselves', () => {
  const once = neutralize('*_~`');
  expect(once).not.toMatch(/[*_~`]/);
  expect(neutralize(once)).toBe(once);
});

test.each(['first_last@example.com', 'https://example.com/a_b~c*d', 'www.example.com/a_b'])(
  '%s keeps every character',
  (address) => {
    expect(neutralize(address)).toBe(address);
    expect(neutralize(`see ${address} or *ask*`)).toBe(`see ${address} or ∗ask∗`);
  },
);

test('spaces and lines stay as they were typed', () => {
  expect(neutralize(' a\n\n  b\tc ')).toBe(' a\n\n  b\tc ');
});

test('half a character is mended', () => {
  expect(neutralize('a\ud800')).toBe('a\ufffd');
});

test.each([
  ['(lina_a@example.com), please', '(lina_a@example.com), please'],
  ['*lina_a@example.com*', '∗lina_a@example.com∗'],
  ['_see_ https://example.com/a_b_c.', 'ˍseeˍ https://example.com/a_b_c.'],
  ['بريدي lina_a@example.com، شكرًا', 'بريدي lina_a@example.com، شكرًا'],
])('an address inside a sentence keeps its characters: %s', (typed, expected) => {
  expect(neutralize(typed)).toBe(expected);
});

test('a line that WhatsApp would show as a quotation keeps its sign as a look-alike', () => {
  expect(neutralize('> 3 rooms\na > b\n >no')).toBe('› 3 rooms\na > b\n >no');
});

test('whatever is typed: no markup is left, nothing else changes, and it stays as long', () => {
  const markup = fc.constantFrom(...'*_~`', ' ', '\n', '>', '@', '.', '\u2069', '\u202e', '\ud83d', 'ب');
  const typed = fc
    .array(fc.oneof(markup, fc.string({ unit: 'grapheme', maxLength: 3 })))
    .map((segments) => segments.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      const once = neutralize(text);
      expect(once.isWellFormed()).toBe(true);
      expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(neutralize(once)).toBe(once);
      const unmarked = text.toWellFormed().replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
      expect(once).toHaveLength(unmarked.length);
      const addressFree = !/@|www\.|https?:/i.test(text);
      if (addressFree) expect(once).not.toMatch(/[*_~`]/);
    }),
  );
});
