import { clockAt } from './clock.ts';
import { type Hours, openIntervalsOn, rangesOn } from './opening.ts';

const hour = 60 * 60_000;
/** Shortest time (ms) between now and a proposed appointment. */
const minLeadTime = 2 * hour;
const workingDays = 10;
/** How many days ahead ten days with opening hours are searched; the limit matters if the studio is closed for long. */
const maxDaysAhead = 120;

/** A day and the instants (ms since 1970) at which a visit or a call of one hour may begin. */
export interface SlotDay {
  /** The day in the studio's time zone, counted as in model/hours/clock.ts. */
  day: number;
  slots: number[];
}

/**
 * The times that visitors may propose for an appointment: on the full hour of the studio's clock, one hour that is
 * wholly inside the opening hours, at least two hours ahead, on the next ten days with opening hours. Today is one of
 * the ten while a time is left.
 * @param now milliseconds since 1970
 */
export function slotDays(hours: Hours, now: number): SlotDay[] {
  const today = clockAt(hours.zone, now).day;
  const found = new Map<number, number[]>();
  // The search begins with yesterday, because yesterday's last range may end after midnight.
  for (
    let day = today - 1, daysWithHours = 0;
    daysWithHours < workingDays && day < today + maxDaysAhead;
    day += 1
  ) {
    const slots = slotsOn(hours, day).filter((slot) => slot >= now + minLeadTime);
    if (slots.length > 0 || (day > today && rangesOn(hours, day).length > 0)) daysWithHours += 1;
    for (const slot of slots) {
      // An appointment after midnight belongs to the next day, although its opening hours began the day before.
      const slotDay = clockAt(hours.zone, slot).day;
      found.set(slotDay, [...(found.get(slotDay) ?? []), slot]);
    }
  }
  return [...found].map(([day, slots]) => ({ day, slots }));
}

/** Every full hour (ms since 1970) that is followed by an hour of opening, in the opening hours that begin on a day. */
function slotsOn(hours: Hours, day: number): number[] {
  return openIntervalsOn(hours, day).flatMap(([from, to]) => {
    const intoHour = clockAt(hours.zone, from).minutes % 60;
    const first = from + ((60 - intoHour) % 60) * 60_000;
    const count = Math.max(0, Math.floor((to - first) / hour));
    return Array.from({ length: count }, (_, index) => first + index * hour);
  });
}
