import { expect, test } from 'vitest';
import { wholeNumber } from './step-number.ts';

test.each([
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['2.9', 2],
  ['3', 3],
  ['abc', 1],
  ['1e3', 1000],
  ['123456', 9999],
])('“%s” becomes %d', (text, expected) => {
  expect(wholeNumber(text, 1, 9999)).toBe(expected);
});
