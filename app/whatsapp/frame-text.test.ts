import { expect, test } from 'vitest';
import { ar } from '../language/ar.ts';
import { en } from '../language/en.ts';
import { frameAvailabilityText, frameOrderText, frameReference } from './frame-text.ts';

const inEnglish = {
  title: 'One Word',
  print: 'Light',
  size: '50×70',
  unitPrice: 25,
  quantity: 3,
  color: 'Natural oak',
  colors: ['Black', 'White', 'Natural oak'],
  reference: 'SF-04/50x70/oak',
  url: 'https://www.sindian.example/frames/kalima',
};

const inArabic = {
  ...inEnglish,
  title: 'كلمة',
  print: 'نور',
  color: 'سنديان طبيعي',
  colors: ['أسود', 'أبيض', 'سنديان طبيعي'],
  url: 'https://www.sindian.example/ar/frames/kalima',
};

test('an order in English, line by line', () => {
  expect(frameOrderText(en, inEnglish)).toBe(
    "Hello, I'd like to order this frame:\n\n" +
      'Frame: \u2068One Word\u2069\n' +
      'Print: \u2068Light\u2069\n' +
      'Size: \u206650×70\u2069 cm\n' +
      'Unit price: 25 JOD\n' +
      'Quantity: 3\n' +
      'Total: 75 JOD\n' +
      'Color: \u2068Natural oak\u2069\n' +
      'Available colors: \u2068Black, White, Natural oak\u2069\n' +
      'Reference: \u2066SF-04/50x70/oak\u2069\n' +
      'Link: https://www.sindian.example/frames/kalima',
  );
});

test('an order in Arabic, line by line', () => {
  expect(frameOrderText(ar, inArabic)).toBe(
    'مرحبًا، أودّ طلب هذه اللوحة:\n\n' +
      'اللوحة: \u2068كلمة\u2069\n' +
      'المطبوعة: \u2068نور\u2069\n' +
      'المقاس: \u206650×70\u2069 سم\n' +
      'سعر اللوحة: 25 د.أ\n' +
      'الكمية: 3\n' +
      'المجموع: 75 د.أ\n' +
      'اللون: \u2068سنديان طبيعي\u2069\n' +
      'الألوان المتوفرة: \u2068أسود، أبيض، سنديان طبيعي\u2069\n' +
      'رمز اللوحة: \u2066SF-04/50x70/oak\u2069\n' +
      'الرابط: https://www.sindian.example/ar/frames/kalima',
  );
});

test('a question about availability in English ends with the request to confirm', () => {
  expect(frameAvailabilityText(en, { ...inEnglish, quantity: 1 })).toBe(
    "Hello, I'd like to ask about this frame:\n\n" +
      'Frame: \u2068One Word\u2069\n' +
      'Print: \u2068Light\u2069\n' +
      'Size: \u206650×70\u2069 cm\n' +
      'Unit price: 25 JOD\n' +
      'Quantity: 1\n' +
      'Total: 25 JOD\n' +
      'Color: \u2068Natural oak\u2069\n' +
      'Available colors: \u2068Black, White, Natural oak\u2069\n' +
      'Reference: \u2066SF-04/50x70/oak\u2069\n' +
      'Link: https://www.sindian.example/frames/kalima\n\n' +
      'Please confirm availability.',
  );
});

test('a question about availability in Arabic ends with the request to confirm', () => {
  expect(frameAvailabilityText(ar, { ...inArabic, quantity: 1 })).toBe(
    'مرحبًا، أودّ الاستفسار عن هذه اللوحة:\n\n' +
      'اللوحة: \u2068كلمة\u2069\n' +
      'المطبوعة: \u2068نور\u2069\n' +
      'المقاس: \u206650×70\u2069 سم\n' +
      'سعر اللوحة: 25 د.أ\n' +
      'الكمية: 1\n' +
      'المجموع: 25 د.أ\n' +
      'اللون: \u2068سنديان طبيعي\u2069\n' +
      'الألوان المتوفرة: \u2068أسود، أبيض، سنديان طبيعي\u2069\n' +
      'رمز اللوحة: \u2066SF-04/50x70/oak\u2069\n' +
      'الرابط: https://www.sindian.example/ar/frames/kalima\n\n' +
      'أرجو تأكيد توفّرها.',
  );
});

test('a reference names code, size and color in plain letters', () => {
  expect(frameReference('SF-03', '50×70', 'walnut')).toBe('SF-03/50x70/walnut');
});
