import { describe, expect, it } from 'vitest';
import { isInPhoto, rectangle } from '#model/geometry/homography.ts';
import { measures } from '#model/geometry/measures.ts';
import type { Point } from '#model/geometry/points.ts';
import { truthOf } from '#tests/wall/truth.ts';
import { besideMeasured, inRow, nailPosition } from './hanging.ts';
import { wallFromCorners } from './solve-wall.ts';

const noon = { frame: 'dunes', print: 'noon', color: 'walnut' };

/** Test photographs with their width and height (px). */
const photographs: [string, number, number][] = [
  ['w01', 1200, 1600],
  ['w02', 1200, 1600],
  ['w04', 1600, 1200],
  ['w07', 1200, 1600],
];
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

  it.each(photographs)('of 50×70 cm hang whole within the photograph %s', (name, ...size) => {
    const wall = wallFromCorners(truthOf(name).corners, size);
    const large = { ...noon, size: '50x70' };
    for (const prints of [
      [large, large],
      [large, large, large],
    ]) {
      const hung = besideMeasured(prints, wall, size);
      expect(hung).toHaveLength(prints.length);
      for (const { center } of hung)
        for (const corner of rectangle(center, measures(large.size).outer))
          expect(isInPhoto(corner, wall.homography, size), `${prints.length} prints`).toBe(true);
    }
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
