import { z } from 'zod';
import type { FieldMeta } from '../field-meta.ts';
import { text, title } from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';
import { deliveryZone } from './delivery-zone.ts';
import { payment } from './payment.ts';

const prices = group({
  salesTax: [
    z.enum(['included', 'added']).meta({
      choices: {
        included: { en: 'The prices include it', ar: 'مشمولة في الأسعار' },
        added: { en: 'It is added to the prices', ar: 'تُضاف إلى الأسعار' },
      },
    } satisfies FieldMeta),
    { en: 'Sales tax', ar: 'ضريبة المبيعات' },
    { en: 'Visitors read whether the prices include it.', ar: 'يقرأ الزائر هل تشملها الأسعار.' },
  ],
});

/** What the site must know for a step to be offered: with `place`, where the studio is (`contact.place` in site.yaml). */
const needs = [
  z
    .enum(['place'])
    .meta({ choices: { place: { en: 'Where the studio is', ar: 'موقع الاستوديو' } } } satisfies FieldMeta)
    .optional(),
  { en: 'Needs', ar: 'يتطلّب' },
  {
    en: 'The site leaves this step out as long as it does not say where the studio is.',
    ar: 'لا تظهر هذه الخطوة ما دام موقع الاستوديو غير مذكور.',
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
      zones: [
        z.array(deliveryZone).max(12).optional(),
        { en: 'Delivery, by zone', ar: 'التوصيل حسب المنطقة' },
        {
          en: 'Visitors choose one in their selection, and its price is added to the total.',
          ar: 'يختار الزائر إحداها في قائمة مختاراته، فتُضاف أجرتها إلى المجموع.',
        },
      ],
      payment,
      prices: [prices.optional(), { en: 'Prices', ar: 'الأسعار' }],
    }),
  ),
} as const;
