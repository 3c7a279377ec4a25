import { describe, expect, it } from 'vitest';
import type { Point } from '#model/geometry/points.ts';
import { inRow, nailPosition } from './hanging.ts';

const noon = { frame: 'dunes', print: 'noon', color: 'walnut' };
const half: Point = [10.5, 14.85];

describe('several prints', () => {
  it('hang on one axis with equal gaps, the middle of the row at the given point', () => {
    const prints = ['30x40', '50x70', '30x40'].map((size) => ({ ...noon, size }));
    expect(inRow(prints, [10, 5]).map(({ center }) => center)).toEqual([
      [10 - 27 - 6 - 17, 5],
      [10, 5],
      [10 + 27 + 6 + 17, 5],
    ]);
  });
});

describe('the nail', () => {
  it('is at the hook’s distance below the top edge, and is measured from the A4 sheet’s nearest edges', () => {
    const { across, up } = nailPosition({ size: '30x40', center: [52.5, 0] }, half, null);
    expect(across).toEqual({ side: 'right', n: 42 });
    expect(up).toEqual({ side: 'above', n: 2 });
    expect(nailPosition({ size: '30x40', center: [-52.5, -60] }, half, null)).toEqual({
      across: { side: 'left', n: 42 },
      up: { side: 'below', n: 28 },
      aboveFloor: null,
    });
  });

  it('above or below the sheet is measured from the left edge, beside it from the top edge', () => {
    expect(nailPosition({ size: '30x40', center: [0, -10] }, half, null)).toMatchObject({
      across: { side: 'within', n: 11 },
      up: { side: 'under', n: 8 },
    });
  });

  it('has a height above the floor if the floor is known', () => {
    expect(nailPosition({ size: '30x40', center: [52, 0] }, half, 150).aboveFloor).toBe(167);
  });
});
