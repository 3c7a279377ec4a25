import { clockAt } from './clock.ts';
import { type Hours, openIntervalsOn, rangesOn } from './opening.ts';

const hour = 60 * 60_000;
/** Nobody comes sooner than this (ms). */
const minLeadTime = 2 * hour;
const workingDays = 10;
/** So far ahead is looked for ten working days, should the studio be closed for long (days). */
const maxDaysAhead = 120;

/** A day and the instants (ms since 1970) at which a visit or a call of one hour may begin. */
export interface SlotDay {
  /** As model/hours/clock.ts counts days, on the studio's clock. */
  day: number;
  slots: number[];
}

/**
 * The times that may be proposed: on the full hour of the studio's clock, an hour wholly inside its opening hours,
 * two hours ahead or more, in the next ten days that have any hours; today counts while a time is left.
 * @param now milliseconds since 1970
 */
export function slotDays(hours: Hours, now: number): SlotDay[] {
  const today = clockAt(hours.zone, now).day;
  const found = new Map<number, number[]>();
  // From yesterday on, whose last range may end after midnight.
  for (
    let day = today - 1, daysWithHours = 0;
    daysWithHours < workingDays && day < today + maxDaysAhead;
    day += 1
  ) {
    const slots = slotsOn(hours, day).filter((slot) => slot >= now + minLeadTime);
    if (slots.length > 0 || (day > today && rangesOn(hours, day).length > 0)) daysWithHours += 1;
    for (const slot of slots) {
      // After midnight it is another day.
      const slotDay = clockAt(hours.zone, slot).day;
      found.set(slotDay, [...(found.get(slotDay) ?? []), slot]);
    }
  }
  return [...found].map(([day, slots]) => ({ day, slots }));
}

/** Every full hour that is followed by an open hour, of the ranges that begin on a day. */
function slotsOn(hours: Hours, day: number): number[] {
  return openIntervalsOn(hours, day).flatMap(([from, to]) => {
    const intoHour = clockAt(hours.zone, from).minutes % 60;
    const first = from + ((60 - intoHour) % 60) * 60_000;
    const count = Math.max(0, Math.floor((to - first) / hour));
    return Array.from({ length: count }, (_, index) => first + index * hour);
  });
}
