import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfIso, isoDay } from '#model/hours/clock.ts';
import {
  type AvailabilityState,
  type OfferedPrint,
  type StatedAvailability,
  seriesAvailability,
  statesFrom,
  withAvailabilityOn,
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

  test('on every day the state is the stronger one of series and print', () => {
    const stated = fc.option(
      fc.record({
        state: fc.constantFrom<AvailabilityState>('soldOut', 'limited'),
        until: fc.option(fc.integer({ min: day - 5, max: day + 20 }), { nil: undefined }),
      }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(stated, stated, fc.integer({ min: day, max: day + 25 }), (series, own, today) => {
        const holds = (state: AvailabilityState) =>
          [series, own].some((one) => one?.state === state && today <= (one.until ?? today));
        const expected = holds('soldOut') ? 'soldOut' : holds('limited') ? 'limited' : undefined;
        const availability = resolved(statesFrom([series, own], day));
        const print: OfferedPrint = { id: 'a', availability };
        expect(withAvailabilityOn([print], isoDay(today))[0]?.availabilityData?.state).toBe(expected);
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
  const soldOut: OfferedPrint = { id: 'a', availability: [{ state: 'soldOut', until: '2026-12-10' }] };
  const later: OfferedPrint = { id: 'b', availability: [{ state: 'soldOut', until: '2026-12-20' }] };
  const never: OfferedPrint = { id: 'c', availability: [{ state: 'soldOut' }] };
  const limited: OfferedPrint = { id: 'd', availability: [{ state: 'limited', until: '2026-12-15' }] };
  const free: OfferedPrint = { id: 'e' };
  const first = '2026-12-01';
  const availabilityOf = (prints: OfferedPrint[], today: string) =>
    withAvailabilityOn(prints, today).map((print) => print.availabilityData);

  test('the last day counts, the next one does not', () => {
    expect(availabilityOf([soldOut], '2026-12-10')).toMatchObject([{ state: 'soldOut' }]);
    expect(availabilityOf([soldOut], '2026-12-11')).toEqual([undefined]);
    expect(availabilityOf([limited, free], first)).toMatchObject([{ state: 'limited' }, undefined]);
  });

  test('the availability of the build’s day is replaced by that of today', () => {
    const built = withAvailabilityOn([soldOut, never], first);
    expect(withAvailabilityOn(built, '2026-12-11')).toEqual([
      soldOut,
      { ...never, availabilityData: { state: 'soldOut', isWhole: false } },
    ]);
  });

  test('a state belongs to the whole series only while all prints share it', () => {
    expect(availabilityOf([soldOut, free], first)[0]).toMatchObject({ state: 'soldOut', isWhole: false });
    expect(availabilityOf([soldOut, later], first)[0]).toMatchObject({ state: 'soldOut', isWhole: true });
    expect(availabilityOf([soldOut, later], '2026-12-11')[1]).toMatchObject({ isWhole: false });
    expect(availabilityOf([limited, soldOut], first)[0]).toMatchObject({ isWhole: false });
  });

  test('a series is sold out when all its prints are, until the first is back', () => {
    const series = (prints: OfferedPrint[], today: string) =>
      seriesAvailability(withAvailabilityOn(prints, today));
    expect(series([later, soldOut, never], first)).toEqual(soldOut.availability?.[0]);
    expect(series([later, soldOut, never], '2026-12-11')).toBeUndefined();
    expect(series([never], '2030-01-01')).toEqual({ state: 'soldOut' });
    expect(series([soldOut, limited], first)).toEqual(limited.availability?.[0]);
    expect(series([soldOut, free], first)).toBeUndefined();
    expect(series([free], first)).toBeUndefined();
  });
});
