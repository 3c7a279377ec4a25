import { expect, test } from 'vitest';
import { drawFrame } from './draw-frame.ts';
import type { PictureFiles, PictureSource } from './media.ts';

const files = { name: 'art', width: 3, height: 4, widths: [720], fallbackWidth: 720, color: '#fff' };
const front: PictureSource & { art?: PictureFiles } = {
  ...files,
  name: 'front',
  alt: 'Front',
  isCutOut: true,
  art: files,
};

test('each size has its own proportions of frame, bar and mat', () => {
  const ratios = ['30x40', '40x50', '50x70'].map((size) => drawFrame(front, size, '#5b412d').drawn);
  expect(ratios.map((drawn) => drawn?.ratio.toFixed(3))).toEqual(['0.773', '0.815', '0.730']);
  expect(ratios.map((drawn) => drawn?.bar.toFixed(3))).toEqual(['0.059', '0.045', '0.037']);
  expect(ratios.map((drawn) => drawn?.window.toFixed(3))).toEqual(['0.662', '0.682', '0.694']);
  expect(ratios[0]).toMatchObject({ art: files, color: '#5b412d' });
});

test('a photograph of a room, a print without art and a color that is gone stay as they are', () => {
  const { isCutOut: _, ...room } = front;
  const { art: __, ...bare } = front;
  for (const picture of [room, bare]) expect(drawFrame(picture, '30x40', '#000')).toBe(picture);
  expect(drawFrame(front, '30x40', undefined)).toBe(front);
});
