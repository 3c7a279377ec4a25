import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.ts';

test('the path covers the dark modules and no other', () => {
  const text = 'https://www.sindian.example/ar/frames/kalima';
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const drawn = drawQr(text, 'L');
  const found = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x = '', y = '', n = ''] of drawn.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    found[Number(y)]?.fill(true, Number(x), Number(x) + Number(n));
  }
  expect(drawn.size).toBe(size);
  expect(found).toEqual(data);
});
