import { describe, expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { calendar } from '#model/language/calendar.ts';
import { en } from '#model/language/en.ts';
import { dayOfIso } from './clock.ts';
import {
  dateText,
  dayName,
  fullDateText,
  hourText,
  openingText,
  rangesText,
  weekText,
} from './hours-text.ts';
import type { Hours, Range } from './opening.ts';

const hours: Hours = {
  zone: 'Asia/Amman',
  week: [[[540, 1080]], [[540, 1080]], [[540, 1080]], [[540, 1080]], [[540, 1080]], [], [[600, 900]]],
  exceptions: [{ from: dayOfIso('2027-05-20'), to: dayOfIso('2027-05-29'), ranges: [] }],
};
const at = (iso: string) => Date.parse(`${iso}+03:00`);
const openingTexts = (now: string) => [
  openingText(en, 'en', hours, at(now))?.text,
  openingText(ar, 'ar', hours, at(now))?.text,
];

describe('the line of the hours', () => {
  test.each([
    ['2026-12-03T09:00', 'Open now, until 18:00', 'مفتوح الآن حتى الساعة 6 مساءً'],
    [
      '2026-12-03T23:50',
      'Closed now. We’ll reply from Saturday at 10:00.',
      'مغلق الآن، ونردّ يوم السبت من الساعة 10 صباحًا.',
    ],
    ['2026-12-06T08:59', 'Closed now. We reply today from 9:00.', 'مغلق الآن، ونردّ اليوم من الساعة 9 صباحًا.'],
    [
      '2027-05-19T20:00',
      'Closed now. We’ll reply from Sunday 30 May at 9:00.',
      'مغلق الآن، ونردّ يوم الأحد 30 أيار/مايو من الساعة 9 صباحًا.',
    ],
  ])('%s', (now, english, arabic) => {
    expect(openingTexts(now)).toEqual([english, arabic]);
  });

  test('whose clock it is belongs to the time', () => {
    const closed = at('2026-12-03T23:50');
    expect(openingText(en, 'en', hours, closed, en.hours.ammanTime)?.text).toBe(
      'Closed now. We’ll reply from Saturday at 10:00 (Amman time).',
    );
    expect(openingText(ar, 'ar', hours, closed, ar.hours.ammanTime)?.text).toBe(
      'مغلق الآن، ونردّ يوم السبت من الساعة 10 صباحًا (بتوقيت عمّان).',
    );
  });

  test('says nothing where nothing is near', () => {
    const never: Hours = { ...hours, week: Array(7).fill([]) };
    expect(openingText(en, 'en', never, at('2026-12-03T09:00'))).toBeNull();
  });
});

describe('the week on one line', () => {
  const long: Range[] = [[540, 1080]];
  const short: Range[] = [[600, 900]];
  const inBoth = (week: Hours['week']) => [weekText(en, 'en', week), weekText(ar, 'ar', week)];

  test('days with the same hours stand together, closed days are left out', () => {
    expect(inBoth(hours.week)).toEqual([
      'Sunday–Thursday 9:00–18:00, Saturday 10:00–15:00',
      'الأحد–الخميس من 9\u00a0صباحًا إلى 6\u00a0مساءً، والسبت من 10\u00a0صباحًا إلى 3\u00a0عصرًا',
    ]);
  });

  test('days that go on after Saturday are one run', () => {
    expect(weekText(en, 'en', [long, long, long, long, short, [], long])).toBe(
      'Saturday–Wednesday 9:00–18:00, Thursday 10:00–15:00',
    );
  });

  test('all days alike, and none', () => {
    expect(weekText(en, 'en', Array(7).fill(long))).toBe('Sunday–Saturday 9:00–18:00');
    expect(weekText(en, 'en', Array(7).fill([]))).toBe('');
  });
});

test('a date has our own words for days and months', () => {
  const day = dayOfIso('2026-12-06');
  expect([dateText('en', day), dateText('ar', day)]).toEqual([
    'Sunday 6 December',
    'الأحد 6 كانون الأول/ديسمبر',
  ]);
  expect(fullDateText('ar', day)).toBe('الأحد 6 كانون الأول/ديسمبر 2026');
  for (const { days, months } of Object.values(calendar)) {
    expect([new Set(days).size, new Set(months).size]).toEqual([7, 12]);
  }
  expect(new Set(Array.from({ length: 7 }, (_, weekday) => dayName('ar', weekday))).size).toBe(7);
});

test('an Arabic clock has twelve hours', () => {
  const shown = [0, 270, 719, 720, 750, 900, 1080, 1439].map((minutes) => hourText('ar', minutes));
  expect(shown).toEqual([
    '12 ليلًا',
    '4:30 صباحًا',
    '11:59 صباحًا',
    '12 ظهرًا',
    '12:30 ظهرًا',
    '3 عصرًا',
    '6 مساءً',
    '11:59 مساءً',
  ]);
  expect(hourText('en', 1080)).toBe('18:00');
});

test('the hours of a day', () => {
  expect(
    rangesText(en, 'en', [
      [540, 780],
      [960, 1500],
    ]),
  ).toBe('9:00–13:00, 16:00–1:00');
  expect(
    rangesText(ar, 'ar', [
      [540, 780],
      [960, 1500],
    ]),
  ).toBe('من 9 صباحًا إلى 1 ظهرًا، ومن 4 عصرًا إلى 1 ليلًا');
  expect(rangesText(ar, 'ar', [])).toBe('مغلق');
});
