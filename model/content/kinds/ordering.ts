import { z } from 'zod';
import { text, title } from '../fields.ts';
import { group } from '../group.ts';

/** The content of the page about ordering: the steps of an order, from the customer's message to the delivery. */
export const ordering = {
  file: 'ordering.yaml',
  label: { en: 'How ordering works', ar: 'خطوات الطلب' },
  schema: z.array(group({ title, text })).min(1),
} as const;
