import { z } from 'zod';
import { bilingualLine, description, hidden, lines, title } from '../fields.ts';
import { group } from '../group.ts';
import { sentenceOf } from '../text-rules.ts';
import {
  area,
  category,
  client,
  comparison,
  coverImage,
  details,
  duration,
  id,
  images,
  location,
  style,
  year,
} from './project-fields.ts';

/** The text on a project's card, at most two lines long. Arabic letters are wider, so fewer fit into an Arabic text. */
const bilingualExcerpt = z.strictObject({ en: sentenceOf(95), ar: sentenceOf(85) });

/** The content about projects. A project's area is in square meters, its duration in months, its budget in JOD. */
export const projects = {
  folder: 'projects',
  label: { en: 'Projects', ar: 'المشاريع' },
  schema: group({
    id,
    hidden,
    title,
    category,
    excerpt: [
      bilingualExcerpt,
      { en: 'Excerpt', ar: 'المقتطف' },
      {
        en: 'What the card says: one sentence with a full stop, two lines at most.',
        ar: 'ما تقوله البطاقة: جملة واحدة تنتهي بنقطة، في سطرين على الأكثر.',
      },
    ],
    description,
    coverImage,
    images,
    comparison,
    details: [
      group({
        client,
        area,
        duration,
        year,
        budget: [
          z.int().positive().max(1_000_000_000),
          { en: 'Budget (JOD)', ar: 'الميزانية (د.أ)' },
          { en: 'JOD, a number alone; visitors see it.', ar: 'بالدينار، رقم فقط، ويراه الزوار.' },
        ],
        location,
        style,
        features: lines({ en: 'Features', ar: 'أبرز العناصر' }),
        scope: [bilingualLine, { en: 'Scope', ar: 'نطاق العمل' }],
      }),
      details,
    ],
  }),
} as const;
