import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
vi.stubEnv('CONTENT_ROOT', path.join(folder, 'content'));
vi.stubEnv('SITE_CACHE', path.join(folder, 'cache'));
const { describePhoto } = await import('./describe-photo.ts');

const file = 'frames/dunes/2-front.jpg';
const picturePath = path.join(folder, 'content', file);
mkdirSync(path.dirname(picturePath), { recursive: true });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  writeFileSync(picturePath, await framed());
  const { photo, recipes } = await describePhoto(file, { left: 15, top: 20, right: 103, bottom: 131 });
  expect(photo).toMatchObject({ width: 88, height: 111, widths: [88], isCutOut: true });
  const jpeg = await recipes.get(`pictures/${photo.name}-88.jpg`)?.make();
  const { data } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(Math.max(...data)).toBeLessThan(40);
});

test('without edges a picture stays whole', async () => {
  writeFileSync(picturePath, await framed());
  const { photo } = await describePhoto(file);
  expect(photo).toMatchObject({ width: 120, height: 150 });
  expect(photo.isCutOut).toBeUndefined();
});

test('the error of a truncated picture names its file', async () => {
  writeFileSync(picturePath, (await framed()).subarray(0, 900));
  await expect(describePhoto(file)).rejects.toThrow(
    /^content\/frames\/dunes\/2-front\.jpg: A picture has to be .*, and this is a damaged picture \(found: /,
  );
});

test('a file is not made of a picture that has changed since it was described', async () => {
  writeFileSync(picturePath, await framed());
  const { photo, recipes } = await describePhoto(file, { left: 0, top: 0, right: 90, bottom: 90 });
  writeFileSync(picturePath, await sharp({ create: wall }).jpeg().toBuffer());
  await expect(recipes.get(`pictures/${photo.name}-90.avif`)?.make()).rejects.toThrow(
    'has changed meanwhile',
  );
});
