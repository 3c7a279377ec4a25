/*
 * Dates and times of day in a time zone, from the fields that Intl formats. The browser knows the rules of every zone,
 * so the site needs no table of zones. A day is a number of days since 1 January 1970, which was a Thursday.
 */

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** The local date and time in a time zone. */
export interface Clock {
  /** Days since 1 January 1970. */
  day: number;
  /** Minutes since midnight. */
  minutes: number;
  /** The zone's difference from UTC, in minutes: positive if the zone is ahead. */
  offset: number;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * The local date and time in a time zone at an instant.
 * @param zone a time zone such as `Asia/Amman`; undefined for the visitor's own
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
    // Only formats of named zones are cached: the visitor's own zone may change while the page is open.
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
 * Converts a local date and time in a time zone to an instant (ms since 1970).
 * @param minutes minutes since the day's midnight; 24 hours and more are on the next day
 */
export function instantOf(zone: string, day: number, minutes: number): number {
  const localTime = day * dayLength + minutes * minute;
  const approximate = localTime - clockAt(zone, localTime).offset * minute;
  return localTime - clockAt(zone, approximate).offset * minute;
}

/** The weekday of a day, from Sunday (0) to Saturday (6). */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Writes a day in the format of ISO 8601: “2027-05-25”. */
export function isoDay(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** Reads an ISO date as a number of days since 1 January 1970. NaN if the calendar has no such day. */
export function dayOfIso(date: string): number {
  const day = Date.parse(date) / dayLength;
  // Date.parse reads 30 February as 2 March, so the day must give the same date when written again.
  return !Number.isNaN(day) && isoDay(day) === date ? day : Number.NaN;
}

/** Writes minutes since midnight on the 24-hour clock: “9:00”, “18:30”. Texts for visitors use hourText in hours-text.ts. */
export function timeText(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Writes an instant for the HTML element `<time>`, with the time zone's offset from UTC: “2026-12-06T11:00+03:00”. */
export function isoInstant(zone: string, instant: number): string {
  const { day, minutes, offset } = clockAt(zone, instant);
  const sign = offset < 0 ? '-' : '+';
  return `${isoDay(day)}T${hoursAndMinutes(minutes)}${sign}${hoursAndMinutes(Math.abs(offset))}`;
}

function hoursAndMinutes(minutes: number): string {
  return timeText(minutes).padStart(5, '0');
}
