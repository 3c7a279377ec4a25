import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { paperFrameText, paperWorkText } from './paper-text.ts';

const frame = { title: 'V-Ray وأقواس', code: 'SF-01', url: 'https://example.com/ar/frames/a' };
const work = { title: 'Café under the vines', url: 'https://example.com/projects/c' };

test('a title of ours runs as its document runs, whatever its first letter', () => {
  expect(paperFrameText(ar, frame, 'ar')).toContain(`\u2067${frame.title}\u2069`);
  expect(paperWorkText(ar, work, 'ar')).toContain(`\u2067${work.title}\u2069`);
  expect(paperFrameText(en, frame, 'en')).toContain(`\u2066${frame.title}\u2069`);
  expect(paperWorkText(en, work, 'en')).toContain(`\u2066${work.title}\u2069`);
});

test('the code stands between marks, the address on a line of its own', () => {
  const lines = paperFrameText(ar, frame, 'ar').split('\n');
  expect(lines.join('\n')).toContain('\u2066SF-01\u2069');
  expect(lines.at(-1)?.endsWith(frame.url)).toBe(true);
});
