import sharp from 'sharp';
import { expect, test } from 'vitest';
import { frameWithShadow } from './frame-with-shadow.ts';

test('a frame is drawn on white, whole and in its own proportions, its shadow at the lower right', async () => {
  // The photograph shows a brown frame on gray plaster.
  const plaster = sharp({ create: { width: 400, height: 500, channels: 3, background: '#b8b4ac' } });
  const frame = { create: { width: 240, height: 300, channels: 3, background: '#6d4a31' } } as const;
  const photograph = await plaster
    .composite([{ input: await sharp(frame).png().toBuffer(), left: 80, top: 100 }])
    .png()
    .toBuffer();
  const edges = { left: 80, top: 100, right: 320, bottom: 400 };
  const picture = await frameWithShadow(sharp(photograph), edges, 460, 575);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  expect([info.width, info.height]).toEqual([460, 575]);
  expect(at(1, 1)).toEqual([255, 255, 255]);
  // The frame takes 94 % of the picture and stands in its middle.
  for (const [x, y] of [
    [20, 24],
    [439, 24],
    [230, 550],
  ] as const)
    expect(at(x, y)).toEqual([0x6d, 0x4a, 0x31]);
  const brightness = (x: number, y: number) => at(x, y).reduce((sum, value) => sum + value, 0);
  expect(brightness(230, 564)).toBeLessThan(brightness(230, 10));
  expect(brightness(450, 300)).toBeLessThan(brightness(9, 300));
});
