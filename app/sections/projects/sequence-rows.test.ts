import { expect, test } from 'vitest';
import { sequenceRows } from './sequence-rows.ts';

const room = { width: 1600, height: 1067 };
const detail = { width: 1200, height: 1500 };

const shapes = (...pictures: (typeof room)[]) => sequenceRows(pictures).map(({ shape }) => shape);

test('by turns one across the page and two side by side', () => {
  expect(shapes()).toEqual([]);
  expect(shapes(room)).toEqual(['whole']);
  expect(shapes(room, room, room)).toEqual(['whole', 'pair']);
  expect(shapes(room, room, room, room, room, room)).toEqual(['whole', 'pair', 'whole', 'pair']);
});

test('a last single picture leaves no hole', () => {
  expect(shapes(room, room)).toEqual(['whole', 'whole']);
  expect(shapes(room, room, room, room, room)).toEqual(['whole', 'pair', 'whole', 'whole']);
  expect(shapes(room, detail)).toEqual(['whole', 'beside']);
});

test('an upright picture never stands across the page', () => {
  expect(shapes(detail)).toEqual(['beside']);
  expect(shapes(detail, room)).toEqual(['pair']);
  expect(shapes(room, room, detail)).toEqual(['whole', 'pair']);
});

test('every picture once, in its order', () => {
  const pictures = [room, detail, detail, room, detail].map((one, id) => ({ ...one, id }));
  expect(sequenceRows(pictures).flatMap((row) => row.pictures.map(({ id }) => id))).toEqual([0, 1, 2, 3, 4]);
});
