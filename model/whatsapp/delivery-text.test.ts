import { expect, test } from 'vitest';
import { type DeliveryZone, deliveryChoice, pickUp, totalWithDelivery } from '#model/content/delivery.ts';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { framesOrderText } from './frames-text.ts';

const frame = {
  title: 'كلمة',
  print: 'نور',
  size: '50x70',
  unitPrice: 25,
  quantity: 3,
  color: 'أسود',
  colors: ['أسود'],
  reference: 'SF-04/50x70/black',
  url: 'https://www.sindian.example/ar/frames/kalima',
};

const zone = (own: Partial<DeliveryZone>): DeliveryZone => ({
  id: 'zone',
  name: 'Amman',
  nameInSentence: 'Amman',
  priceText: '',
  notes: [],
  ...own,
});
const withoutMarks = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
const end = (
  ...[words, locale, delivery]: [typeof en | typeof ar, 'en' | 'ar', DeliveryZone | null | string]
) =>
  withoutMarks(framesOrderText(words, locale, [frame], delivery as DeliveryZone | null))
    .split('\n')
    .slice(-3);

test('an order says where it goes, what that costs, and the total with it', () => {
  expect(end(en, 'en', zone({ price: 3 }))).toEqual(['Frames: 3', 'Delivery: Amman, 3 JOD', 'Total: 78 JOD']);
  expect(end(ar, 'ar', zone({ nameInSentence: 'عمّان', price: 3 }))).toEqual([
    'عدد اللوحات: 3',
    'التوصيل: عمّان، 3 د.أ',
    'المجموع: 78 د.أ',
  ]);
});

test('where the cost is not known yet, the order asks for it, and its total is without delivery', () => {
  expect(end(en, 'en', zone({ nameInSentence: 'abroad' }))).toEqual([
    'Frames: 3',
    'Delivery: abroad, please tell me the cost',
    'Total without delivery: 75 JOD',
  ]);
  expect(end(ar, 'ar', zone({ nameInSentence: 'خارج الأردن' }))).toEqual([
    'عدد اللوحات: 3',
    'التوصيل: خارج الأردن، بانتظار التكلفة',
    'المجموع من دون التوصيل: 75 د.أ',
  ]);
  expect(end(en, 'en', null)).toEqual(['', 'Frames: 3', 'Total without delivery: 75 JOD']);
});

test('delivery is free from a total on, and where an order is picked up', () => {
  expect(end(en, 'en', zone({ price: 3, freeFrom: 75 })).slice(1)).toEqual([
    'Delivery: Amman, free',
    'Total: 75 JOD',
  ]);
  expect(end(ar, 'ar', zone({ nameInSentence: 'عمّان', freeFrom: 76 })).slice(1)).toEqual([
    'التوصيل: عمّان، بانتظار التكلفة',
    'المجموع من دون التوصيل: 75 د.أ',
  ]);
  expect(end(ar, 'ar', pickUp).slice(1)).toEqual([
    'التوصيل: لا يلزم، الاستلام من الاستوديو',
    'المجموع: 75 د.أ',
  ]);
});

test('a long list drops its links, never the line about delivery', () => {
  const text = framesOrderText(en, 'en', Array(40).fill(frame), zone({ price: 3 }));
  expect(text).not.toContain('Link: ');
  expect(withoutMarks(text).endsWith('\nDelivery: Amman, 3 JOD\nTotal: 3,003 JOD')).toBe(true);
});

test('what is no longer offered is not chosen', () => {
  const zones = [zone({ id: 'amman' })];
  expect(deliveryChoice({ zones, canPickUp: false }, 'amman')).toBe(zones[0]);
  for (const id of ['', 'gone', pickUp])
    expect(deliveryChoice({ zones, canPickUp: false }, id), id).toBeNull();
  expect(deliveryChoice({ zones, canPickUp: true }, pickUp)).toBe(pickUp);
  expect(totalWithDelivery(75, undefined)).toEqual({ total: 75, isComplete: true });
});
