import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { knownChoice } from './frame-choice.ts';
import {
  chosenFrame,
  frameAvailabilityText,
  frameBackInStockText,
  frameOrderText,
  priceOf,
} from './frame-text.ts';
import { framesBackInStockText, framesOrderText } from './frames-text.ts';
import { softLengthLimit } from './soft-length-limit.ts';

const inEnglish = {
  title: 'One Word',
  print: 'Light',
  size: '50x70',
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
  expect(frameOrderText(en, 'en', inEnglish)).toBe(
    "Hello, I'd like to order this frame:\n\n" +
      'Frame: \u2066One Word\u2069\n' +
      'Print: \u2066Light\u2069\n' +
      'Size: \u206650×70\u2069 cm\n' +
      'Unit price: 25 JOD\n' +
      'Quantity: 3\n' +
      'Total: 75 JOD\n' +
      'Color: \u2066Natural oak\u2069\n' +
      'Available colors: \u2066Black, White, Natural oak\u2069\n' +
      'Reference: \u2066SF-04/50x70/oak\u2069\n' +
      'Link: https://www.sindian.example/frames/kalima',
  );
});

test('an order in Arabic, line by line', () => {
  expect(frameOrderText(ar, 'ar', inArabic)).toBe(
    'مرحبًا، أودّ طلب هذه اللوحة:\n\n' +
      'اللوحة: \u2067كلمة\u2069\n' +
      'التصميم: \u2067نور\u2069\n' +
      'المقاس: \u206650×70\u2069 سم\n' +
      'سعر اللوحة: 25 د.أ\n' +
      'الكمية: 3\n' +
      'المجموع: 75 د.أ\n' +
      'اللون: \u2067سنديان طبيعي\u2069\n' +
      'الألوان المتوفرة: \u2067أسود، أبيض، سنديان طبيعي\u2069\n' +
      'رمز اللوحة: \u2066SF-04/50x70/oak\u2069\n' +
      'الرابط: https://www.sindian.example/ar/frames/kalima',
  );
});

test('a large quantity is grouped as prices are', () => {
  const text = frameOrderText(en, 'en', { ...inEnglish, quantity: 9999 });
  expect(text).toContain('\nQuantity: 9,999\n');
});

test('a question about availability in English ends with the request to confirm', () => {
  expect(frameAvailabilityText(en, 'en', { ...inEnglish, quantity: 1 })).toBe(
    "Hello, I'd like to ask about this frame:\n\n" +
      'Frame: \u2066One Word\u2069\n' +
      'Print: \u2066Light\u2069\n' +
      'Size: \u206650×70\u2069 cm\n' +
      'Unit price: 25 JOD\n' +
      'Quantity: 1\n' +
      'Total: 25 JOD\n' +
      'Color: \u2066Natural oak\u2069\n' +
      'Available colors: \u2066Black, White, Natural oak\u2069\n' +
      'Reference: \u2066SF-04/50x70/oak\u2069\n' +
      'Link: https://www.sindian.example/frames/kalima\n\n' +
      'Please confirm availability.',
  );
});

test('a question about availability in Arabic ends with the request to confirm', () => {
  expect(frameAvailabilityText(ar, 'ar', { ...inArabic, quantity: 1 })).toBe(
    'مرحبًا، أودّ الاستفسار عن هذه اللوحة:\n\n' +
      'اللوحة: \u2067كلمة\u2069\n' +
      'التصميم: \u2067نور\u2069\n' +
      'المقاس: \u206650×70\u2069 سم\n' +
      'سعر اللوحة: 25 د.أ\n' +
      'الكمية: 1\n' +
      'المجموع: 25 د.أ\n' +
      'اللون: \u2067سنديان طبيعي\u2069\n' +
      'الألوان المتوفرة: \u2067أسود، أبيض، سنديان طبيعي\u2069\n' +
      'رمز اللوحة: \u2066SF-04/50x70/oak\u2069\n' +
      'الرابط: https://www.sindian.example/ar/frames/kalima\n\n' +
      'أرجو تأكيد توفّرها.',
  );
});

test('a message that asks for a notice names the frame, the date if it is known, and no price', () => {
  expect(frameBackInStockText(en, 'en', inEnglish, '11 December 2026')).toBe(
    'Hello, please tell me when this frame is back:\n\n' +
      'Frame: \u2066One Word\u2069\n' +
      'Print: \u2066Light\u2069\n' +
      'Size: \u206650×70\u2069 cm\n' +
      'Quantity: 3\n' +
      'Color: \u2066Natural oak\u2069\n' +
      'Reference: \u2066SF-04/50x70/oak\u2069\n' +
      'Your website says: back on 11 December 2026\n' +
      'Link: https://www.sindian.example/frames/kalima',
  );
  expect(frameBackInStockText(ar, 'ar', inArabic, '11 كانون الأول 2026')).toBe(
    'مرحبًا، أرجو إبلاغي عند توفّر هذه اللوحة مجددًا:\n\n' +
      'اللوحة: \u2067كلمة\u2069\n' +
      'التصميم: \u2067نور\u2069\n' +
      'المقاس: \u206650×70\u2069 سم\n' +
      'الكمية: 3\n' +
      'اللون: \u2067سنديان طبيعي\u2069\n' +
      'رمز اللوحة: \u2066SF-04/50x70/oak\u2069\n' +
      'الموعد المذكور في موقعكم: 11 كانون الأول 2026\n' +
      'الرابط: https://www.sindian.example/ar/frames/kalima',
  );
});

