/*
 * Availability of prints on a day: for sale, sold out or limited. The content can give a state to a series, to each
 * print and to each size of the series; sold out outweighs limited. A state includes its last day and ends at midnight,
 * by the studio's clock.
 */

export type AvailabilityState = 'soldOut' | 'limited';

/**
 * A sold-out or limited state that content/ gives a series, a print or a size. `until` is the last day of the state, in
 * days since 1970; without `until` the end is unknown.
 */
export interface StatedAvailability {
  state: AvailabilityState;
  until?: number | undefined;
}

/** A sold-out or limited state of a print or size in the data of pages, and the last day of the state. */
export interface Availability {
  state: AvailabilityState;
  /** The last day of the state, such as 2026-12-10. */
  until?: string;
  /** The day that pages show beside the state: the last day of a limited state, or the first day after a sold-out state. */
  date?: { iso: string; text: string };
}

/**
 * The availability of a print or size as pages show it on a day. `of` says what has this state: the whole series, if
 * all its prints or all its sizes have the same state, or otherwise only the print or the size.
 */
export interface AvailabilityData extends Availability {
  of: 'series' | 'print' | 'size';
}

/**
 * A print or size on offer. `availabilityData` is its availability on one day, at first the day of the build; an option
 * without `availabilityData` is for sale.
 */
export interface OfferedOption {
  availabilityData?: AvailabilityData;
  /** The sold-out and limited states that have not ended on the day of the build, in the order of time. */
  availability?: Availability[];
}

/** The prints and sizes of a series on offer. Sizes are in whole centimeters, such as `50x70`. */
export interface OfferedSeries {
  prints: (OfferedOption & { id: string })[];
  pricing: (OfferedOption & { size: string })[];
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
 * Returns a series, each print and size with its availability on one day.
 * @param today the day at the studio, such as 2026-12-10
 */
export function withAvailabilityOn<Series extends OfferedSeries>(series: Series, today: string): Series {
  return {
    ...series,
    prints: optionsOn(series.prints, today, 'print'),
    pricing: optionsOn(series.pricing, today, 'size'),
  };
}

function optionsOn<Option extends OfferedOption>(
  options: readonly Option[],
  today: string,
  kind: 'print' | 'size',
): Option[] {
  const states = options.map(({ availability = [] }) =>
    availability.find(({ until }) => !until || today <= until),
  );
  return options.map(({ availabilityData: _, ...option }, index) => {
    const state = states[index];
    if (!state) return option as Option;
    const isWhole = states.every((other) => other?.state === state.state);
    return { ...option, availabilityData: { ...state, of: isWhole ? 'series' : kind } } as unknown as Option;
  });
}

/** Whether any print or size of a series is sold out or limited. */
export function hasAvailability({ prints, pricing }: OfferedSeries): boolean {
  return [...prints, ...pricing].some(({ availabilityData }) => availabilityData);
}

/** Whether a print or size is sold out while others of the series are not. */
export function isSoldOutAlone(availability: AvailabilityData | undefined): boolean {
  return availability?.state === 'soldOut' && availability.of !== 'series';
}

/** The fields of an availability that decide between two of them. */
type Decisive = Pick<Availability, 'state' | 'date'>;

/** The stronger of two states: sold out outweighs limited; of two equal states the one that lasts longer. */
export function stronger<State extends Decisive>(
  one: State | undefined,
  other: State | undefined,
): State | undefined {
  if (!one || !other) return one ?? other;
  if (one.state !== other.state) return one.state === 'soldOut' ? one : other;
  return (one.date?.iso ?? '9999') >= (other.date?.iso ?? '9999') ? one : other;
}

/** The prints and sizes of a series, each with its state on one day. */
interface SeriesOnDay<State> {
  prints: readonly { id: string; availabilityData?: State }[];
  pricing: readonly { size: string; availabilityData?: State }[];
}

/** The availability of a print in one size; undefined if it is for sale without limits. */
export function availabilityOf<State extends Decisive>(
  series: SeriesOnDay<State>,
  choice: { print: string; size: string },
): State | undefined {
  return stronger(
    series.prints.find(({ id }) => id === choice.print)?.availabilityData,
    series.pricing.find(({ size }) => size === choice.size)?.availabilityData,
  );
}

/** Whether a print or size can be ordered, perhaps in a limited quantity. */
export function isForSale({ availabilityData }: { availabilityData?: Decisive }): boolean {
  return availabilityData?.state !== 'soldOut';
}

/**
 * The first print and the first size of a series that are not sold out. Undefined if all prints or all sizes are sold
 * out.
 */
export function firstForSale({
  prints,
  pricing,
}: SeriesOnDay<Decisive>): { print: string; size: string } | undefined {
  const [print, size] = [prints.find(isForSale), pricing.find(isForSale)];
  return print && size ? { print: print.id, size: size.size } : undefined;
}

/**
 * The state of a whole series: sold out if all prints or all sizes are sold out, limited if all that are not sold out
 * are limited. Undefined if the series is for sale.
 */
export function seriesAvailability({ prints, pricing }: OfferedSeries): Availability | undefined {
  return stronger(commonAvailability(prints), commonAvailability(pricing));
}

/** The state that all options share. It lasts until the first of them changes its state. */
function commonAvailability(options: readonly OfferedOption[]): Availability | undefined {
  const rest = options.filter(isForSale);
  const decisive = rest.length > 0 ? rest : options;
  if (decisive.some(({ availabilityData }) => !availabilityData)) return undefined;
  const [first] = decisive
    .flatMap(({ availabilityData }) => availabilityData ?? [])
    .sort((a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999'));
  if (!first) return undefined;
  const { of: _, ...availability } = first;
  return availability;
}
