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

const { art: _, ...bare } = front;
const { isCutOut: __, ...room } = front;

const colors = [
  { id: 'oak', swatch: '#b48d5d' },
  { id: 'walnut', swatch: '#5b412d' },
];

test('a print is drawn with its art, in its size and color', () => {
  expect(drawFrame(front, { size: '50x70', color: 'walnut' }, colors)).toEqual({
    ...front,
    drawn: { art: files, color: '#5b412d', size: '50x70' },
  });
});

test('of a print without art the bar is drawn where it was photographed in another color', () => {
  const walnut = drawFrame(bare, { size: '50x70', color: 'walnut' }, colors);
  expect(walnut.drawn).toEqual({ color: '#5b412d', size: '50x70' });
  expect(drawFrame(bare, { size: '50x70', color: 'oak' }, colors)).toBe(bare);
});

test('a photograph of a room and a color that is gone change nothing', () => {
  expect(drawFrame(room, { size: '30x40', color: 'walnut' }, colors)).toBe(room);
  expect(drawFrame(front, { size: '30x40', color: 'brass' }, colors)).toBe(front);
});
