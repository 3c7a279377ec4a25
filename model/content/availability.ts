/*
 * Availability of prints on a day: for sale, sold out or limited. The content can give a state to a series and to each
 * print of the series; sold out outweighs limited. A state includes its last day and ends at midnight, by the studio's
 * clock.
 */

export type AvailabilityState = 'soldOut' | 'limited';

/**
 * A sold-out or limited state that content/ gives a series or a print. `until` is the last day of the state, in days
 * since 1970; without `until` the end is unknown.
 */
export interface StatedAvailability {
  state: AvailabilityState;
  until?: number | undefined;
}

/** A sold-out or limited state of a print in the data of pages, and the last day of the state. */
export interface Availability {
  state: AvailabilityState;
  /** The last day of the state, such as 2026-12-10. */
  until?: string;
  /** The day that pages show beside the state: the last day of a limited state, or the first day after a sold-out state. */
  date?: { iso: string; text: string };
}

/** A print's availability as pages show it on a day. `isWhole` is true if all prints of the series have the same state. */
export interface AvailabilityData extends Availability {
  isWhole: boolean;
}

/**
 * A print on offer. `availabilityData` is its availability on one day, at first the day of the build; a print without
 * `availabilityData` is for sale.
 */
export interface OfferedPrint {
  id: string;
  availabilityData?: AvailabilityData;
  /** The print's sold-out and limited states that have not ended on the day of the build, in the order of time. */
  availability?: Availability[];
}

/**
 * Combines the states of a series and of one print of it: first sold out, then limited if the limited state lasts
 * longer.
 * @param stated the states that content/ gives the series and the print
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
 * Returns the prints of a series, each with its availability on one day.
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
 * The state of a whole series: sold out if all prints are sold out, limited if all prints that are not sold out are
 * limited. The series' state lasts until the first of these prints changes its state. Undefined if the series is for
 * sale.
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
