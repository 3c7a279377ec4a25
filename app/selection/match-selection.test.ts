import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogFrame } from '#app/loaders/types.ts';
import { chosenFrames, isOrderable, matchSelection, totalOf } from './match-selection.ts';

const picture = { name: 'p', width: 4, height: 5, widths: [4], fallbackWidth: 4, color: '#fff' };
const dunes: CatalogFrame = {
  slug: 'dunes',
  code: 'SF-02',
  title: 'Dunes',
  pricing: [
    { size: '30x40', price: 10 },
    { size: '50x70', price: 25 },
  ],
  colors: [
    { id: 'oak', name: 'Natural oak', swatch: '#b08a57' },
    { id: 'black', name: 'Black', swatch: '#22211f' },
  ],
  prints: [{ id: 'noon', name: 'Noon', picture }],
};
const line = {
  slug: 'dunes',
  title: 'Dunes',
  print: 'noon',
  size: '50x70',
  color: 'oak',
  quantity: 2,
  price: 25,
};

test('what is still to be had is counted at the price of today', () => {
  const matched = matchSelection([{ ...line, price: 20 }], [dunes]);
  expect(matched[0]).toMatchObject({ discontinued: [], price: 25 });
  expect(totalOf(matched)).toBe(50);
});

test.each([
  ['the frame', { slug: 'removed' }, ['frame']],
  ['the size', { size: '40x50' }, ['size']],
  ['the print', { print: 'dusk' }, ['print']],
  ['the color', { color: 'brass' }, ['color']],
  ['all of it', { print: 'dusk', size: '1x1', color: 'brass' }, ['print', 'size', 'color']],
])('without %s a line is not counted and not ordered', (_, change, discontinued) => {
  const matched = matchSelection([{ ...line, ...change }, line], [dunes]);
  expect(matched[0]?.discontinued).toEqual(discontinued);
  expect(matched.map(isOrderable)).toEqual([false, true]);
  expect(totalOf(matched)).toBe(50);
  expect(chosenFrames(matched, 'https://www.sindian.example', 'en')).toHaveLength(1);
});

const soldOut: CatalogFrame = {
  ...dunes,
  prints: [
    { id: 'noon', name: 'Noon', picture, availabilityData: { state: 'soldOut', of: 'print' } },
    { id: 'dusk', name: 'Dusk', picture, availabilityData: { state: 'limited', of: 'print' } },
  ],
};

test('what is sold out is shown with its price, but not counted and not ordered', () => {
  const matched = matchSelection([line, { ...line, print: 'dusk' }], [soldOut]);
  expect(matched[0]).toMatchObject({ discontinued: [], price: 25, availability: { state: 'soldOut' } });
  expect(matched.map(isOrderable)).toEqual([false, true]);
  expect(totalOf(matched)).toBe(50);
  expect(chosenFrames(matched, 'https://a.example', 'en').map(({ print }) => print)).toEqual(['Dusk']);
});

test('a size that is sold out is not counted and not ordered; another size is', () => {
  const [small, ...others] = dunes.pricing;
  if (!small) throw new Error('Dunes have no size');
  const frame: CatalogFrame = {
    ...dunes,
    pricing: [{ ...small, availabilityData: { state: 'soldOut', of: 'size' } }, ...others],
  };
  const matched = matchSelection([{ ...line, size: small.size }, line], [frame]);
  expect(matched[0]).toMatchObject({ price: small.price, availability: { state: 'soldOut', of: 'size' } });
  expect(matched.map(isOrderable)).toEqual([false, true]);
  expect(totalOf(matched)).toBe(50);
});

test('what is limited is marked as limited, and ordered as before', () => {
  const [matched] = matchSelection([{ ...line, print: 'dusk' }], [soldOut]);
  expect(matched).toMatchObject({ discontinued: [], availability: { state: 'limited' } });
  expect(totalOf(matched ? [matched] : [])).toBe(50);
});

test('the order names what the shop of today calls it, and its page in the language', () => {
  const [frame] = chosenFrames(
    matchSelection([{ ...line, title: 'Old name', price: 1 }], [dunes]),
    'https://a.example',
    'ar',
  );
  expect(frame).toEqual({
    title: 'Dunes',
    print: 'Noon',
    size: '50x70',
    unitPrice: 25,
    quantity: 2,
    color: 'Natural oak',
    colors: ['Natural oak', 'Black'],
    reference: 'SF-02/50x70/oak',
    url: 'https://a.example/ar/frames/dunes',
  });
});

test('the total is the sum of what is ordered, whatever stands on the list', () => {
  const anyLine = fc.record({
    slug: fc.constantFrom('dunes', 'removed'),
    title: fc.constant('Dunes'),
    print: fc.constantFrom('noon', 'removed'),
    size: fc.constantFrom('30x40', '50x70', '1x1'),
    color: fc.constantFrom('oak', 'black', 'removed'),
    quantity: fc.integer({ min: 1, max: 9999 }),
    price: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const matched = matchSelection(lines, [dunes]);
      const ordered = chosenFrames(matched, 'https://a.example', 'en');
      expect(matched).toHaveLength(lines.length);
      expect(totalOf(matched)).toBe(
        ordered.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
      );
    }),
  );
});
