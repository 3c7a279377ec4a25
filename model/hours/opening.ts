import { clockAt, instantOf, weekdayOf } from './clock.ts';

/** Opening and closing in minutes since the day's midnight; what closes after the next midnight ends beyond 1440. */
export type Range = readonly [from: number, to: number];

/** Days with hours of their own; without ranges the studio is closed. Days as model/hours/clock.ts counts them. */
export interface Exception {
  from: number;
  to: number;
  ranges: Range[];
}

/** When the studio is open. */
export interface Hours {
  /** The zone of its clock, such as `Asia/Amman`. */
  zone: string;
  /** From Sunday to Saturday. */
  week: Range[][];
  exceptions: Exception[];
}

/** Whether the studio is open, and when that changes (ms since 1970); `change` is null where no change is near. */
export interface Opening {
  isOpen: boolean;
  change: number | null;
}

/** Nobody announces hours further ahead (days). */
const maxDaysAhead = 400;
/** What does not close within a week and a day does not close. */
const maxOpenDays = 8;

/** The ranges that begin on a day, exceptions considered. */
export function rangesOn(hours: Pick<Hours, 'week' | 'exceptions'>, day: number): Range[] {
  const exception = hours.exceptions.find(({ from, to }) => from <= day && day <= to);
  return exception?.ranges ?? hours.week[weekdayOf(day)] ?? [];
}

/** The same as instants; ranges of one day that touch are one. */
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
 * across midnight are one.
 * @param now milliseconds since 1970
 */
export function openingAt(hours: Hours, now: number): Opening {
  const today = clockAt(hours.zone, now).day;
  let until: number | null = null;
  // From yesterday on, whose last range may end after midnight.
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
