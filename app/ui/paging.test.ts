import { expect, test } from 'vitest';
import { pagesShown } from './paging.tsx';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  [28, 55, [1, 27, 28, 29, 55]],
])('page %i of %i shows %j', (page, pages, expected) => {
  expect(pagesShown(page, pages)).toEqual(expected);
});
