import { describe, expect, it } from 'vitest';
import { nextPrint } from './next-print.ts';

const pricing = ['30x40', '50x70'].map((size) => ({ size, price: 10 }));
const named = (id: string) => ({ id, name: id });
const shop = [
  {
    slug: 'dunes',
    code: 'SF-02',
    title: 'Dunes',
    pricing,
    colors: [named('walnut')],
    prints: [named('noon'), named('dusk')],
  },
  {
    slug: 'rum',
    code: 'SF-03',
    title: 'Wadi Rum',
    pricing,
    colors: [named('oak')],
    prints: [named('valley')],
  },
];
const noon = { frame: 'dunes', print: 'noon', size: '50x70', color: 'walnut' };
const dusk = { ...noon, print: 'dusk' };
const valley = { frame: 'rum', print: 'valley', size: '50x70', color: 'oak' };

describe('one more print', () => {
  it('is the next design in the same size, then that of the next frames', () => {
    expect(nextPrint(noon, [noon], [], shop)).toEqual(dusk);
    expect(nextPrint(dusk, [noon, dusk], [], shop)).toEqual(valley);
  });

  it('is first one of the list that does not hang yet, as it stands there', () => {
    const listed = [noon, { ...valley, size: '30x40' }];
    expect(nextPrint(noon, [noon], listed, shop)).toEqual(listed[1]);
  });

  it('begins again after the last, and is the same where the shop has no other', () => {
    expect(nextPrint(valley, [valley], [], shop)).toEqual(noon);
    expect(nextPrint(valley, [valley], [], shop.slice(1))).toEqual(valley);
  });
});
