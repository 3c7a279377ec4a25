import { expect, test } from 'vitest';
import { dayOfIso, isoDay } from './clock.ts';
import { nextRamadan } from './ramadan.ts';

test.each([
  ['2026-11-27', '2027-02-08', '2027-03-08'],
  ['2027-02-20', '2027-02-08', '2027-03-08'],
  ['2027-03-08', '2027-02-08', '2027-03-08'],
  ['2027-03-09', '2028-01-28', '2028-02-25'],
])('from %s the next Ramadan lasts from %s to %s', (today, from, to) => {
  const found = nextRamadan(dayOfIso(today));
  expect([isoDay(found.from), isoDay(found.to)]).toEqual([from, to]);
});
