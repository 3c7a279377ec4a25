import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compose,
  inverse,
  quadToQuad,
  rectangle,
  squareToQuad,
  transformPoint,
  transformQuad,
} from './homography.ts';
import { orderCorners, type Point, type Quad } from './points.ts';

const near = fc.tuple(
  fc.double({ min: -20, max: 20, noNaN: true }),
  fc.double({ min: -20, max: 20, noNaN: true }),
);
const quads = fc.tuple(near, near, near, near).map((moves) =>
  (
    [
      [100, 100],
      [200, 110],
      [210, 260],
      [90, 250],
    ] as const
  ).map(([x, y], index) => [x + (moves[index]?.[0] ?? 0), y + (moves[index]?.[1] ?? 0)]),
) as unknown as fc.Arbitrary<Quad>;

function expectPoint([x, y]: Point, [otherX, otherY]: Point) {
  expect(x).toBeCloseTo(otherX, 6);
  expect(y).toBeCloseTo(otherY, 6);
}

describe('homographies', () => {
  it('take the unit square to any quadrangle, and back', () => {
    fc.assert(
      fc.property(quads, (quad) => {
        const there = squareToQuad(quad);
        const corners = transformQuad(there, [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ]);
        for (const at of [0, 1, 2, 3] as const) expectPoint(corners[at], quad[at]);
        expectPoint(transformPoint(inverse(there), transformPoint(there, [0.3, 0.8])), [0.3, 0.8]);
      }),
    );
  });

  it('follow one another', () => {
    fc.assert(
      fc.property(quads, quads, (one, other) => {
        const whole = quadToQuad(one, other);
        for (const at of [0, 1, 2, 3] as const) expectPoint(transformPoint(whole, one[at]), other[at]);
        expectPoint(transformPoint(compose(inverse(whole), whole), [123, 145]), [123, 145]);
      }),
    );
  });

  it('know a rectangle on the wall by its middle, y up', () => {
    expect(rectangle([10, 5], [4, 2])).toEqual([
      [8, 6],
      [12, 6],
      [12, 4],
      [8, 4],
    ]);
  });

  it('put four taps in order, whatever their order was', () => {
    fc.assert(
      fc.property(quads, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (quad, order) => {
        expect(orderCorners(order.map((at) => quad[at] as Point))).toEqual(quad);
      }),
    );
  });
});
