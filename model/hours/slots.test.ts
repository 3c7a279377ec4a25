import { describe, expect, test } from 'vitest';
import { dayOfIso, isoDay, isoInstant } from './clock.ts';
import { type Hours, openingAt } from './opening.ts';
import { slotDays } from './slots.ts';

const hours: Hours = {
  zone: 'Asia/Amman',
  week: [[[540, 1080]], [[540, 1080]], [[540, 1080]], [[540, 1080]], [[540, 1080]], [], [[600, 900]]],
  exceptions: [
    { from: dayOfIso('2026-12-06'), to: dayOfIso('2026-12-06'), ranges: [] },
    { from: dayOfIso('2026-12-08'), to: dayOfIso('2026-12-08'), ranges: [[570, 750]] },
  ],
};
const at = (iso: string) => Date.parse(`${iso}+03:00`);
const times = (of: Hours, now: string) =>
  slotDays(of, at(now)).flatMap(({ slots }) => slots.map((slot) => isoInstant(of.zone, slot).slice(0, 16)));
const days = (of: Hours, now: string) => slotDays(of, at(now)).map(({ day }) => isoDay(day));

describe('times that may be proposed', () => {
  test('on Thursday at 23:50 they begin on Saturday, in ten days that have hours', () => {
    expect(days(hours, '2026-12-03T23:50')).toEqual([
      '2026-12-05',
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-10',
      '2026-12-12',
      '2026-12-13',
      '2026-12-14',
      '2026-12-15',
      '2026-12-16',
    ]);
    expect(times(hours, '2026-12-03T23:50').slice(0, 5)).toEqual([
      '2026-12-05T10:00',
      '2026-12-05T11:00',
      '2026-12-05T12:00',
      '2026-12-05T13:00',
      '2026-12-05T14:00',
    ]);
  });

  test.each([
    ['2026-12-03T09:00', '2026-12-03T11:00'],
    ['2026-12-03T09:01', '2026-12-03T12:00'],
    ['2026-12-03T15:00', '2026-12-03T17:00'],
    ['2026-12-03T15:01', '2026-12-05T10:00'],
  ])('two hours ahead: at %s the first is %s', (now, first) => {
    expect(times(hours, now)[0]).toBe(first);
  });

  test('today counts while a time is left', () => {
    expect(days(hours, '2026-12-03T15:00')).toHaveLength(10);
    expect(days(hours, '2026-12-03T15:00')[0]).toBe('2026-12-03');
    expect(days(hours, '2026-12-03T15:01')).toHaveLength(10);
  });

  test('on the full hour, and wholly inside: 9:30–12:30 has two', () => {
    expect(times(hours, '2026-12-07T20:00').filter((time) => time.startsWith('2026-12-08'))).toEqual([
      '2026-12-08T10:00',
      '2026-12-08T11:00',
    ]);
  });

  test('ranges that touch are one, and after midnight it is another day', () => {
    const late: Hours = {
      ...hours,
      week: [
        [],
        [],
        [],
        [],
        [
          [600, 690],
          [690, 780],
          [1380, 1500],
        ],
        [],
        [],
      ],
      exceptions: [],
    };
    expect(times(late, '2026-12-03T00:00').slice(0, 6)).toEqual([
      '2026-12-03T10:00',
      '2026-12-03T11:00',
      '2026-12-03T12:00',
      '2026-12-03T23:00',
      '2026-12-04T00:00',
      '2026-12-10T10:00',
    ]);
  });

  test('none is ever closed or past, whenever one looks', () => {
    for (let now = at('2026-12-01T00:07'); now < at('2026-12-12T00:00'); now += 187 * 60_000) {
      for (const { slots } of slotDays(hours, now)) {
        for (const slot of slots) {
          expect(slot).toBeGreaterThanOrEqual(now + 7_200_000);
          const { isOpen, change } = openingAt(hours, slot);
          expect(isOpen).toBe(true);
          expect(change).toBeGreaterThanOrEqual(slot + 3_600_000);
        }
      }
    }
  });

  test('a studio that is closed for long offers nothing', () => {
    expect(slotDays({ ...hours, week: Array(7).fill([]), exceptions: [] }, at('2026-12-03T10:00'))).toEqual(
      [],
    );
  });
});
