import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pointsOf, type Quad } from '../../../app/wall/geometry.ts';
import { place, squareTo } from '../../../app/wall/homography.ts';
import { flatSize, flattenPicture } from './flatten-picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'flat-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A sheet seen from the side: its left half red, its right half blue, on gray. */
const corners: Quad = [
  [200, 120],
  [600, 200],
  [590, 700],
  [210, 760],
];
const mark = async (orientation?: number) => {
  const [a, , , d] = corners;
  const middle = [a, place(squareTo(corners), [0.5, 0]), place(squareTo(corners), [0.5, 1]), d];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900"><rect width="800" height="900" fill="#888"/>
    <polygon points="${pointsOf(corners)}" fill="#2020d0"/><polygon points="${pointsOf(middle)}" fill="#d02020"/></svg>`;
  const file = path.join(folder, `${orientation ?? 0}.jpg`);
  const upright = sharp(Buffer.from(svg));
  // Turned back by a viewer.
  await (orientation === 6 ? upright.rotate(-90) : upright)
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toFile(file);
  return file;
};

async function colorAt(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

test.each([undefined, 6])(
  'what lies between four corners is made straight, of a picture turned by EXIF (%s) too',
  async (turn) => {
    const flat = await flattenPicture(await mark(turn), { corners, ratio: 3 / 4 });
    if (typeof flat === 'string') throw new Error(flat);
    expect(flat.width / flat.height).toBeCloseTo(3 / 4, 2);
    for (const [x, y] of [
      [0.02, 0.02],
      [0.02, 0.98],
      [0.45, 0.5],
    ] as const) {
      const [red = 0, , blue = 0] = await colorAt(flat.bytes, x, y);
      expect(red - blue, `${x} ${y}`).toBeGreaterThan(100);
    }
    for (const [x, y] of [
      [0.98, 0.02],
      [0.98, 0.98],
      [0.55, 0.5],
    ] as const) {
      const [red = 0, , blue = 0] = await colorAt(flat.bytes, x, y);
      expect(blue - red, `${x} ${y}`).toBeGreaterThan(100);
    }
    expect((await sharp(flat.bytes).metadata()).exif).toBeUndefined();
  },
);

test('corners that are no rectangle’s, or too near each other, are refused', async () => {
  const file = await mark();
  const [a, b, c, d] = corners;
  expect(await flattenPicture(file, { corners: [b, a, c, d] })).toBe('notPicture');
  expect(
    await flattenPicture(file, {
      corners: [
        [10, 10],
        [20, 10],
        [20, 20],
        [10, 20],
      ],
    }),
  ).toBe('notPicture');
});

test('a part is as large as its sides are long, or of the same area with the ratio that it has', () => {
  const upright: Quad = [
    [0, 0],
    [300, 0],
    [300, 400],
    [0, 400],
  ];
  expect(flatSize(upright)).toEqual([300, 400]);
  expect(flatSize(upright, 1)).toEqual([346, 346]);
  expect(flatSize(upright.map(([x, y]) => [x * 20, y * 20]) as unknown as Quad)).toEqual([2400, 3200]);
});
