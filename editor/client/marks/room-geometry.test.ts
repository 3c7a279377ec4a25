import { expect, test } from 'vitest';
import type { Quad } from '../../../app/wall/geometry.ts';
import { place } from '../../../app/wall/homography.ts';
import {
  asRoomWall,
  cornersOf,
  placesOf,
  wallAhead,
  withCenter,
  withCorners,
  withFloor,
} from './room-geometry.ts';

const console_ = {
  homography: [
    4.39374086, -0.0876934989, 815.839267, -0.605850122, -5.48296566, 655.309266, -0.00107011879,
    -0.000386997889, 1,
  ],
  center: [-50, 4],
  floor: 152,
};
const door = [90, 200] as const;

test('corners that are not moved leave the wall as it is, whatever is measured', () => {
  const wall = asRoomWall(console_);
  if (!wall) throw new Error('no wall');
  const same = withCorners(wall, cornersOf(wall, door), door);
  for (const [index, one] of wall.homography.entries()) expect(same.homography[index]).toBeCloseTo(one, 5);
  expect(same.center).toEqual([-50, 4]);
  expect(same.floor).toBe(152);
});

test('the corners are where they were put, in cm of what is measured; print and floor stay in the picture', () => {
  const wall = wallAhead({ width: 1600, height: 1200 }, door);
  expect(wall.homography).toEqual([2, 0, 800, 0, -2, 600, 0, 0, 1]);
  const corners: Quad = [
    [500, 300],
    [700, 320],
    [690, 800],
    [510, 790],
  ];
  const next = withCorners(withFloor(wall, [800, 1000]), corners, door);
  expect(place(next.homography, [-45, 100])[0]).toBeCloseTo(500, 3);
  expect(place(next.homography, [45, -100])[1]).toBeCloseTo(800, 3);
  expect(next.homography[8]).toBe(1);
  // Under another point of the wall that leans a little.
  expect(Math.abs(placesOf(next).floor[1] - 1000)).toBeLessThan(10);
  expect(placesOf(withCenter(next, [900, 500])).center[0]).toBeCloseTo(900, 0);
});

test('corners that are no rectangle’s, and a floor above the wall’s middle, are not taken', () => {
  const wall = wallAhead({ width: 1600, height: 1200 }, door);
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(wall, door);
  expect(withCorners(wall, [topRight, topLeft, bottomRight, bottomLeft], door)).toBe(wall);
  expect(withFloor(wall, [800, 100]).floor).toBe(1);
});

test('a room whose numbers are not all there is set anew', () => {
  expect(asRoomWall({ homography: [1], center: [], floor: 1 })).toBeUndefined();
  expect(asRoomWall({ ...console_, center: [1], floor: 0 })).toMatchObject({ center: [0, 0], floor: 150 });
});
