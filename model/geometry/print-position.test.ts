import { expect, it } from 'vitest';
import { printPosition } from './print-position.ts';

const picture = { width: 800, height: 400 };

it('a print hangs upright on a wall that is seen straight on, in shares of the picture', () => {
  // On this wall, one centimeter is 4 px, and the origin (0, 0) is in the middle of the picture.
  const homography = [4, 0, 400, 0, -4, 200, 0, 0, 1];
  const position = printPosition({ homography, center: [-50, 10], picture });
  expect(position).toEqual({ x: 0.25, y: 0.4, cm: 0.005, turn: [1, 0, 0, 1] });
});

it('a print on a wall that is seen from the side is narrower than tall, and leans', () => {
  const homography = [2, 0, 400, -1, -4, 200, 0, 0, 1];
  const { turn } = printPosition({ homography, center: [0, 0], picture });
  const scale = Math.hypot(2, 1);
  expect(turn[0]).toBeCloseTo(2 / scale, 3);
  expect(turn[1]).toBeCloseTo(-1 / scale, 3);
  expect(turn[3]).toBeCloseTo(4 / scale, 3);
});

it('a large print is drawn at its true size, to within a thousandth', () => {
  const { cm } = printPosition({
    homography: [3.32112, 0, 800, 0, -3.32112, 473.797, 0, 0, 1],
    center: [-5, 2],
    picture: { width: 1600, height: 1067 },
  });
  expect(Math.abs((cm * 1600) / 3.32112 - 1)).toBeLessThan(0.001);
});
