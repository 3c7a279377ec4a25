import { z } from 'zod';
import type { FieldMeta } from '../field-meta.ts';
import {
  bilingualLine,
  description,
  hidden,
  letteredPicture,
  lines,
  order,
  price,
  title,
} from '../fields.ts';
import { group } from '../group.ts';

/** What a service costs at least, in whole JOD for a unit. */
const fee = group({
  from: [
    price,
    { en: 'From (JOD)', ar: 'ابتداءً من (د.أ)' },
    { en: 'Whole dinars.', ar: 'بالدينار من دون كسور.' },
  ],
  per: [
    z.enum(['m2', 'project', 'visit']).meta({
      choices: {
        m2: { en: 'per square meter', ar: 'للمتر المربع' },
        project: { en: 'per project', ar: 'للمشروع' },
        visit: { en: 'per visit', ar: 'للزيارة' },
      },
    } satisfies FieldMeta),
    { en: 'For what', ar: 'مقابل ماذا' },
  ],
  note: [
    bilingualLine.optional(),
    { en: 'What it includes, or not', ar: 'ما تشمله أو لا تشمله' },
    {
      en: 'One sentence, such as “Plans and views; supervision is priced apart.”',
      ar: 'جملة واحدة، مثل «تشمل المخططات والمناظير، والإشراف يُسعّر على حدة».',
    },
  ],
});

export const services = {
  folder: 'services',
  label: { en: 'Services', ar: 'الخدمات' },
  schema: group({
    order,
    hidden,
    title,
    description,
    image: [letteredPicture, { en: 'Picture', ar: 'الصورة' }],
    features: lines({ en: 'What it includes', ar: 'ما تشمله الخدمة' }),
    fee: [
      fee.optional(),
      { en: 'Fee', ar: 'الأتعاب' },
      {
        en: 'Shown with the service, and where visitors are asked for their budget.',
        ar: 'تظهر مع الخدمة، وعند سؤال الزائر عن ميزانيته.',
      },
    ],
  }),
} as const;
