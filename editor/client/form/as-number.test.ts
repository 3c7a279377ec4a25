import { expect, test } from 'vitest';
import { asNumber, isUnlikelyPrice, parseRaise } from './as-number.ts';

test.each([
  ['10', 10],
  ['5.5', 5.5],
  ['5,5', 5.5],
  ['٥٫٥', 5.5],
  ['−5', -5],
  ['-5', -5],
  [' 7 % ', 7],
])('%s are %d per cent', (text, percent) => {
  expect(parseRaise(text)).toBe(percent);
});

test.each(['abc', '', '1,000,000', '99999', '1e9', 'NaN', '5,5,5', '-100', '-150'])(
  '%s is no raise',
  (text) => {
    expect(parseRaise(text)).toBeNull();
  },
);

test.each([
  ['١٧', 17],
  ['1,500', 1500],
  ['١٬٥٠٠', 1500],
  ['5,5', 5.5],
  ['5،5', 5.5],
  ['12.', 12],
  ['l5', 'l5'],
  ['0x10', '0x10'],
  ['1e9', '1e9'],
  ['', ''],
])('%s is typed for %s', (text, number) => {
  expect(asNumber(text)).toBe(number);
});

test.each([
  ['10', '101', true],
  ['10', '100', false],
  ['100', '9', true],
  ['100', '10', false],
  ['', '5', false],
  ['x', '5', false],
])('from %s to %s: asked %s', (former, next, isAsked) => {
  expect(isUnlikelyPrice(former, next)).toBe(isAsked);
});
