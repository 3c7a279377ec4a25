import { describe, expect, test } from 'vitest';
import { ar } from '../language/ar.ts';
import { calendar } from '../language/calendar.ts';
import { en } from '../language/en.ts';
import { dayOfIso } from './clock.ts';
import { datedText, dateText, dayName, openingText, rangesText } from './hours-text.ts';
import type { Hours } from './opening.ts';

const hours: Hours = {
  zone: 'Asia/Amman',
  week: [[[540, 1080]], [[540, 1080]], [[540, 1080]], [[540, 1080]], [[540, 1080]], [], [[600, 900]]],
  exceptions: [{ from: dayOfIso('2027-05-20'), to: dayOfIso('2027-05-29'), ranges: [] }],
};
const at = (iso: string) => Date.parse(`${iso}+03:00`);
const said = (now: string) => [
  openingText(en, 'en', hours, at(now))?.text,
  openingText(ar, 'ar', hours, at(now))?.text,
];

describe('the line of the hours', () => {
  test.each([
    ['2026-12-03T09:00', 'Open now, until 18:00', 'مفتوح الآن حتى 18:00'],
    [
      '2026-12-03T23:50',
      'Closed now. Replies from Saturday 10:00.',
      'مغلق الآن. نردّ ابتداءً من السبت، الساعة 10:00.',
    ],
    [
      '2026-12-06T08:59',
      'Closed now. Replies from Sunday 9:00.',
      'مغلق الآن. نردّ ابتداءً من الأحد، الساعة 9:00.',
    ],
    [
      '2027-05-19T20:00',
      'Closed now. Replies from Sunday 30 May 9:00.',
      'مغلق الآن. نردّ ابتداءً من الأحد 30 أيار (5)، الساعة 9:00.',
    ],
  ])('%s', (now, english, arabic) => {
    expect(said(now)).toEqual([english, arabic]);
  });

  test('whose clock it is belongs to the time', () => {
    const closed = at('2026-12-03T23:50');
    expect(openingText(en, 'en', hours, closed, en.hours.ammanTime)?.text).toBe(
      'Closed now. Replies from Saturday 10:00 (Amman time).',
    );
    expect(openingText(ar, 'ar', hours, closed, ar.hours.ammanTime)?.text).toBe(
      'مغلق الآن. نردّ ابتداءً من السبت، الساعة 10:00 (بتوقيت عمّان).',
    );
  });

  test('says nothing where nothing is near', () => {
    const never: Hours = { ...hours, week: Array(7).fill([]) };
    expect(openingText(en, 'en', never, at('2026-12-03T09:00'))).toBeNull();
  });
});

test('a date has our own words for days and months', () => {
  const day = dayOfIso('2026-12-06');
  expect([dateText('en', day), dateText('ar', day)]).toEqual([
    'Sunday 6 December',
    'الأحد 6 كانون الأول (12)',
  ]);
  expect(datedText('ar', day)).toBe('الأحد 6 كانون الأول (12) 2026');
  for (const { days, months } of Object.values(calendar)) {
    expect([new Set(days).size, new Set(months).size]).toEqual([7, 12]);
  }
  expect(new Set(Array.from({ length: 7 }, (_, weekday) => dayName('ar', weekday))).size).toBe(7);
});

test('the hours of a day', () => {
  expect(
    rangesText(en, [
      [540, 780],
      [960, 1500],
    ]),
  ).toBe('9:00–13:00, 16:00–1:00');
  expect(
    rangesText(ar, [
      [540, 780],
      [960, 1500],
    ]),
  ).toBe('من 9:00 إلى 13:00، من 16:00 إلى 1:00');
  expect(rangesText(ar, [])).toBe('مغلق');
});
