import { describe, expect, test } from 'vitest';
import { clockAt, dayOfIso, instantOf, isoDay, isoInstant, timeText, weekdayOf } from './clock.ts';
import { type Hours, openingAt, rangesOn } from './opening.ts';

const nine = 9 * 60;
const office: Hours = {
  zone: 'Asia/Amman',
  week: [
    [[nine, 18 * 60]],
    [[nine, 18 * 60]],
    [[nine, 18 * 60]],
    [[nine, 18 * 60]],
    [[nine, 18 * 60]],
    [],
    [[600, 900]],
  ],
  exceptions: [
    { from: dayOfIso('2026-12-06'), to: dayOfIso('2026-12-06'), ranges: [] },
    { from: dayOfIso('2026-12-08'), to: dayOfIso('2026-12-09'), ranges: [[600, 780]] },
  ],
};

/* Converts a time in Amman to an instant: Amman is three hours ahead of UTC all year. 3 December 2026 is a Thursday. */
const at = (iso: string) => Date.parse(`${iso}+03:00`);
const openingOf = (hours: Hours, now: number) => {
  const { isOpen, change } = openingAt(hours, now);
  return [isOpen ? 'open until' : 'closed until', change === null ? null : isoInstant(hours.zone, change)];
};

describe('a clock', () => {
  test('of Amman, summer and winter', () => {
    expect(clockAt('Asia/Amman', Date.UTC(2026, 11, 3, 20, 50))).toEqual({
      day: dayOfIso('2026-12-03'),
      minutes: 23 * 60 + 50,
      offset: 180,
    });
    expect(clockAt('Asia/Amman', Date.UTC(2026, 6, 1, 21, 0)).minutes).toBe(0);
    expect(clockAt('Asia/Amman', Date.UTC(2026, 6, 1, 21, 0)).offset).toBe(180);
  });

  test('of London in the week of its change', () => {
    expect(clockAt('Europe/London', Date.UTC(2026, 9, 24, 12)).offset).toBe(60);
    expect(clockAt('Europe/London', Date.UTC(2026, 9, 26, 12)).offset).toBe(0);
  });

  test.each(['Asia/Amman', 'Asia/Dubai', 'Europe/London', 'America/Los_Angeles', 'Asia/Kathmandu'])(
    'comes back from the instant that it names: %s',
    (zone) => {
      for (let day = dayOfIso('2026-03-01'); day < dayOfIso('2026-04-10'); day += 1) {
        const instant = instantOf(zone, day, 11 * 60);
        expect(clockAt(zone, instant)).toMatchObject({ day, minutes: 660 });
      }
    },
  );

  test('is written as people and as machines read it', () => {
    expect(timeText(nine)).toBe('9:00');
    expect(timeText(25 * 60 + 5)).toBe('1:05');
    expect(isoInstant('Asia/Amman', at('2026-12-06T11:00'))).toBe('2026-12-06T11:00+03:00');
    expect(isoInstant('America/Los_Angeles', at('2026-12-06T09:00'))).toBe('2026-12-05T22:00-08:00');
  });
});

describe('a day', () => {
  test('has a weekday, and a date', () => {
    expect(weekdayOf(0)).toBe(4);
    expect(weekdayOf(dayOfIso('2026-12-03'))).toBe(4);
    expect(weekdayOf(-1)).toBe(3);
    expect(isoDay(dayOfIso('2028-02-29'))).toBe('2028-02-29');
  });

  test.each(['2027-02-29', '2026-13-01', '2026-1-1', '', 'tomorrow'])('%s is none', (date) => {
    expect(dayOfIso(date)).toBeNaN();
  });
});

describe('open or closed', () => {
  test.each([
    ['a minute before opening', '2026-12-03T08:59', ['closed until', '2026-12-03T09:00+03:00']],
    ['at the minute of opening', '2026-12-03T09:00', ['open until', '2026-12-03T18:00+03:00']],
    ['a minute before closing', '2026-12-03T17:59', ['open until', '2026-12-03T18:00+03:00']],
    ['at the minute of closing', '2026-12-03T18:00', ['closed until', '2026-12-05T10:00+03:00']],
    ['Thursday at 23:50', '2026-12-03T23:50', ['closed until', '2026-12-05T10:00+03:00']],
    ['on the free day', '2026-12-04T12:00', ['closed until', '2026-12-05T10:00+03:00']],
    [
      'before a day that is closed by exception',
      '2026-12-05T15:00',
      ['closed until', '2026-12-07T09:00+03:00'],
    ],
    ['on it', '2026-12-06T11:00', ['closed until', '2026-12-07T09:00+03:00']],
    ['on a day of other hours', '2026-12-08T12:59', ['open until', '2026-12-08T13:00+03:00']],
    ['on the second such day', '2026-12-09T13:00', ['closed until', '2026-12-10T09:00+03:00']],
  ])('%s', (_, iso, expected) => {
    expect(openingOf(office, at(iso))).toEqual(expected);
  });

  test('an evening that ends after midnight belongs to the day it begins', () => {
    const late: Hours = { ...office, week: [[], [], [], [], [[1200, 1500]], [], []], exceptions: [] };
    expect(openingOf(late, at('2026-12-04T00:59'))).toEqual(['open until', '2026-12-04T01:00+03:00']);
    expect(openingOf(late, at('2026-12-04T01:00'))).toEqual(['closed until', '2026-12-10T20:00+03:00']);
  });

  test('ranges that touch, also across midnight, are one', () => {
    const week: Hours['week'] = [
      [],
      [],
      [],
      [],
      [
        [600, 720],
        [720, 900],
        [1200, 1440],
      ],
      [[0, 120]],
      [],
    ];
    const touching: Hours = { ...office, week, exceptions: [] };
    expect(openingOf(touching, at('2026-12-03T11:00'))).toEqual(['open until', '2026-12-03T15:00+03:00']);
    expect(openingOf(touching, at('2026-12-03T21:00'))).toEqual(['open until', '2026-12-04T02:00+03:00']);
  });

  test('always open or always closed: no change is near', () => {
    const always: Hours = { ...office, week: Array(7).fill([[0, 1440]]), exceptions: [] };
    expect(openingAt(always, at('2026-12-03T11:00'))).toEqual({ isOpen: true, change: null });
    const never: Hours = { ...office, week: Array(7).fill([]), exceptions: [] };
    expect(openingAt(never, at('2026-12-03T11:00'))).toEqual({ isOpen: false, change: null });
  });

  test('an exception replaces the hours of the whole day', () => {
    expect(rangesOn(office, dayOfIso('2026-12-08'))).toEqual([[600, 780]]);
    expect(rangesOn(office, dayOfIso('2026-12-06'))).toEqual([]);
    expect(rangesOn(office, dayOfIso('2026-12-07'))).toEqual([[nine, 1080]]);
  });
});
