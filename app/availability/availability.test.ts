import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfIso, isoDay } from '../hours/clock.ts';
import {
  type AvailabilityState,
  availabilityOn,
  hasStates,
  isSoldOutOn,
  type OfferedPrint,
  type StatedAvailability,
  seriesAvailability,
  soldOutAmong,
  statesFrom,
  toldAvailability,
} from './availability.ts';

const day = dayOfIso('2026-12-01');
const until = (iso: string) => dayOfIso(iso);

describe('from a day on', () => {
  test('a state holds through its last day', () => {
    const soldOut = { state: 'soldOut', until: day } as const;
    expect(statesFrom([soldOut, undefined], day)).toEqual([soldOut]);
    expect(statesFrom([soldOut, undefined], day + 1)).toEqual([]);
  });

  test('without a last day it goes on', () => {
    expect(statesFrom([undefined, { state: 'limited' }], day + 5000)).toEqual([{ state: 'limited' }]);
  });

  test('of a series and its print the stronger state holds, then the weaker one', () => {
    const series = { state: 'limited', until: until('2026-12-20') } as const;
    const print = { state: 'soldOut', until: until('2026-12-10') } as const;
    expect(statesFrom([series, print], day)).toEqual([print, series]);
    expect(statesFrom([series, print], until('2026-12-11'))).toEqual([series]);
  });

  test('what is sold out for longer hides that it is limited', () => {
    const series = { state: 'limited', until: until('2026-12-05') } as const;
    expect(statesFrom([series, { state: 'soldOut' }], day)).toEqual([{ state: 'soldOut' }]);
  });

  test('sold out twice is sold out until both are over', () => {
    const states = ['2026-12-05', '2026-12-10'].map(
      (iso) => ({ state: 'soldOut', until: until(iso) }) as const,
    );
    expect(statesFrom(states, day)).toEqual([states[1]]);
  });

  test('on every day the states are what series and print say of it', () => {
    const stated = fc.option(
      fc.record({
        state: fc.constantFrom<AvailabilityState>('soldOut', 'limited'),
        until: fc.option(fc.integer({ min: day - 5, max: day + 20 }), { nil: undefined }),
      }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(stated, stated, fc.integer({ min: day, max: day + 25 }), (series, print, today) => {
        const holds = (state: AvailabilityState) =>
          [series, print].some((one) => one?.state === state && today <= (one.until ?? today));
        const expected = holds('soldOut') ? 'soldOut' : holds('limited') ? 'limited' : undefined;
        const availability = resolved(statesFrom([series, print], day));
        expect(availabilityOn({ availability }, isoDay(today))?.state).toBe(expected);
      }),
    );
  });
});

function resolved(states: StatedAvailability[]) {
  return states.map((one) => ({
    state: one.state,
    ...(one.until === undefined ? {} : { until: isoDay(one.until) }),
  }));
}

describe('on a day', () => {
  const soldOut = { id: 'a', availability: [{ state: 'soldOut', until: '2026-12-10' } as const] };
  const later = { id: 'b', availability: [{ state: 'soldOut', until: '2026-12-20' } as const] };
  const never = { id: 'c', availability: [{ state: 'soldOut' } as const] };
  const limited = { id: 'd', availability: [{ state: 'limited', until: '2026-12-15' } as const] };
  const free: OfferedPrint = { id: 'e' };

  test('the last day counts, the next one does not, and the day of the build is as the HTML says', () => {
    expect(isSoldOutOn(soldOut, '2026-12-10')).toBe(true);
    expect(isSoldOutOn(soldOut, '2026-12-11')).toBe(false);
    expect(isSoldOutOn(soldOut, null)).toBe(true);
    expect(isSoldOutOn(limited, null)).toBe(false);
    expect(availabilityOn(free, null)).toBeUndefined();
  });

  test('a print is told of alone while another one can be had', () => {
    expect(toldAvailability([soldOut, free], 'a', null)).toMatchObject({ state: 'soldOut', isWhole: false });
    expect(toldAvailability([soldOut, later], 'a', null)).toMatchObject({ state: 'soldOut', isWhole: true });
    expect(toldAvailability([soldOut, later], 'b', '2026-12-11')).toMatchObject({ isWhole: false });
    expect(toldAvailability([soldOut, free], 'e', null)).toBeUndefined();
    expect(toldAvailability([soldOut], 'gone', null)).toBeUndefined();
  });

  test('prints are marked as sold out while others can be had', () => {
    expect(soldOutAmong([soldOut, later, free], null)).toEqual(['a', 'b']);
    expect(soldOutAmong([soldOut, later], null)).toEqual([]);
    expect(soldOutAmong([soldOut, later], '2026-12-11')).toEqual(['b']);
  });

  test('a series is sold out when all its prints are, until the first is back', () => {
    expect(seriesAvailability([later, soldOut, never], null)).toEqual(soldOut.availability[0]);
    expect(seriesAvailability([later, soldOut, never], '2026-12-11')).toBeUndefined();
    expect(seriesAvailability([never], '2030-01-01')).toEqual({ state: 'soldOut' });
    expect(seriesAvailability([soldOut, limited], null)).toEqual(limited.availability[0]);
    expect(seriesAvailability([soldOut, free], null)).toBeUndefined();
    expect(seriesAvailability([free], null)).toBeUndefined();
  });

  test('only what is not as usual has the clock looked at', () => {
    expect(hasStates([free])).toBe(false);
    expect(hasStates([free, limited])).toBe(true);
  });
});
