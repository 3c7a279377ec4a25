import { expect, test } from 'vitest';
import { addressOfPrints } from './address-of-prints.ts';
import { printsInAddress } from './wall-address.ts';

const [small, large] = [
  { size: '30x40', price: 10 },
  { size: '50x70', price: 25 },
];
const [walnut, oak] = [
  { id: 'walnut', name: 'Walnut' },
  { id: 'oak', name: 'Natural oak' },
];
const shop = [
  {
    slug: 'dunes',
    code: 'SF-02',
    title: 'Dunes',
    pricing: [small, large],
    colors: [walnut, oak],
    prints: [
      { id: 'noon', name: 'Noon' },
      { id: 'night', name: 'Night' },
    ],
  },
  {
    slug: 'rum',
    code: 'SF-03',
    title: 'Wadi Rum',
    pricing: [small],
    colors: [oak],
    prints: [{ id: 'moon', name: 'Moon' }],
  },
];

test('an address names a print', () => {
  expect(printsInAddress('?frame=dunes&print=night&size=50x70&color=oak', shop)).toEqual([
    { frame: 'dunes', print: 'night', size: '50x70', color: 'oak' },
  ]);
});

test('capitals, and the end of the sentence that an address stood in, change nothing', () => {
  expect(printsInAddress('?frame=Dunes&print=Night&size=50X70&color=oak).', shop)).toEqual([
    { frame: 'dunes', print: 'night', size: '50x70', color: 'oak' },
  ]);
});

test('a set repeats the four in order; more than three are left out', () => {
  const one = 'frame=dunes&print=noon&size=30x40&color=oak';
  const other = 'frame=rum&print=moon&size=30x40&color=oak';
  const named = printsInAddress(`?${one}&${other}&${one}&${other}`, shop);
  expect(named.map(({ frame }) => frame)).toEqual(['dunes', 'rum', 'dunes']);
  expect(named[1]).toEqual({ frame: 'rum', print: 'moon', size: '30x40', color: 'oak' });
});

test('what is unknown is left out, or the first there is', () => {
  expect(printsInAddress('?frame=constructor&print=__proto__', shop)).toEqual([]);
  expect(printsInAddress('?frame=dunes&print=x&size=9x9', shop)).toEqual([
    { frame: 'dunes', print: 'noon', size: '30x40', color: 'walnut' },
  ]);
});

test('there and back, other values stay', () => {
  const search = '?utm=card&frame=dunes&print=night&size=50x70&color=oak';
  expect(addressOfPrints(search, printsInAddress(search, shop))).toBe(search);
  expect(addressOfPrints(search, [])).toBe('?utm=card');
});
