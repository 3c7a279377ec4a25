import { z } from 'zod';
import { bilingualName, bilingualText, letteredPicture, lines, order, price, title } from '../fields.ts';
import { group } from '../group.ts';

export const courses = {
  folder: 'courses',
  label: { en: 'Courses', ar: 'الدورات' },
  schema: group({
    order,
    title,
    excerpt: [bilingualText, { en: 'Excerpt', ar: 'المقتطف' }],
    thumbnail: [letteredPicture, { en: 'Picture', ar: 'الصورة' }],
    hours_total: [
      z.int().positive().max(9999),
      { en: 'Hours in all', ar: 'مجموع الساعات' },
      { en: 'Hours of the whole course.', ar: 'ساعات الدورة كلها.' },
    ],
    sessions_per_week: [z.int().positive().max(50), { en: 'Sessions a week', ar: 'الجلسات في الأسبوع' }],
    price_jod: [
      price,
      { en: 'Price (JOD)', ar: 'السعر (د.أ)' },
      { en: 'Whole dinars.', ar: 'بالدينار من دون كسور.' },
    ],
    price_usd: [
      price,
      { en: 'Price (USD)', ar: 'السعر (دولار)' },
      { en: 'Whole dollars.', ar: 'بالدولار من دون كسور.' },
    ],
    mode: [bilingualName, { en: 'How it is held', ar: 'طريقة الحضور' }],
    syllabus: lines({ en: 'Syllabus', ar: 'محاور الدورة' }),
    highlights: lines({ en: 'Highlights', ar: 'أبرز ما فيها' }),
    cta_whatsapp: [
      bilingualText,
      { en: 'WhatsApp message', ar: 'رسالة واتساب' },
      {
        en: 'Words in {braces} are filled by the site: leave them as they are.',
        ar: 'الكلمات بين {قوسين} يملؤها الموقع، فاتركها كما هي.',
      },
    ],
  }),
} as const;
