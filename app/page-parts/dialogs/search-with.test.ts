import { expect, test } from 'vitest';
import { searchWith } from './search-with.ts';

test('a value is added to a query, and the rest stays', () => {
  expect(searchWith('?utm=card', { frame: 'rum', size: '50x70' })).toBe('?utm=card&frame=rum&size=50x70');
  expect(searchWith('?size=30x40', { size: '50x70' })).toBe('?size=50x70');
});

test('an empty value removes its parameter, and an empty query has no question mark', () => {
  expect(searchWith('?frame=rum&utm=card', { frame: '' })).toBe('?utm=card');
  expect(searchWith('?frame=rum', { frame: '' })).toBe('');
});
