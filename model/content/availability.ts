/*
 * Whether a print can be had, as functions of a day at the studio. A series may say that it is sold out or limited, and so
 * may each of its prints; what is stronger holds. Such a state holds through its last day: from 00:00 of the next it is over.
 */

export type AvailabilityState = 'soldOut' | 'limited';

/** A state that a series or a print has; `until` is its last day as model/hours/clock.ts counts days, without one nobody knows. */
export interface StatedAvailability {
  state: AvailabilityState;
  until?: number | undefined;
}

/** A state of a print and how long it holds, resolved for the browser. */
export interface Availability {
  state: AvailabilityState;
  /** Its last day, such as 2026-12-10. */
  until?: string;
  /** The day that is told: of what is limited the last one, of what is sold out the first on which it is back. */
  date?: { iso: string; text: string };
}

/** What is told of a print, and whether it is true of all prints of its series. */
export interface AvailabilityData extends Availability {
  isWhole: boolean;
}

/** A print; `availabilityData` is what is told of it on a day, at first that of the build. Without it the print is for sale. */
export interface OfferedPrint {
  id: string;
  availabilityData?: AvailabilityData;
  /** What of the days from the build on is not as usual, in their order. */
  availability?: Availability[];
}

/**
 * What holds of a print from a day on, in order: sold out first, then limited where that holds for longer.
 * @param stated what its series says and what it says itself
 * @param day what was over before it is left out
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
 * The prints of a series with what is told of each on a day.
 * @param today at the studio, such as 2026-12-10
 */
export function offeredOn<Print extends OfferedPrint>(prints: readonly Print[], today: string): Print[] {
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
 * What holds of a series as a whole: sold out where all its prints are, limited where all that can be had are. The first print
 * that is different ends it.
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
