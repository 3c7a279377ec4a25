import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOnPage, pageCount, perPage } from './paging.ts';

test('every item stands on one page, in its order, and no page holds more than two dozen', () => {
  fc.assert(
    fc.property(fc.nat(200), (length) => {
      const items = Array.from({ length }, (_, index) => index);
      const pages = Array.from({ length: pageCount(length) }, (_, index) => itemsOnPage(items, index + 1));
      expect(pages.flat()).toEqual(items);
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(perPage);
    }),
  );
});

test('an empty list fills one page', () => expect(pageCount(0)).toBe(1));
