import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePicture } from './write-picture.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const wall = { width: 120, height: 150, channels: 3, background: '#ffffff' } as const;

/** A white wall with a black frame, 15 px from the left and 20 px from the top. */
async function framed(): Promise<Buffer> {
  const frame = await sharp({ create: { ...wall, width: 88, height: 111, background: '#000000' } })
    .png()
    .toBuffer();
  return sharp({ create: wall })
    .composite([{ input: frame, left: 15, top: 20 }])
    .jpeg({ quality: 100 })
    .toBuffer();
}

test('a frame is cut out at its edges', async () => {
  const cut = { left: 15, top: 20, right: 103, bottom: 131 };
  const photo = await writePicture('frames/dunes/2-front.jpg', await framed(), 'dunes', folder, { cut });
  expect(photo).toMatchObject({ width: 88, height: 111, widths: [88], isCutOut: true });
  const { data } = await sharp(path.join(folder, 'dunes-88.jpg'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data)).toBeLessThan(40);
});

test('without edges a picture stays whole', async () => {
  const photo = await writePicture('frames/dunes/2-front.jpg', await framed(), 'dunes', folder);
  expect(photo).toMatchObject({ width: 120, height: 150 });
  expect(photo.isCutOut).toBeUndefined();
});

test('a picture that breaks off is told with its file', async () => {
  const half = (await framed()).subarray(0, 900);
  await expect(writePicture('frames/dunes/2-front.jpg', half, 'dunes', folder)).rejects.toThrow(
    /^content\/frames\/dunes\/2-front\.jpg: expected a picture that can be read .*, found a damaged picture \(/,
  );
});
