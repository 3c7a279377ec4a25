import { describe, expect, it } from 'vitest';
import { rectangle, transformQuad } from '#model/geometry/homography.ts';
import type { Point, Quad } from '#model/geometry/points.ts';
import { truthOf } from '#tests/wall/truth.ts';
import { besideMeasured } from './hanging.ts';
import { halfSizeOf, wallFromCorners } from './solve-wall.ts';
import { promisedAccuracy, spreadAt } from './uncertainty.ts';

const size = [1200, 1600] as const;
const print = { frame: 'dunes', print: 'noon', size: '50x70', color: 'walnut' };

/** The corners (px) of a door of 90 × 204 cm, photographed straight from the front. */
const door: Quad = [
  [700, 400],
  [1060, 400],
  [1060, 1216],
  [700, 1216],
];

describe('corners set by hand', () => {
  it('of a door give its width, and are certain', () => {
    const wall = wallFromCorners(door, size, 204);
    expect(halfSizeOf(wall)[0]).toBeCloseTo(45, 1);
    expect(spreadAt(wall, [-86, 43], [54, 74])).toBeLessThan(promisedAccuracy);
  });

  it('of a sheet of 100 px are uncertain, because a hand is off by 3 px', () => {
    const wall = wallFromCorners(truthOf('w01').corners, size);
    expect(spreadAt(wall, [60, 0], [54, 74])).toBeGreaterThan(promisedAccuracy);
  });

  it('that no A4 sheet can have are not clear', () => {
    const [topLeft, ...rest] = truthOf('w02').corners;
    const moved: Point = [topLeft[0] - 31, topLeft[1]];
    expect(wallFromCorners([moved, ...rest], size).isClear).toBe(false);
  });
});

describe('prints hang first', () => {
  it('beside the door, not over it, and whole within the photograph', () => {
    const wall = wallFromCorners(door, size, 204);
    const [hung] = besideMeasured([print], wall, size, 43);
    const [x, y] = hung?.center ?? [0, 0];
    expect(x).toBeLessThan(-45 - 27);
    expect(y).toBe(43);
    const corners = transformQuad(wall.homography, rectangle([x, y], [54, 74]));
    for (const [px, py] of corners) {
      expect(px).toBeGreaterThan(0);
      expect(px).toBeLessThan(size[0]);
      expect(py).toBeGreaterThan(0);
      expect(py).toBeLessThan(size[1]);
    }
  });
});
