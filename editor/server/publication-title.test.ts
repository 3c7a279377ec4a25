import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { itemChanges } from './item-changes.ts';
import { titleParts } from './publication-title.ts';

const frame = 'frames/kalima/item.yaml';
const text = readFileSync(`content/${frame}`, 'utf8');

/** The title of a publication that changes files: each with its text before and after; undefined where there is none. */
const titleOf = (...files: [file: string, before: string | undefined, after: string | undefined][]) =>
  titleParts(
    itemChanges(
      files.map(([file, before, after]) => ({
        file,
        before: before === undefined ? null : Buffer.from(before),
        after: after ?? null,
      })),
    ),
  );

test('both languages of a text count once, and details only where nothing else has changed', () => {
  const retold = text.replace('en: Peace', 'en: Calm').replace('ar: سلام', 'ar: سكينة');
  expect(titleOf([frame, text, retold.replace('left: 156', 'left: 157')])).toEqual([
    { what: 'text', count: 1 },
  ]);
  expect(titleOf([frame, text, text.replace('left: 156', 'left: 157')])).toEqual([
    { what: 'detail', count: 1 },
  ]);
});

test('pictures that are added or moved are pictures, not new captions', () => {
  const images = text.indexOf('  - url: 2-front.jpg');
  const second = text.indexOf('  - url: 1-room.jpg');
  const third = text.indexOf('  - url: piece-2.jpg');
  const moved =
    text.slice(0, images) + text.slice(second, third) + text.slice(images, second) + text.slice(third);
  expect(titleOf([frame, text, moved])).toEqual([{ what: 'pictureOrder' }]);
  const without = text.slice(0, images) + text.slice(second);
  expect(titleOf([frame, text, without], ['frames/kalima/2-front.jpg', 'bytes', undefined])).toEqual([
    { what: 'picture', count: 1 },
  ]);
});

test('a deleted or hidden item is named; a renamed one is one part with what else has changed in it', () => {
  const title = { en: 'One Word', ar: 'كلمة' };
  expect(titleOf([frame, text, undefined])).toEqual([{ what: 'removed', title, address: '/frames/kalima' }]);
  const hidden = `hidden: true\n${text}`;
  expect(titleOf([frame, text, hidden])).toEqual([{ what: 'hidden', title, address: '/frames/kalima' }]);
  expect(titleOf([frame, hidden, text])).toEqual([{ what: 'shown', title, address: '/frames/kalima' }]);
  const next = 'frames/word/item.yaml';
  expect(
    titleOf([frame, text, undefined], [next, undefined, text.replace('price: 10', 'price: 12')]),
  ).toEqual([
    { what: 'renamed', title, address: '/frames/word' },
    { what: 'price', count: 1 },
  ]);
});
