import { expect, test } from 'vitest';
import { hasVisibleText } from './form-fields.ts';

test.each(['', '   ', '\n\n\t', '\u00a0\u2003', '\u200e\u200f \u2068\u2069', '\u200b\ufeff'])(
  '%j shows nothing',
  (text) => {
    expect(hasVisibleText(text)).toBe(false);
  },
);

test.each(['a', ' ع ', '0', '.', '\u200f١', '🏡', '-'])('%j is seen', (text) => {
  expect(hasVisibleText(text)).toBe(true);
});
