import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isHeic, photoSize } from './photo-size.ts';

const blank = sharp({ create: { width: 31, height: 17, channels: 3, background: '#fff' } });

test('the size is in a JPEG’s header, also in that of a progressive one', async () => {
  expect(photoSize(readFileSync(new URL('../../tests/wall/w04.jpg', import.meta.url)))).toEqual([1600, 1200]);
  expect(photoSize(await blank.clone().jpeg({ progressive: true }).toBuffer())).toEqual([31, 17]);
  expect(
    photoSize(
      await blank
        .clone()
        .withExif({ IFD0: { Copyright: 'x'.repeat(500) } })
        .jpeg()
        .toBuffer(),
    ),
  ).toEqual([31, 17]);
});

test('the size is in a PNG’s header', async () => {
  expect(photoSize(await blank.clone().png().toBuffer())).toEqual([31, 17]);
});

test('other files, and files that are cut off, have no size', async () => {
  const jpeg = await blank.clone().jpeg().toBuffer();
  for (const bytes of [
    new Uint8Array(),
    new TextEncoder().encode('hello there, no picture'),
    jpeg.subarray(0, 12),
  ])
    expect(photoSize(bytes)).toBeNull();
});

test('the format of iPhones is recognized by its brand', () => {
  expect(isHeic(new TextEncoder().encode('....ftypheic....'))).toBe(true);
  expect(isHeic(new TextEncoder().encode('....ftypavif....'))).toBe(false);
});
