import { clockAt, instantOf, weekdayOf } from './clock.ts';

/**
 * A range of opening hours: opening and closing time in minutes since the day's midnight. If the studio closes after
 * the next midnight, the range ends beyond 1440.
 */
export type Range = readonly [from: number, to: number];

/**
 * Days with other opening hours than usual. An exception without ranges closes the studio. Days are numbers of days
 * since 1970 (see model/hours/clock.ts).
 */
export interface Exception {
  from: number;
  to: number;
  ranges: Range[];
}

/** The opening hours of the studio. */
export interface Hours {
  /** The studio's time zone, such as `Asia/Amman`. */
  zone: string;
  /** The opening hours (ranges) of each weekday, from Sunday to Saturday. */
  week: Range[][];
  exceptions: Exception[];
}

/**
 * Whether the studio is open, and the instant (ms since 1970) at which it next opens or closes. `change` is null if the
 * studio does neither in the near future.
 */
export interface Opening {
  isOpen: boolean;
  change: number | null;
}

/** How many days ahead the next opening is searched. Nobody announces opening hours further ahead. */
const maxDaysAhead = 400;
/** A studio that does not close within this many days counts as always open. */
const maxOpenDays = 8;

/** The opening hours that begin on a day: those of an exception, or else those of the weekday. */
export function rangesOn(hours: Pick<Hours, 'week' | 'exceptions'>, day: number): Range[] {
  const exception = hours.exceptions.find(({ from, to }) => from <= day && day <= to);
  return exception?.ranges ?? hours.week[weekdayOf(day)] ?? [];
}

/** The opening hours that begin on a day, as pairs of instants (ms since 1970). Ranges of one day that touch are merged. */
export function openIntervalsOn(hours: Hours, day: number): Range[] {
  const merged: [number, number][] = [];
  for (const [from, to] of rangesOn(hours, day)) {
    const last = merged.at(-1);
    if (last?.[1] === from) last[1] = to;
    else merged.push([from, to]);
  }
  return merged.map(([from, to]) => [instantOf(hours.zone, day, from), instantOf(hours.zone, day, to)]);
}

/**
 * Whether the studio is open at an instant: from the minute of opening to the minute before closing. Ranges that touch
 * across midnight count as one.
 * @param now milliseconds since 1970
 */
export function openingAt(hours: Hours, now: number): Opening {
  const today = clockAt(hours.zone, now).day;
  let until: number | null = null;
  // The search begins with yesterday, because yesterday's last range may end after midnight.
  for (let day = today - 1; day < today + (until === null ? maxDaysAhead : maxOpenDays); day += 1) {
    for (const [from, to] of openIntervalsOn(hours, day)) {
      if (to <= now) continue;
      if (until === null && from > now) return { isOpen: false, change: from };
      if (until !== null && from > until) return { isOpen: true, change: until };
      until = to;
    }
    if (until !== null && until < instantOf(hours.zone, day + 1, 0)) return { isOpen: true, change: until };
  }
  return { isOpen: until !== null, change: null };
}
