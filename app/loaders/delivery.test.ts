import { expect, test } from 'vitest';
import { content } from '#model/on-disk/read-content.server.ts';
import { deliveryIn, priceNoteIn, salesTaxIn } from './delivery.server.ts';
import { shippingData } from './head/shipping-data.server.ts';
import { cliqIn } from './lists.server.ts';

type Ordering = ReturnType<typeof content>['ordering'];

const withOrdering = (ordering: Partial<Ordering>) => ({
  ...content(),
  ordering: { steps: [], ...ordering },
});
const name = { en: 'abroad', ar: 'خارج الأردن' };

test('what is not in the content is on no page', () => {
  for (const ordering of [{}, { zones: [] }]) {
    expect(deliveryIn('en', withOrdering(ordering))).toBeNull();
    expect(salesTaxIn('en', withOrdering(ordering))).toBeUndefined();
    expect(priceNoteIn('en', withOrdering(ordering))).toBeUndefined();
    expect(cliqIn('en', withOrdering(ordering))).toBeUndefined();
    expect(shippingData(25, 'en', withOrdering(ordering).ordering)).toEqual({});
  }
  const [zone] = deliveryIn('en', withOrdering({ zones: [{ id: 'abroad', name }] }))?.zones ?? [];
  expect(zone).toEqual({
    id: 'abroad',
    name: 'Abroad',
    nameInSentence: 'abroad',
    priceText: 'We tell you the cost',
    notes: [],
  });
});

test('a zone says its price, its days and from when it is free, in both languages', () => {
  const ordering = withOrdering({
    zones: [
      { id: 'near', name, price: 1200, days: 5, freeFrom: 4000 },
      { id: 'far', name, price: 0, days: 12 },
    ],
  });
  const said = (locale: 'en' | 'ar') =>
    deliveryIn(locale, ordering)?.zones.map(({ priceText, notes }) => [priceText, ...notes]);
  expect(said('en')).toEqual([
    ['1,200\u00a0JOD', 'Within five working days of payment', 'Free from 4,000\u00a0JOD'],
    ['Free', 'Within 12 working days of payment'],
  ]);
  expect(said('ar')).toEqual([
    ['1,200\u00a0د.أ', 'خلال خمسة أيام عمل من تاريخ الدفع', 'مجانًا ابتداءً من 4,000\u00a0د.أ'],
    ['مجانًا', 'خلال 12 يوم عمل من تاريخ الدفع'],
  ]);
});

test('the page of a print says what its prices leave open', () => {
  const zones = [{ id: 'abroad', name }];
  const note = (ordering: Partial<Ordering>) => priceNoteIn('ar', withOrdering(ordering));
  expect(note({ zones })).toBe('تُضاف أجرة التوصيل إلى السعر.');
  expect(note({ prices: { salesTax: 'included' } })).toBe('الأسعار شاملة ضريبة المبيعات.');
  expect(note({ zones, prices: { salesTax: 'added' } })).toBe(
    'تُضاف ضريبة المبيعات إلى الأسعار. تُضاف أجرة التوصيل إلى السعر.',
  );
});

test('search engines get each zone whose country and cost are known', () => {
  const near = { id: 'near', name, price: 3, days: 5, freeFrom: 75, country: 'JO' };
  const ordering = {
    steps: [],
    zones: [near, { ...near, country: undefined }, { id: 'far', name, country: 'SA' }],
  };
  const destination = { '@type': 'DefinedRegion', name: 'abroad', addressCountry: 'JO' };
  for (const [price, value] of [
    [25, 3],
    [75, 0],
  ] as const)
    expect(shippingData(price, 'en', ordering).shippingDetails).toEqual([
      expect.objectContaining({
        shippingDestination: destination,
        shippingRate: { '@type': 'MonetaryAmount', value, currency: 'JOD' },
      }),
    ]);
});
