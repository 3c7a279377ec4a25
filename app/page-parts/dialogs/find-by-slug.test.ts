import { expect, test } from 'vitest';
import { findBySlug } from './find-by-slug.ts';

const shop = [{ slug: 'rum', formerSlugs: ['sand', 'iris'] }, { slug: 'iris' }];

test('an item is found by its slug, and by a former one that no other has today', () => {
  expect(findBySlug(shop, 'iris')).toBe(shop[1]);
  expect(findBySlug(shop, 'sand')).toBe(shop[0]);
  expect(findBySlug(shop, 'line')).toBeUndefined();
  expect(findBySlug(shop, null)).toBeUndefined();
});
