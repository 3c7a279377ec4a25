import { expect, test } from 'vitest';
import { shownAddress } from './paper-text.ts';

test.each([
  ['https://sindian.example/ar/frames', 'sindian.example/\u200bar/\u200bframes'],
  ['https://xn--mgbpl0fcw.xn--ogbpi5d/frames', 'سنديان.شركة/\u200bframes'],
])('%s is shown as it is written, and may break after its slashes', (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});
