import { expect, test } from 'vitest';
import { reducedSizes } from './picture-source.ts';

test("only the last width, the phone's, is less on a screen of more than two pixels per point", () => {
  expect(reducedSizes('(min-width: 60em) 40vw, 90vw')).toBe(
    '(min-width: 60em) 40vw, (min-resolution: 2.9dppx) calc(90vw * 0.6), (min-resolution: 2.3dppx) calc(90vw * 0.75), 90vw',
  );
  expect(reducedSizes('46px')).toBe(
    '(min-resolution: 2.9dppx) calc(46px * 0.6), (min-resolution: 2.3dppx) calc(46px * 0.75), 46px',
  );
});
