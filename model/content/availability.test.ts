import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfIso, isoDay } from '#model/hours/clock.ts';
import {
  type AvailabilityData,
  type AvailabilityState,
  availabilityOf,
  firstForSale,
  type OfferedOption,
  type StatedAvailability,
  seriesAvailability,
  statesFrom,
  withAvailabilityOn,
} from './availability.ts';

type OfferedPrint = OfferedOption & { id: string };

const printsOn = (prints: OfferedPrint[], today: string) =>
  withAvailabilityOn({ prints, pricing: [] }, today).prints;

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
        expect(printsOn([print], isoDay(today))[0]?.availabilityData?.state).toBe(expected);
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
  const statesOn = (prints: OfferedPrint[], today: string) =>
    printsOn(prints, today).map((print) => print.availabilityData);

  test('the last day counts, the next one does not', () => {
    expect(statesOn([soldOut], '2026-12-10')).toMatchObject([{ state: 'soldOut' }]);
    expect(statesOn([soldOut], '2026-12-11')).toEqual([undefined]);
    expect(statesOn([limited, free], first)).toMatchObject([{ state: 'limited' }, undefined]);
  });

  test('the availability of the build’s day is replaced by that of today', () => {
    const built = printsOn([soldOut, never], first);
    expect(printsOn(built, '2026-12-11')).toEqual([
      soldOut,
      { ...never, availabilityData: { state: 'soldOut', of: 'print' } },
    ]);
  });

  test('a state belongs to the whole series only while all prints share it', () => {
    expect(statesOn([soldOut, free], first)[0]).toMatchObject({ state: 'soldOut', of: 'print' });
    expect(statesOn([soldOut, later], first)[0]).toMatchObject({ state: 'soldOut', of: 'series' });
    expect(statesOn([soldOut, later], '2026-12-11')[1]).toMatchObject({ of: 'print' });
    expect(statesOn([limited, soldOut], first)[0]).toMatchObject({ of: 'print' });
  });

  test('a series is sold out when all its prints are, until the first is back', () => {
    const series = (prints: OfferedPrint[], today: string) =>
      seriesAvailability(withAvailabilityOn({ prints, pricing: [{ size: '30x40' }] }, today));
    expect(series([later, soldOut, never], first)).toEqual(soldOut.availability?.[0]);
    expect(series([later, soldOut, never], '2026-12-11')).toBeUndefined();
    expect(series([never], '2030-01-01')).toEqual({ state: 'soldOut' });
    expect(series([soldOut, limited], first)).toEqual(limited.availability?.[0]);
    expect(series([soldOut, free], first)).toBeUndefined();
    expect(series([free], first)).toBeUndefined();
  });
});

describe('of sizes', () => {
  const prints: OfferedPrint[] = [
    { id: 'a', availability: [{ state: 'limited', until: '2026-12-20' }] },
    { id: 'b' },
  ];
  const small = { size: '30x40', availability: [{ state: 'soldOut', until: '2026-12-10' }] as const };
  const large = { size: '50x70' };
  const on = (today: string, pricing: (OfferedOption & { size: string })[]) =>
    withAvailabilityOn({ prints, pricing }, today);
  const stateOf = (series: ReturnType<typeof on>, print: string, size: string) =>
    availabilityOf<AvailabilityData>(series, { print, size });
  const withSmall = (today: string) =>
    on(today, [{ ...small, availability: [...small.availability] }, large]);

  test('a size is sold out in every print, and outweighs a limited print', () => {
    const series = withSmall('2026-12-01');
    expect(stateOf(series, 'a', '30x40')).toMatchObject({ state: 'soldOut', of: 'size' });
    expect(stateOf(series, 'b', '30x40')).toMatchObject({ state: 'soldOut', of: 'size' });
    expect(stateOf(series, 'a', '50x70')).toMatchObject({ state: 'limited', of: 'print' });
    expect(stateOf(series, 'b', '50x70')).toBeUndefined();
    expect(firstForSale(series)).toEqual({ print: 'a', size: '50x70' });
    expect(seriesAvailability(series)).toBeUndefined();
  });

  test('it is back on the day after its last day', () => {
    expect(stateOf(withSmall('2026-12-11'), 'b', '30x40')).toBeUndefined();
    expect(firstForSale(withSmall('2026-12-11'))).toEqual({ print: 'a', size: '30x40' });
  });

  test('of a print and a size in the same state the longer one counts', () => {
    const until = (iso: string) => [{ state: 'soldOut' as const, until: iso, date: { iso, text: iso } }];
    const series = withAvailabilityOn(
      {
        prints: [{ id: 'a', availability: until('2026-12-10') }, { id: 'b' }],
        pricing: [{ size: '30x40', availability: until('2026-12-15') }, large],
      },
      '2026-12-01',
    );
    expect(stateOf(series, 'a', '30x40')).toMatchObject({ until: '2026-12-15', of: 'size' });
  });

  test('a series without any size for sale is sold out', () => {
    const series = on('2026-12-01', [{ ...small, availability: [...small.availability] }]);
    expect(seriesAvailability(series)).toEqual(small.availability[0]);
    expect(stateOf(series, 'b', '30x40')).toMatchObject({ of: 'series' });
    expect(firstForSale(series)).toBeUndefined();
  });
});
