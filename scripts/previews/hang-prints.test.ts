import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { hangPrints } from './hang-prints.ts';
import { listPreviews } from './list-previews.ts';

const content = readContent();

test('the preview of the wall shows two prints in the first room', () => {
  const { hung, picture } = listPreviews(content, 'ar').find(({ name }) => name === 'ar-wall') ?? {};
  expect(picture).toBe(content.rooms[0]?.picture);
  expect(hung?.prints).toHaveLength(2);
});

test('a print hangs at its true size, and the crop keeps its middle', async () => {
  const room = sharp({ create: { width: 900, height: 600, channels: 3, background: '#ffffff' } });
  const art = 'frames/arches/art-1.jpg';
  // 5 px are one centimeter, and (0, 0) on the wall is the point (450, 300).
  const { picture, focus } = await hangPrints(await room.png().toBuffer(), {
    homography: [5, 0, 450, 0, -5, 300, 0, 0, 1],
    center: [-20, 10],
    prints: [{ art, swatch: '#b08d57', size: '50x70' }],
  });
  expect(focus.map(Math.round)).toEqual([39, 42]);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Array.from({ length: info.width }, (_, x) => [
    ...data.subarray((250 * info.width + x) * 3, (250 * info.width + x) * 3 + 3),
  ]);
  const isFrame = ([red, green, blue]: number[]) => red === 0xb0 && green === 0x8d && blue === 0x57;
  const [first, last] = [row.findIndex(isFrame), row.findLastIndex(isFrame)];
  // 54 cm with the frame, to within a pixel.
  expect(Math.abs(last - first + 1 - 270)).toBeLessThanOrEqual(1);
  expect(Math.abs((first + last + 1) / 2 - 350)).toBeLessThanOrEqual(1);
});
