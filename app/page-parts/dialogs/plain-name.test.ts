import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Dunes', 'dunes'],
  ['dunes).', 'dunes'],
  ['dunes،', 'dunes'],
  ['«old-city»', 'old-city'],
  ['\u200f dunes\u00a0', 'dunes'],
  ['50X70', '50x70'],
  ['50×70', '50×70'],
  ['a', 'a'],
  ['كثبان', ''],
  ['', ''],
])('%s is %s', (text, name) => {
  expect(plainName(text)).toBe(name);
});
