import { z } from 'zod';
import { dayOfIso, isoDay } from '#model/hours/clock.ts';
import { type Hours, type Range, rangesOn } from '#model/hours/opening.ts';
import type { FieldMeta } from '../field-meta.ts';
import { bilingualLine } from '../fields.ts';
import { type Bilingual, group } from '../group.ts';
import { type MistakeCode, rule } from '../mistake-words.ts';

const midnight = 24 * 60;
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export const weekdayNames: Record<(typeof weekdays)[number], Bilingual> = {
  sunday: { en: 'Sunday', ar: 'الأحد' },
  monday: { en: 'Monday', ar: 'الاثنين' },
  tuesday: { en: 'Tuesday', ar: 'الثلاثاء' },
  wednesday: { en: 'Wednesday', ar: 'الأربعاء' },
  thursday: { en: 'Thursday', ar: 'الخميس' },
  friday: { en: 'Friday', ar: 'الجمعة' },
  saturday: { en: 'Saturday', ar: 'السبت' },
};

/**
 * A range of opening hours in minutes since midnight, from a text such as `09:00-18:00`. The range `20:00-01:00` ends
 * after midnight and belongs to the day on which it begins.
 */
export const range = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, rule('range'))
  .transform((text): Range => {
    const [from = 0, to = 0] = text.split('-').map(minutesOf);
    return [from, to > from ? to : to + midnight];
  })
  .refine(([from, to]) => to - from < midnight || from === 0, rule('emptyRange'))
  .meta({ widget: 'hours' } satisfies FieldMeta);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The opening hours of one day. zod's `pipe` checks the order of the ranges only when every single range is valid. */
const ranges = z.array(range).pipe(z.custom<Range[]>().refine((all) => areInOrder(all), rule('rangesOrder')));

/** A day of the calendar: `2027-05-25` in files, a number of days since 1970 after parsing (see model/hours/clock.ts). */
export const date = z
  .string()
  .transform(dayOfIso)
  .refine((day) => !Number.isNaN(day), rule('date'))
  .meta({ widget: 'date' } satisfies FieldMeta);

/**
 * One day, or the days from `from` to `to`, on which the studio is closed or has special hours. Days are numbers of
 * days since 1970 (see model/hours/clock.ts).
 */
const exception = group({
  date: [
    date.optional(),
    { en: 'Day', ar: 'التاريخ' },
    {
      en: 'One day alone; leave “from” and “to” empty then.',
      ar: 'يوم واحد فقط، ويُترك معه «من» و«إلى» فارغين.',
    },
  ],
  from: [date.optional(), { en: 'From', ar: 'من' }],
  to: [date.optional(), { en: 'To', ar: 'إلى' }],
  hours: [ranges.optional(), { en: 'Hours', ar: 'الساعات' }],
  closed: [
    z.literal(true).optional(),
    { en: 'Closed', ar: 'مغلق' },
    {
      en: 'Ticked, the studio is closed; else give its hours.',
      ar: 'عند اختياره يكون الاستوديو مغلقًا، وإلا فتُكتب الساعات.',
    },
  ],
  note: [bilingualLine, { en: 'Reason', ar: 'السبب' }],
})
  .superRefine(({ date, from, to, hours, closed }, context) => {
    const addMistake = (message: MistakeCode) => context.addIssue({ code: 'custom', message });
    const isSpan = from !== undefined && to !== undefined;
    if ((date === undefined) !== isSpan || (date !== undefined && (from ?? to) !== undefined)) {
      addMistake('dateOrSpan');
    } else if (isSpan && from > to) addMistake('spanOrder');
    else if (isSpan && to - from > 366) addMistake('spanTooLong');
    if ((hours?.length ? 1 : 0) + (closed ? 1 : 0) !== 1) addMistake('hoursOrClosed');
  })
  .transform(({ date = 0, from = date, to = date, hours = [], note }) => ({ from, to, ranges: hours, note }));

const week = group(
  Object.fromEntries(weekdays.map((day) => [day, [ranges.optional(), weekdayNames[day]] as const])),
).transform((week) => weekdays.map((day): Range[] => week[day] ?? []));

const zoneAndDays = group({
  zone: [
    z
      .string()
      .max(60)
      .refine(isZone, rule('zone'))
      .meta({ widget: 'zone' } satisfies FieldMeta),
    { en: 'Time zone', ar: 'المنطقة الزمنية' },
    {
      en: 'The clock by which the studio is open: Asia/Amman.',
      ar: 'الساعة التي يعمل بها الاستوديو: Asia/Amman.',
    },
  ],
  week: [
    week,
    { en: 'The week', ar: 'أيام الأسبوع' },
    {
      en: 'A day may have several times; without any it is closed. 20:00 to 01:00 ends after midnight.',
      ar: 'قد يكون لليوم أكثر من فترة، ومن دون فترة يكون مغلقًا. ومن 20:00 إلى 01:00 ينتهي بعد منتصف الليل.',
    },
  ],
  exceptions: [
    z
      .array(exception)
      .max(200)
      .transform((all) => [...all].sort((a, b) => a.from - b.from)),
    { en: 'Holidays and special hours', ar: 'العطل والدوام الخاص' },
    {
      en: 'Holidays and Ramadan: one day, or from a day to another; then closed, or hours.',
      ar: 'العطل ورمضان: يوم واحد، أو من يوم إلى يوم، ثم مغلق أو ساعات.',
    },
  ],
});

/** The field `hours` of site.yaml: the studio's time zone, its week, and the exceptions. */
export const hours = zoneAndDays.pipe(
  z.custom<z.output<typeof zoneAndDays>>().superRefine((hours, context) => {
    if (hours.week.every((day) => day.length === 0)) {
      context.addIssue({ code: 'custom', path: ['week'], message: rule('noOpenDay') });
    }
    const overlapping = hours.exceptions.find(
      ({ from }, index) => from <= (hours.exceptions[index - 1]?.to ?? -1),
    );
    if (overlapping) {
      const params = { day: isoDay(overlapping.from) };
      context.addIssue({ code: 'custom', path: ['exceptions'], message: rule('twoExceptions'), params });
      return;
    }
    const day = overlapIn(hours);
    if (day === undefined) return;
    const path = [day.includes('-') ? 'exceptions' : 'week'];
    const params = { day: weekdayNames[day as keyof typeof weekdayNames] ?? day };
    context.addIssue({ code: 'custom', path, message: rule('hoursOverlap'), params });
  }),
);

/**
 * Whether every range begins at or after the end of the range before. Only the last range of a day may end after
 * midnight.
 */
function areInOrder(all: Range[]): boolean {
  return all.every(([from], index) => index === 0 || from >= (all[index - 1]?.[1] ?? 0));
}

/**
 * The first day whose opening hours after midnight overlap with the hours of the next day: a weekday's name, or a date
 * near an exception. Undefined if no hours overlap.
 */
function overlapIn(hours: Pick<Hours, 'week' | 'exceptions'>): string | undefined {
  const runsOn = (all: Range[], next: Range[]) =>
    (all.at(-1)?.[1] ?? 0) - midnight > (next[0]?.[0] ?? midnight);
  const weekday = weekdays.find((_, day) => runsOn(hours.week[day] ?? [], hours.week[(day + 1) % 7] ?? []));
  if (weekday) return weekday;
  for (const { from, to } of hours.exceptions) {
    for (let day = from - 1; day <= to; day += 1) {
      if (runsOn(rangesOn(hours, day), rangesOn(hours, day + 1))) return isoDay(day);
    }
  }
  return undefined;
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
