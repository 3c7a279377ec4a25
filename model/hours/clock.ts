/*
 * Days and clocks of a time zone, by the parts that Intl writes: the browser knows every zone's rules, so that no table
 * of them comes along. A day is counted from 1 January 1970; that was a Thursday.
 */

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** What a clock on the wall of a zone shows. */
export interface Clock {
  /** Days since 1 January 1970. */
  day: number;
  /** Minutes since midnight. */
  minutes: number;
  /** Minutes ahead of UTC. */
  offset: number;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * The clock of a zone at an instant.
 * @param zone such as `Asia/Amman`; the visitor's own where it is undefined
 * @param instant milliseconds since 1970, as Date.now() gives them
 * @throws RangeError for a zone that the browser does not know
 */
export function clockAt(zone: string | undefined, instant: number): Clock {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    // The visitor's own zone may change on the way.
    if (zone) formats.set(zone, format);
  }
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(instant)) fields[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = fields;
  const localTime = Date.UTC(year, month - 1, day, hour, minutes);
  return {
    day: Math.floor(localTime / dayLength),
    minutes: hour * 60 + minutes,
    offset: Math.round((localTime - instant) / minute),
  };
}

/**
 * The instant at which the clock of a zone shows a time.
 * @param minutes since the day's midnight; 24 hours and more are on the next day
 */
export function instantOf(zone: string, day: number, minutes: number): number {
  const localTime = day * dayLength + minutes * minute;
  const approximate = localTime - clockAt(zone, localTime).offset * minute;
  return localTime - clockAt(zone, approximate).offset * minute;
}

/** The day of the week, from Sunday (0) to Saturday (6). */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** A day as ISO 8601 writes it: “2027-05-25”. */
export function isoDay(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** The day of an ISO date; NaN where there is no such day. */
export function dayOfIso(date: string): number {
  const day = Date.parse(date) / dayLength;
  // The parser takes 30 February for 2 March.
  return !Number.isNaN(day) && isoDay(day) === date ? day : Number.NaN;
}

/** Minutes since midnight on a clock of 24 hours: “9:00”, “18:30”. For readers: hourText in hours-text.ts. */
export function timeText(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
}

/** An instant as a `<time>` says it, with the offset of a zone: “2026-12-06T11:00+03:00”. */
export function isoInstant(zone: string, instant: number): string {
  const { day, minutes, offset } = clockAt(zone, instant);
  const sign = offset < 0 ? '-' : '+';
  return `${isoDay(day)}T${hoursAndMinutes(minutes)}${sign}${hoursAndMinutes(Math.abs(offset))}`;
}

function hoursAndMinutes(minutes: number): string {
  return timeText(minutes).padStart(5, '0');
}
