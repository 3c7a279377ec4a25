import { expect, test } from 'vitest';
import { asEdges, defaultEdges, moveEdge, pointAt } from './mark-geometry.ts';

const size = { width: 1200, height: 1500 };
const edges = { left: 157, top: 186, right: 1043, bottom: 1295 };

test('a pointer has a position in px of the picture, however large the picture is shown', () => {
  const box = { left: 20, top: 100, width: 300, height: 375 };
  expect(pointAt({ clientX: 20, clientY: 100 }, box, size)).toEqual([0, 0]);
  expect(pointAt({ clientX: 170, clientY: 475 }, box, size)).toEqual([600, 1500]);
  // A box of width 0 means that the picture is not shown yet.
  expect(pointAt({ clientX: 9, clientY: 9 }, { ...box, width: 0 }, size)).toEqual([0, 0]);
});

test('an edge moves by whole px, stays in the picture and never passes the opposite edge', () => {
  expect(moveEdge(edges, 'left', 160.4, size)).toEqual({ ...edges, left: 160 });
  expect(moveEdge(edges, 'left', -40, size).left).toBe(0);
  expect(moveEdge(edges, 'left', 1100, size).left).toBe(1042);
  expect(moveEdge(edges, 'right', 3, size).right).toBe(158);
  expect(moveEdge(edges, 'right', 1300, size).right).toBe(1200);
  expect(moveEdge(edges, 'top', 2000, size).top).toBe(1294);
  expect(moveEdge(edges, 'bottom', 2000, size).bottom).toBe(1500);
});

test('edges of a larger picture are moved into a smaller one', () => {
  const small = { width: 600, height: 750 };
  expect(moveEdge(edges, 'left', 900, small).left).toBe(599);
  expect(moveEdge(edges, 'bottom', 1295, small).bottom).toBe(750);
});

test('a value of the file is accepted as edges if it has four numbers', () => {
  expect(asEdges(edges)).toBe(edges);
  expect(asEdges(undefined)).toBeUndefined();
  expect(asEdges({ ...edges, top: 'x' })).toBeUndefined();
  expect(defaultEdges(size)).toEqual({ left: 120, top: 150, right: 1080, bottom: 1350 });
});
