import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from './headers.ts';

const of = (url: string) => Object.fromEntries(headersFor(url));

test('every answer has the headers of public/_headers, but for what binds to https', () => {
  const page = of('/ar/frames?from=x');
  expect(page).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(page['content-security-policy']).toMatch(/^base-uri 'self'; .*web\.whatsapp\.com$/);
  expect(page).not.toHaveProperty('strict-transport-security');
});

test('names with a hash may be kept for a year; previews are shown by others', () => {
  expect(of('/assets/a-1.js')['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(of('/previews/home-1.jpg')).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(of('/sw.js')).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(of('/frames.data')['content-type']).toBe('text/x-script; charset=utf-8');
});

test('nginx sends the same', () => {
  const nginx = readFileSync('hosting/nginx.conf', 'utf8');
  const rules = parseHeaderRules(readFileSync('public/_headers', 'utf8'));
  for (const [name, value = ''] of rules.flatMap(({ headers }) => headers)) {
    if (['access-control-allow-origin', 'content-type'].includes(name)) continue;
    expect(nginx.toLowerCase(), name).toContain(name);
    expect(nginx, `${name}: ${value}`).toContain(value);
  }
});
