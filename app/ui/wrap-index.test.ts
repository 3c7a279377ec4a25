import { expect, test } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

test.each([
  [0, 4, 0],
  [3, 4, 3],
  [4, 4, 0],
  [5, 4, 1],
  [-1, 4, 3],
  [-4, 4, 0],
  [-5, 4, 3],
  [1, 1, 0],
  [-1, 1, 0],
])('%i of %i is %i', (index, length, expected) => {
  // `+ 0` turns -0 into 0, because toBe distinguishes them. As an index, both are the same.
  expect(wrapIndex(index, length) + 0).toBe(expected);
});
