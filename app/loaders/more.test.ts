import { expect, test } from 'vitest';
import { moreOf } from './more.server.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => ({ slug, title: slug }));
const cover = { name: 'x', width: 3, height: 2, widths: [3], fallbackWidth: 3, color: '#fff', alt: '' };
const slugsAfter = (index: number, list = items) =>
  moreOf(list, list[index] as (typeof items)[number], (item) => ({ ...item, cover })).map(({ slug }) => slug);

test('four others follow, beginning again at the end, never the item itself', () => {
  expect(slugsAfter(0)).toEqual(['b', 'c', 'd', 'e']);
  expect(slugsAfter(4)).toEqual(['f', 'a', 'b', 'c']);
});

test('a short list shows all its other items', () => {
  expect(slugsAfter(1, items.slice(0, 2))).toEqual(['a']);
});
