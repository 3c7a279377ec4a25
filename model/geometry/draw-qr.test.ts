import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.ts';

test('the path covers the dark modules and no other', () => {
  const text = 'https://www.sindian.example/ar/frames/kalima';
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const drawn = drawQr(text, 'L');
  const found = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  // SVG path commands: M moves to a position, m moves by a distance, h draws a horizontal line.
  let [x, y] = [0, 0];
  for (const [, letter, first = '', second = ''] of drawn.path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
    if (letter === 'M') [x, y] = [Number(first), Number(second) - 0.5];
    else {
      if (letter === 'h') found[y]?.fill(true, x, x + Number(first));
      x += Number(first);
    }
  }
  expect(drawn.size).toBe(size);
  expect(found).toEqual(data);
});
