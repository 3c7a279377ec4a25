import { expect, test } from 'vitest';
import { inColor } from './in-color.ts';
import type { PictureSource } from './media.ts';

const picture: PictureSource = {
  name: 'peace',
  width: 4,
  height: 5,
  widths: [720],
  fallbackWidth: 720,
  color: '#fff',
  alt: '',
};
const oak = { id: 'oak', swatch: '#b48d5d' };
const walnut = { id: 'walnut', swatch: '#5b412d' };

test('the bar of a frame is painted in each of its colors, also in that of the photograph', () => {
  expect(inColor(picture, [oak, walnut], 'oak').barColor).toBe(oak.swatch);
  expect(inColor(picture, [oak, walnut], 'walnut').barColor).toBe(walnut.swatch);
});

test('nothing is painted where there is no other color, and in a color that is no longer sold', () => {
  expect(inColor(picture, [oak], 'oak')).toBe(picture);
  expect(inColor(picture, [oak, walnut], 'brass')).toBe(picture);
});
