import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnFrame } from './drawn-frame.tsx';

const art = { name: 'art', width: 3, height: 4, widths: [720], fallbackWidth: 720, color: '#fff' };
const colors = [
  { id: 'oak', swatch: '#b48d5d' },
  { id: 'walnut', swatch: '#5b412d' },
];
const htmlOf = (frame: { art?: typeof art; size: string; color: string }) =>
  renderToStaticMarkup(<DrawnFrame frame={{ colors, ...frame }} sizes="100vw" />);

test.each([
  ['30x40', '0.0588', '0.6617'],
  ['40x50', '0.0454', '0.6818'],
  ['50x70', '0.0370', '0.6944'],
])('a %s has its own proportions of bar and window', (size, bar, window) => {
  const html = htmlOf({ art, size, color: 'walnut' });
  expect(html).toContain(`--bar:${bar}`);
  expect(html).toContain(`--window:${window}`);
  expect(html).toContain('--bar-color:#5b412d');
});

test('without art the bar alone is drawn, where it was photographed in another color', () => {
  expect(htmlOf({ size: '50x70', color: 'walnut' })).toContain('data-drawn="bar"');
  expect(htmlOf({ size: '50x70', color: 'oak' })).toBe('');
});

test('in a color that is no longer sold nothing is drawn', () => {
  expect(htmlOf({ art, size: '30x40', color: 'brass' })).toBe('');
});
