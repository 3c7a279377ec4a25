import { expect, test } from 'vitest';
import { findDestination } from './addresses.ts';

const pages = new Set(['/', '/services', '/ar', '/ar/services']);

test.each([
  ['/services/?a=1', '/services?a=1'],
  ['/services.html', '/services'],
  ['/index.html', '/'],
  ['/ar/', '/ar'],
  ['/Services', '/services'],
  ['/AR/Services/?a=B', '/ar/services?a=B'],
  ['/ar/index.html', '/ar'],
])('%s goes to %s', (url, to) => {
  expect(findDestination(url, pages)).toEqual({ kind: 'redirect', to });
});

test.each([
  ['/nowhere/', '404.html'],
  ['/404', '404.html'],
  ['/services.html.br', '404.html'],
  ['//elsewhere.example/', '404.html'],
  ['/%E0%A4%A', '404.html'],
  ['/ar/nowhere/', 'ar/404.html'],
  ['/ar/%E0%A4%A', 'ar/404.html'],
  ['/arabic/', '404.html'],
])('%s is answered with %s', (url, page) => {
  expect(findDestination(url, pages)).toEqual({ kind: 'missing', page });
});

test.each(['/', '/ar?x=1', '/assets/entry-1a2b.js'])('%s is served', (url) => {
  expect(findDestination(url, pages)).toEqual({ kind: 'file' });
});