test('of one of several the message is the same', () => {
  const back = '1 May 2027';
  expect(framesBackInStockText(en, 'en', [{ frame: inEnglish, back }])).toBe(
    frameBackInStockText(en, 'en', inEnglish, back),
  );
});

test('of several frames each is named, and one whose day nobody knows has none', () => {
  const second = { ...inEnglish, title: 'Dunes' };
  expect(
    framesBackInStockText(en, 'en', [{ frame: inEnglish }, { frame: second, back: '1 May 2027' }]),
  ).toMatch(
    /^Hello, please tell me when these frames are back:\n\nFrame 1: \u2066One Word\u2069\n(?:(?!back on).)*\n\nFrame 2: \u2066Dunes\u2069\n.*Your website says: back on 1 May 2027\nLink: \S+$/s,
  );
});

const frame = {
  slug: 'kalima',
  code: 'SF-04',
  title: 'كلمة',
  pricing: [
    { size: '30x40', price: 10 },
    { size: '50x70', price: 25 },
  ],
  prints: [{ id: 'light', name: 'نور' }],
  colors: inArabic.colors.map((name, index) => ({ id: ['black', 'white', 'oak'][index] ?? '', name })),
};

test('a size that a group is not sold in has no price', () => {
  expect(priceOf(frame, '50x70')).toBe(25);
  expect(() => priceOf(frame, '1x1')).toThrow('SF-04 is not sold in 1x1 cm');
});

test('of what is wanted the choice has what the group has, and the first there is of everything else', () => {
  const choice = { print: 'light', size: '50x70', color: 'oak', quantity: 3 };
  expect(knownChoice(frame, choice)).toEqual(choice);
  expect(knownChoice(frame, { ...choice, size: '1x1', color: 'brass' })).toEqual({
    ...choice,
    size: '30x40',
    color: 'black',
  });
  expect(knownChoice(frame)).toEqual({ print: 'light', size: '30x40', color: 'black', quantity: 1 });
});

test('a choice has the names of the group, a reference in Latin letters, and the address of its own page', () => {
  const choice = { print: 'light', size: '50x70', color: 'oak', quantity: 3 };
  expect(chosenFrame(frame, choice, 'https://www.sindian.example', 'ar')).toEqual(inArabic);
});

test('several frames in English, line by line', () => {
  const second = { ...inEnglish, title: 'Dunes', quantity: 1, unitPrice: 1200, reference: 'SF-02/50x70/oak' };
  expect(framesOrderText(en, 'en', [inEnglish, second])).toBe(
    'Hello, this is my order from Sindian:\n\n' +
      'Frame 1: \u2066One Word\u2069\n' +
      'Print: \u2066Light\u2069\n' +
      'Size: \u206650×70\u2069 cm\n' +
      'Unit price: 25 JOD\n' +
      'Quantity: 3\n' +
      'Color: \u2066Natural oak\u2069\n' +
      'Reference: \u2066SF-04/50x70/oak\u2069\n' +
      'Link: https://www.sindian.example/frames/kalima\n\n' +
      'Frame 2: \u2066Dunes\u2069\n' +
      'Print: \u2066Light\u2069\n' +
      'Size: \u206650×70\u2069 cm\n' +
      'Unit price: 1,200 JOD\n' +
      'Quantity: 1\n' +
      'Color: \u2066Natural oak\u2069\n' +
      'Reference: \u2066SF-02/50x70/oak\u2069\n' +
      'Link: https://www.sindian.example/frames/kalima\n\n' +
      'Frames: 4\n' +
      'Total: 1,275 JOD',
  );
});

test('several frames in Arabic, line by line', () => {
  expect(framesOrderText(ar, 'ar', [inArabic])).toBe(
    'مرحبًا، هذا طلبي من سنديان:\n\n' +
      'اللوحة 1: \u2067كلمة\u2069\n' +
      'التصميم: \u2067نور\u2069\n' +
      'المقاس: \u206650×70\u2069 سم\n' +
      'سعر اللوحة: 25 د.أ\n' +
      'الكمية: 3\n' +
      'اللون: \u2067سنديان طبيعي\u2069\n' +
      'رمز اللوحة: \u2066SF-04/50x70/oak\u2069\n' +
      'الرابط: https://www.sindian.example/ar/frames/kalima\n\n' +
      'عدد اللوحات: 3\n' +
      'المجموع: 75 د.أ',
  );
});

test('a long list drops the links, never a frame or a line', () => {
  for (const count of [1, 4, 5, 6, 40]) {
    const text = framesOrderText(en, 'en', Array(count).fill(inEnglish));
    for (const label of ['Frame \\d+', 'Print', 'Size', 'Unit price', 'Quantity', 'Color', 'Reference']) {
      expect(text.match(new RegExp(`^${label}: `, 'gm')), label).toHaveLength(count);
    }
    const links = text.match(/^Link: /gm)?.length ?? 0;
    expect([0, count]).toContain(links);
    if (links) expect(text.length).toBeLessThanOrEqual(softLengthLimit);
    expect(text.endsWith(`Frames: ${count * 3}\nTotal: ${(count * 75).toLocaleString('en')} JOD`)).toBe(true);
  }
  expect(framesOrderText(en, 'en', Array(4).fill(inEnglish))).toContain('Link: ');
  expect(framesOrderText(en, 'en', Array(40).fill(inEnglish))).not.toContain('Link: ');
});
