import { describe, expect, it } from 'vitest';
import { measures } from './measures.ts';

describe('the measures of a framed print', () => {
  it.each([
    ['30x40', [34, 44], [22.5, 30]],
    ['40x50', [44, 54], [30, 40]],
    ['50x70', [54, 74], [37.5, 50]],
  ] as const)(
    '%s cm hangs with 2 cm of frame on each side, its art uncut in the mat',
    (size, outer, window) => {
      expect(measures(size)).toMatchObject({ outer, window });
    },
  );

  it.each(['30x40', '40×50', '50x70', '70x50', '20x20'])('%s keeps an eighth of its width as mat', (size) => {
    const { printSize, window } = measures(size);
    expect(window[0] / window[1]).toBeCloseTo(3 / 4);
    expect((printSize[0] - window[0]) / 2).toBeGreaterThanOrEqual(printSize[0] / 8 - 1e-9);
    expect((printSize[1] - window[1]) / 2).toBeGreaterThanOrEqual(printSize[0] / 8 - 1e-9);
  });

  it('says what is not a size', () => {
    for (const size of ['', '30', 'x', '0x40', 'large']) expect(() => measures(size)).toThrow('Not a size');
  });
});
