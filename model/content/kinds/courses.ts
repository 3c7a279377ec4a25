import { z } from 'zod';
import { languages } from '#model/language/locales.ts';
import { dusk, focus, label, order, price, slug, url } from '../fields.ts';
import { group } from '../group.ts';
import { line, longText, name } from '../text-rules.ts';

/** One record a language. */
export const courses = {
  folder: 'courses',
  files: ['en.yaml', 'ar.yaml'],
  label: { en: 'Courses', ar: 'الدورات' },
  schema: group({
    lang: [z.enum(languages), { en: 'Language', ar: 'اللغة' }],
    order,
    title: [line, { en: 'Title', ar: 'العنوان' }],
    slug: [
      slug,
      { en: 'Name in the address', ar: 'الاسم في الرابط' },
      {
        en: 'Stands in links that were sent already: best left as it is.',
        ar: 'موجود في روابط أُرسلت من قبل، فالأفضل ألّا يتغيّر.',
      },
    ],
    excerpt: [longText, { en: 'Excerpt', ar: 'المقتطف' }],
    thumbnail: [group({ url, label: label(line), dusk, focus }), { en: 'Picture', ar: 'الصورة' }],
    hours_total: [
      z.int().positive().max(9999),
      { en: 'Hours in all', ar: 'مجموع الساعات' },
      {
        en: 'Hours of the whole course; English and Arabic share it.',
        ar: 'ساعات الدورة كلها، وهي واحدة باللغتين.',
      },
    ],
    sessions_per_week: [
      z.int().positive().max(50),
      { en: 'Sessions a week', ar: 'الجلسات في الأسبوع' },
      { en: 'English and Arabic share it.', ar: 'العدد واحد باللغتين.' },
    ],
    price_jod: [
      price,
      { en: 'Price (JOD)', ar: 'السعر (د.أ)' },
      { en: 'Whole dinars; English and Arabic share it.', ar: 'بالدينار من دون كسور، وهو واحد باللغتين.' },
    ],
    price_usd: [
      price,
      { en: 'Price (USD)', ar: 'السعر (دولار)' },
      { en: 'Whole dollars; English and Arabic share it.', ar: 'بالدولار من دون كسور، وهو واحد باللغتين.' },
    ],
    mode: [name, { en: 'How it is held', ar: 'طريقة الحضور' }],
    syllabus: [z.array(line).min(1), { en: 'Syllabus', ar: 'محاور الدورة' }],
    highlights: [z.array(line).min(1), { en: 'Highlights', ar: 'أبرز ما فيها' }],
    cta_whatsapp: [
      longText,
      { en: 'WhatsApp message', ar: 'رسالة واتساب' },
      {
        en: 'Words in {braces} are filled by the site: leave them as they are.',
        ar: 'الكلمات بين {قوسين} يملؤها الموقع، فاتركها كما هي.',
      },
    ],
  }),
} as const;
