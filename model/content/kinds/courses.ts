import { z } from 'zod';
import { weekdayOf } from '#model/hours/clock.ts';
import type { FieldMeta } from '../field-meta.ts';
import {
  bilingualLine,
  bilingualName,
  bilingualText,
  hidden,
  letteredPicture,
  lines,
  order,
  price,
  title,
} from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';
import { date, range, weekdayNames, weekdays } from './hours.ts';

/** The weekdays of a course's sessions, and their hours on the studio's clock: minutes since midnight once read. */
const schedule = group({
  days: [
    z
      .array(z.enum(weekdays).meta({ choices: weekdayNames } satisfies FieldMeta))
      .min(1)
      .transform((days) => days.map((day) => weekdays.indexOf(day)))
      .refine((days) => new Set(days).size === days.length, rule('sameDayTwice')),
    { en: 'Days', ar: 'الأيام' },
    {
      en: 'One entry for each weekday with a session.',
      ar: 'لكل يوم فيه جلسة عنصر واحد.',
    },
  ],
  hours: [
    range,
    { en: 'Hours', ar: 'الساعات' },
    { en: 'On the clock of Amman, such as 18:00 to 21:00.', ar: 'بتوقيت عمّان، مثل 18:00 إلى 21:00.' },
  ],
});

export const courses = {
  folder: 'courses',
  label: { en: 'Courses', ar: 'الدورات' },
  schema: group({
    order,
    hidden,
    title,
    excerpt: [bilingualText, { en: 'Excerpt', ar: 'المقتطف' }],
    thumbnail: [letteredPicture, { en: 'Picture', ar: 'الصورة' }],
    hours_total: [
      z.int().positive().max(9999),
      { en: 'Total hours', ar: 'مجموع الساعات' },
      { en: 'Hours of the whole course.', ar: 'ساعات الدورة كلها.' },
    ],
    sessions_per_week: [z.int().positive().max(50), { en: 'Sessions a week', ar: 'الجلسات في الأسبوع' }],
    price_jod: [
      price,
      { en: 'Fee (JOD)', ar: 'الرسوم (د.أ)' },
      { en: 'Whole dinars.', ar: 'بالدينار من دون كسور.' },
    ],
    price_usd: [
      price,
      { en: 'Fee (USD)', ar: 'الرسوم (دولار)' },
      { en: 'Whole dollars.', ar: 'بالدولار من دون كسور.' },
    ],
    mode: [bilingualName, { en: 'Mode', ar: 'طريقة الحضور' }],
    next_start: [
      date.optional(),
      { en: 'Next start', ar: 'البداية القادمة' },
      {
        en: 'The day of the first session. Once it is over, it is no longer shown.',
        ar: 'يوم الجلسة الأولى. وبعد انقضائه لا يظهر في الموقع.',
      },
    ],
    schedule: [schedule.optional(), { en: 'Days and hours', ar: 'الأيام والساعات' }],
    group_size: [
      z.int().positive().max(999).optional(),
      { en: 'Largest group', ar: 'أكبر عدد في المجموعة' },
      { en: 'How many people at most.', ar: 'عدد المشاركين على الأكثر.' },
    ],
    teacher: [bilingualName.optional(), { en: 'Who teaches', ar: 'التدريس' }],
    certificate: [
      bilingualLine.optional(),
      { en: 'Certificate', ar: 'الشهادة' },
      { en: 'Who gives it, and for what.', ar: 'الجهة التي تمنحها، ومقابل ماذا.' },
    ],
    refund: [
      bilingualLine.optional(),
      { en: 'Refund', ar: 'استرداد الرسوم' },
      { en: 'Until when, and how much.', ar: 'حتى متى، وكم.' },
    ],
    syllabus: lines({ en: 'Syllabus', ar: 'محاور الدورة' }),
    highlights: lines({ en: 'Highlights', ar: 'ما يميّز الدورة' }),
    cta_whatsapp: [
      bilingualText,
      { en: 'WhatsApp message', ar: 'رسالة واتساب' },
      {
        en: 'Words in {braces} are filled by the site: leave them as they are.',
        ar: 'الكلمات بين {قوسين} يملؤها الموقع، وتبقى كما هي.',
      },
    ],
  }).superRefine(({ next_start: start, schedule, sessions_per_week: sessions }, context) => {
    if (!schedule) return;
    if (schedule.days.length !== sessions) {
      const params = { sessions, found: schedule.days.length };
      context.addIssue({
        code: 'custom',
        path: ['schedule', 'days'],
        message: rule('daysOfSessions'),
        params,
      });
    }
    if (start !== undefined && !schedule.days.includes(weekdayOf(start))) {
      context.addIssue({ code: 'custom', path: ['next_start'], message: rule('startWithoutSession') });
    }
  }),
} as const;
