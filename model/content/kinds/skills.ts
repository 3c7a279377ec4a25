import { z } from 'zod';
import { bilingualName } from '../fields.ts';
import { group } from '../group.ts';

export const skills = {
  file: 'skills.yaml',
  label: { en: 'Skills', ar: 'مهاراتنا' },
  schema: z.array(
    group({
      name: [bilingualName, { en: 'Name', ar: 'الاسم' }],
      percent: [
        z.int().min(0).max(100),
        { en: 'Percent', ar: 'النسبة المئوية' },
        { en: 'From 0 to 100.', ar: 'من 0 إلى 100.' },
      ],
    }),
  ),
} as const;
