/*
 * Whether a print is for sale, sold out or limited on a day. A series can have such a state, and so can each of its prints; the
 * stronger state counts. A state includes its last day: it ends at midnight, by the studio's clock.
 */

export type AvailabilityState = 'soldOut' | 'limited';

/**
 * A state that the content gives a series or a print. `until` is its last day, as model/hours/clock.ts counts days; without
 * one the end is unknown.
 */
export interface StatedAvailability {
  state: AvailabilityState;
  until?: number | undefined;
}

/** A state of a print in the data of pages, and how long it lasts. */
export interface Availability {
  state: AvailabilityState;
  /** The last day of the state, such as 2026-12-10. */
  until?: string;
  /** The day that visitors read: the last day of a limited state, or the first day after a sold-out one. */
  date?: { iso: string; text: string };
}

/** What pages show of a print's availability on a day. `isWhole`: all prints of the series are in the same state. */
export interface AvailabilityData extends Availability {
  isWhole: boolean;
}

/** A print. `availabilityData` belongs to one day, at first the day of the build; without it the print is for sale. */
export interface OfferedPrint {
  id: string;
  availabilityData?: AvailabilityData;
  /** The print's sold-out and limited states from the day of the build on, in their order. */
  availability?: Availability[];
}

/**
 * The states of a print from a day on, in their order: first sold out, then limited if that lasts longer.
 * @param stated the states of its series and of the print itself
 * @param day states that ended before this day are left out
 */
export function statesFrom(
  stated: readonly (StatedAvailability | undefined)[],
  day: number,
): StatedAvailability[] {
  const lastDay = (state: AvailabilityState) =>
    Math.max(...stated.map((one) => (one?.state === state ? (one.until ?? Number.POSITIVE_INFINITY) : -1)));
  const soldOut = lastDay('soldOut');
  const states: [AvailabilityState, number][] = [
    ['soldOut', soldOut],
    ['limited', lastDay('limited') > soldOut ? lastDay('limited') : -1],
  ];
  return states.flatMap(([state, until]) =>
    until < day ? [] : [{ state, ...(Number.isFinite(until) ? { until } : {}) }],
  );
}

/**
 * The prints of a series with the availability of each on a day.
 * @param today the day at the studio, such as 2026-12-10
 */
export function withAvailabilityOn<Print extends OfferedPrint>(
  prints: readonly Print[],
  today: string,
): Print[] {
  const states = prints.map(({ availability = [] }) =>
    availability.find(({ until }) => !until || today <= until),
  );
  return prints.map(({ availabilityData: _, ...print }, index) => {
    const state = states[index];
    if (!state) return print as Print;
    const isWhole = states.every((other) => other?.state === state.state);
    return { ...print, availabilityData: { ...state, isWhole } } as unknown as Print;
  });
}

/**
 * The state of a whole series: sold out if all its prints are, limited if all prints that are not sold out are limited. It lasts
 * until the first of these prints changes. Undefined if the series is for sale.
 */
export function seriesAvailability(prints: readonly OfferedPrint[]): Availability | undefined {
  const rest = prints.filter(({ availabilityData }) => availabilityData?.state !== 'soldOut');
  const decisive = rest.length > 0 ? rest : prints;
  if (decisive.some(({ availabilityData }) => !availabilityData)) return undefined;
  const [first] = decisive
    .flatMap(({ availabilityData }) => availabilityData ?? [])
    .sort((a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999'));
  if (!first) return undefined;
  const { isWhole: _, ...availability } = first;
  return availability;
}
