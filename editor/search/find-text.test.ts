import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, TextIndex } from './find-text.ts';
import { foldText } from './fold-text.ts';

const find = (query: string, ...texts: string[]) =>
  new TextIndex(texts.map((text) => ({ text }))).find(query).found.map(({ entry, marks }) => ({
    text: entry.text,
    marked: marks.map(([from, to]) => entry.text.slice(from, to)),
  }));
const marked = (query: string, text: string) => find(query, text)[0]?.marked;

test.each([
  ['الاسعار', 'كل الأسعار', 'الأسعار'],
  ['أسعار', 'الاسعار', 'اسعار'],
  ['مكتبه', 'مكتبة عمّان', 'مكتبة'],
  ['مكتبة', 'مكتبه', 'مكتبه'],
  ['على', 'علي', 'علي'],
  ['مستشفي', 'مستشفى', 'مستشفى'],
  ['مسودة', 'محفوظ مسودّةً هنا', 'مسودّةً'],
  ['سنديان', 'سنـــديان', 'سنـــديان'],
  ['مسؤول', 'مسوول', 'مسوول'],
  ['هادئ', 'هادي', 'هادي'],
  ['شيء', 'شي', 'شي'],
  ['آخر', 'اخر', 'اخر'],
  ['أ', '\u0627\u0654ب', '\u0627\u0654'],
  ['2026', 'عام ٢٠٢٦', '٢٠٢٦'],
  ['٢٤٠', '240 m²', '240'],
  ['cafe', 'Café or restaurant', 'Café'],
  ['SF-01', 'Reference: sf-01', 'sf-01'],
  ["what's", 'What’s included', 'What’s'],
  ['5 jod', 'Total 5\u00a0JOD', '5\u00a0JOD'],
])('%s is found in “%s”', (query, text, expected) => {
  expect(marked(query, text)).toEqual([expected]);
});

test('all words of a query count, in any order; the query as it stands comes first, then beginnings of words', () => {
  const texts = ['A table of oak', 'Oak', 'Soak tables', 'An oak table'];
  expect(find('oak table', ...texts).map(({ text }) => text)).toEqual([
    'An oak table',
    'Soak tables',
    'A table of oak',
  ]);
  expect(marked('oak table', 'A table of oak')).toEqual(['table', 'oak']);
  expect(marked('on onl', 'only')).toEqual(['onl']);
});

test('nothing is found for nothing, and for what is not there', () => {
  for (const query of ['', '  ', '\u064e', 'ـ', 'zebra']) expect(find(query, 'A table')).toEqual([]);
});

test('of a long text the part around the first mark is shown', () => {
  const text = `${'word '.repeat(100)}needle ${'word '.repeat(100)}`;
  const [found] = new TextIndex([{ text }]).find('needle').found;
  const excerpt = excerptOf(text, found?.marks ?? []);
  expect(excerpt.text.length).toBeLessThan(200);
  expect(excerpt.text).toMatch(/^… word .*needle.* word …$/);
  expect(excerpt.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['needle']);
});

test('any part of any text is found, and its marks lie inside', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, length) => {
      const { places } = foldText(text);
      expect(places.at(-1)).toBe(text.length);
      const units = [...text];
      const part = units
        .slice(from % (units.length + 1))
        .slice(0, (length % 8) + 1)
        .join('');
      if (!foldText(part).text.trim()) return;
      const [found] = new TextIndex([{ text }]).find(part).found;
      expect(found).toBeDefined();
      const shown = excerptOf(text, found?.marks ?? []);
      for (const [start, end] of shown.marks) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(shown.text.length);
      }
    }),
  );
});
