import { description, letteredPicture, lines, order, title } from '../fields.ts';
import { group } from '../group.ts';

export const services = {
  folder: 'services',
  label: { en: 'Services', ar: 'الخدمات' },
  schema: group({
    order,
    title,
    description,
    image: [letteredPicture, { en: 'Picture', ar: 'الصورة' }],
    features: lines({ en: 'What it includes', ar: 'ما تشمله الخدمة' }),
  }),
} as const;
