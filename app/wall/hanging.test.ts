import { expect, test } from 'vitest';
import { inARow, nailOf } from './hanging.ts';

test('a set hangs on one axis with equal gaps, its middle where it is wanted', () => {
  expect(inARow(['30x40'], [10, 20])).toEqual([[10, 20]]);
  const centers = inARow(['30x40', '50x70', '30x40'], [0, 5]);
  expect(centers.map(([x]) => x)).toEqual([-50, 0, 50]);
  expect(centers.every(([, y]) => y === 5)).toBe(true);
});

test('the nail is told from the sheet, and from the floor where that is known', () => {
  expect(nailOf({ size: '50x70', center: [60, 10] }, null)).toEqual({
    right: 60,
    above: 42,
    aboveFloor: null,
  });
  expect(nailOf({ size: '50x70', center: [60, 10] }, 150)).toMatchObject({ aboveFloor: 192 });
});
