import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onPage, pageCount, perPage } from './paging.ts';

test('every item stands on one page, in its order, and no page holds more than two dozen', () => {
  fc.assert(
    fc.property(fc.nat(200), (length) => {
      const items = Array.from({ length }, (_, place) => place);
      const pages = Array.from({ length: pageCount(length) }, (_, place) => onPage(items, place + 1));
      expect(pages.flat()).toEqual(items);
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(perPage);
    }),
  );
});

test('an empty list fills one page', () => expect(pageCount(0)).toBe(1));
