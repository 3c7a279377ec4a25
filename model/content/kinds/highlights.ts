import { z } from 'zod';
import { text, title } from '../fields.ts';
import { group } from '../group.ts';

export const highlights = {
  file: 'highlights.yaml',
  label: { en: 'Highlights', ar: 'ما يميّزنا' },
  schema: z.array(
    group({
      icon: [z.enum(['ruler', 'eye', 'hammer', 'people']), { en: 'Icon', ar: 'الأيقونة' }],
      title,
      text,
    }),
  ),
} as const;
