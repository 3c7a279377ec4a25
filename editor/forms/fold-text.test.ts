import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['الاسعار', 'كل الأسعار'],
  ['مكتبه', 'مكتبة عمّان'],
  ['على', 'علي'],
  ['مسودة', 'محفوظ مسودّةً هنا'],
  ['سنديان', 'سنـــديان'],
  ['مسؤول', 'مسوول'],
  ['هادئ', 'هادي'],
  ['شيء', 'شي'],
  ['آخر', 'اخر'],
  ['أ', '\u0627\u0654ب'],
  ['2026', 'عام ٢٠٢٦'],
  ['cafe', 'Café or restaurant'],
  ['SF-01', 'Reference: sf-01'],
  ["what's", 'What’s included'],
  ['5 jod', 'Total 5\u00a0JOD'],
])('%s is found in “%s”', (query, text) => {
  expect(foldText(text)).toContain(foldText(query));
});

test('a text that does not contain the query is not found', () => {
  expect(foldText('A table')).not.toContain(foldText('zebra'));
  expect(foldText('\u064eـ')).toBe('');
});

test('any part of any text is found', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, length) => {
      const units = [...text];
      const part = units.slice(from % (units.length + 1)).slice(0, (length % 8) + 1);
      expect(foldText(text)).toContain(foldText(part.join('')).trim());
    }),
  );
});
