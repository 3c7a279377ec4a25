import { expect, test } from 'vitest';
import { readNumber, westernDigits } from './read-number.ts';

test.each([
  ['70.5', 70.5],
  ['٧٠٫٥', 70.5],
  ['١٢٫٥', 12.5],
  ['12,5', 12.5],
  ['١٢,٥', 12.5],
  ['۱۲٫۵', 12.5],
  ['\u206670\u2069', 70],
  ['−60.5', -60.5],
  ['-60', -60],
  ['+3', 3],
  ['.5', 0.5],
  ['12.', 12],
  ['33.333', 33.3],
  [' 204 ', 204],
])('%s is %d', (typed, expected) => {
  expect(readNumber(typed)).toBe(expected);
});

test.each(['', '-', '.', '1.2.3', '12 cm', 'أ', '1e3', '--1'])('“%s” is no number', (typed) => {
  expect(readNumber(typed)).toBeNull();
});

test('digits of a sentence become 0 to 9', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 5 سم')).toBe('0123456789 0123456789 5 سم');
});
