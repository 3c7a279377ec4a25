import { expect, test } from 'vitest';
import { searchWith } from './search-with.ts';

test('a query takes a value on and leaves the rest', () => {
  expect(searchWith('?utm=card', { frame: 'rum', size: '50x70' })).toBe('?utm=card&frame=rum&size=50x70');
  expect(searchWith('?size=30x40', { size: '50x70' })).toBe('?size=50x70');
});

test('an empty value takes its name out, and an empty query its mark', () => {
  expect(searchWith('?frame=rum&utm=card', { frame: '' })).toBe('?utm=card');
  expect(searchWith('?frame=rum', { frame: '' })).toBe('');
});
