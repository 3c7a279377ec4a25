import { expect, test } from 'vitest';
import { withPolicy } from './content-policy.ts';

const page = (inside: string) => `<html><head><meta charSet="utf-8"/></head><body>${inside}</body></html>`;

test('a page’s own scripts are allowed by their hash, and only they', () => {
  // Hash of the word "alert(1)" by openssl: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(withPolicy(page('<script>alert(1)</script>'))).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(
    withPolicy(page('<script src="/a.js"></script><script type="application/ld+json">{}</script>')),
  ).toContain("script-src 'self';");
});

test('no inline script runs without a hash', () => {
  expect(withPolicy(page(''))).not.toMatch(/script-src[^;]*unsafe/);
});

test('a page without a charset stops the build', () => {
  expect(() => withPolicy('<html></html>')).toThrow('no <meta charset>');
});
