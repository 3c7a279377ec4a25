import { expect, test } from 'vitest';
import { closingValues } from './closing-values.ts';

test.each([
  ['/wall', '/'],
  ['/ar/wall/', '/'],
  ['/folder/wall', '/folder/'],
  ['/folder/ar/wall', '/folder/'],
])('on %s below %s the prints on the wall stay in the address', (pathname, base) => {
  expect(Object.keys(closingValues(pathname, base))).toEqual(['selection']);
});

test.each([
  ['/', '/'],
  ['/frames', '/'],
  ['/folder/ar', '/folder/'],
  ['/wall/frames', '/wall/'],
])('on %s below %s every dialog is closed', (pathname, base) => {
  expect(closingValues(pathname, base)).toMatchObject({ frame: '', size: '', selection: '' });
});
