import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverBox } from './cover-box.ts';

/** A black picture of 400 × 200 px whose right quarter is white. */
async function halves(): Promise<Buffer> {
  const white = { width: 100, height: 200, channels: 3, background: '#ffffff' } as const;
  const right = await sharp({ create: white }).png().toBuffer();
  return sharp({ create: { ...white, width: 400, background: '#000000' } })
    .composite([{ input: right, left: 300, top: 0 }])
    .png()
    .toBuffer();
}

const brightness = async (focus?: [number, number]) => {
  const picture = await coverBox(await halves(), { width: 50, height: 100 }, focus);
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([50, 100]);
  return data.reduce((sum, value) => sum + value, 0) / data.length;
};

test('a picture is cut at its focus, without one in its middle', async () => {
  expect(await brightness()).toBeLessThan(5);
  expect(await brightness([100, 50])).toBeGreaterThan(250);
  expect(await brightness([0, 50])).toBeLessThan(5);
});
