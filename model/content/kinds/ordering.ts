import { z } from 'zod';
import { text, title } from '../fields.ts';
import { group } from '../group.ts';

/** What an order's message leads to. */
export const ordering = {
  file: 'ordering.yaml',
  label: { en: 'How ordering works', ar: 'خطوات الطلب' },
  schema: z.array(group({ title, text })).min(1),
} as const;
