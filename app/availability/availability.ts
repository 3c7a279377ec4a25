/*
 * Whether a print can be had, as functions of a day at the studio. A series may say that it is sold out or limited, and so
 * may each of its prints; what is stronger holds. Such a state holds through its last day: from 00:00 of the next it is over.
 */

export type AvailabilityState = 'soldOut' | 'limited';

/** A state that a series or a print has; `until` is its last day as app/hours/clock.ts counts days, without one nobody knows. */
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

/** A print, with what of the coming days is not as usual, in their order; without any it is for sale. */
export interface OfferedPrint {
  id: string;
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
 * What holds of a print on a day; undefined where it is for sale.
 * @param today at the studio, such as 2026-12-10; null for the day of the build
 */
export function availabilityOn(
  { availability = [] }: Pick<OfferedPrint, 'availability'>,
  today: string | null,
): Availability | undefined {
  return availability.find(({ until }) => !until || !today || today <= until);
}

/** Whether a print cannot be had on a day. */
export function isSoldOutOn(print: Pick<OfferedPrint, 'availability'>, today: string | null): boolean {
  return availabilityOn(print, today)?.state === 'soldOut';
}

/** Which prints of a series cannot be had on a day while others can, by id: where all are sold out, the series says it. */
export function soldOutAmong(prints: readonly OfferedPrint[], today: string | null): string[] {
  const soldOut = prints.filter((print) => isSoldOutOn(print, today)).map(({ id }) => id);
  return soldOut.length < prints.length ? soldOut : [];
}

/** What is told of the chosen print of a series, and whether it is true of all its prints. */
export interface ToldAvailability extends Availability {
  isWhole: boolean;
}

/** What is to be told where a print of a series is chosen; undefined where it is for sale, or gone. */
export function toldAvailability(
  prints: readonly OfferedPrint[],
  chosen: string,
  today: string | null,
): ToldAvailability | undefined {
  const print = prints.find(({ id }) => id === chosen);
  const told = print && availabilityOn(print, today);
  return (
    told && {
      ...told,
      isWhole: prints.every((other) => availabilityOn(other, today)?.state === told.state),
    }
  );
}

/**
 * What holds of a series as a whole: sold out where all its prints are, limited where all that can be had are. The first print
 * that is different ends it.
 */
export function seriesAvailability(
  prints: readonly OfferedPrint[],
  today: string | null,
): Availability | undefined {
  const all = prints.map((print) => availabilityOn(print, today));
  const rest = all.filter((one) => one?.state !== 'soldOut');
  const decisive = rest.length > 0 ? rest : all;
  if (decisive.some((one) => one === undefined)) return undefined;
  return decisive
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999'))[0];
}

/** Whether a print is not as usual: such states end, and the clock is looked at. */
export function hasStates(prints: readonly OfferedPrint[]): boolean {
  return prints.some(({ availability }) => availability);
}
