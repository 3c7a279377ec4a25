import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Omar K.', 'en', 'OK'],
  ['abu-Zaid  (the) Third', 'en', 'AT'],
  ['Lina', 'en', 'L'],
  ['عمر ك.', 'ar', 'ع'],
  ['  ', 'en', ''],
] as const)('%s', (name, locale, initials) => {
  expect(initialsOf(name, locale)).toBe(initials);
});
