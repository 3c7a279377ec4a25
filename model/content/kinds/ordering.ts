import { z } from 'zod';
import { text, title } from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';

/** What the site must know for a step to be offered: with `place`, where the studio is (`contact.place` in site.yaml). */
const needs = [
  z.enum(['place']).optional(),
  { en: 'Needs', ar: 'يتطلّب' },
  {
    en: '“place”: the site leaves this step out as long as it does not know where the studio is.',
    ar: 'الخيار place يعني ألا تظهر هذه الخطوة ما دام موقع الاستوديو غير مذكور.',
  },
] as const;

/** The content of the page about ordering: the steps of an order, from the customer's message to the delivery. */
export const ordering = {
  file: 'ordering.yaml',
  label: { en: 'How ordering works', ar: 'خطوات الطلب' },
  schema: z.preprocess(
    // The file once was the list of steps alone.
    (value, context) => {
      if (Array.isArray(value)) context.addIssue({ code: 'custom', message: rule('stepsAlone') });
      return value;
    },
    group({
      steps: [z.array(group({ title, text, needs })).min(1), { en: 'Steps', ar: 'الخطوات' }],
    }),
  ),
} as const;
