import { z } from 'zod';
import { bilingualLine, bilingualName, captionedPicture, description, id, title } from '../fields.ts';
import { group } from '../group.ts';

export const process = {
  file: 'process.yaml',
  label: { en: 'Process', ar: 'خطوات العمل' },
  schema: z.array(
    group({
      id: id({ en: 'Its place in the order; no other has the same.', ar: 'موضعها في الترتيب، ولا يتكرّر.' }),
      title,
      description,
      icon: [
        z.enum(['consultation', 'design', 'development', 'management', 'installation']),
        { en: 'Icon', ar: 'الأيقونة' },
      ],
      image: [
        captionedPicture.optional(),
        { en: 'Picture', ar: 'الصورة' },
        {
          en: 'Stands beside the step on its page: a hand, a tool, a drawing, the site.',
          ar: 'تظهر بجانب الخطوة في صفحتها: يد أو أداة أو رسم أو الموقع.',
        },
      ],
      duration: [
        bilingualName,
        { en: 'Duration', ar: 'المدة' },
        { en: 'In words, such as “Two weeks”.', ar: 'بالكلمات، مثل «أسبوعان».' },
      ],
      paid: [
        bilingualLine.optional(),
        { en: 'What is paid then', ar: 'ما يُدفع عندها' },
        {
          en: 'Such as “40% of the fee, on signing”.',
          ar: 'مثل «40% من الأتعاب عند التوقيع».',
        },
      ],
    }),
  ),
} as const;
