import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { shopRequestText } from './shop-request-text.ts';

const url = 'https://example.com/frames';

test('another size or a picture of one’s own, line by line', () => {
  expect(shopRequestText(en, 'otherSizes', url)).toBe(
    "Hello, I'd like to ask about another size, or a frame for a picture of my own:\n\n" +
      'Print or picture: \nSize in cm: \nFrame color: \nHow many: \nLink: https://example.com/frames',
  );
  expect(shopRequestText(ar, 'otherSizes', url)).toBe(
    'مرحبًا، أودّ الاستفسار عن مقاس آخر، أو عن إطار لصورة من عندي:\n\n' +
      'اللوحة أو الصورة: \nالمقاس بالسنتيمتر: \nلون الإطار: \nالعدد: \nالرابط: https://example.com/frames',
  );
});

test('ten frames and more, line by line', () => {
  expect(shopRequestText(en, 'quantities', url)).toBe(
    "Hello, I'd like a price for ten frames or more:\n\n" +
      'For (hotel, office, gifts): \nPrints and sizes: \nHow many: \nNeeded by: \nLink: https://example.com/frames',
  );
  expect(shopRequestText(ar, 'quantities', url)).toBe(
    'مرحبًا، أودّ معرفة السعر لعشر لوحات فأكثر:\n\n' +
      'الغرض (فندق، مكتب، هدايا): \nاللوحات والمقاسات: \nالعدد: \nالموعد المطلوب: \nالرابط: https://example.com/frames',
  );
});
