import { expect, test } from 'vitest';
import { subjectMistake } from './commit-subject.mjs';

test.each([
  'Add a check of subjects',
  'Press once',
  'Read, check and prepare many items at once',
  'Bring the bag back',
  'Focus the first field',
  'Merge branch “words”',
  `Say ${'x'.repeat(68)}`,
])('%s: is right', (subject) => expect(subjectMistake(subject)).toBeUndefined());

test.each([
  [`Say ${'x'.repeat(69)}`, /73 characters/],
  ['Add a check.', /full stop/],
  ['add a check', /capital letter/],
  ['The bag counts', /not with “The”/],
  ['Added a check', /not with “Added”/],
  ['Adding a check', /not with “Adding”/],
  ['Adds a check', /not with “Adds”/],
  ['fix: a check', /capital letter/],
  ['', /capital letter/],
])('%s: is wrong', (subject, mistake) => expect(subjectMistake(subject)).toMatch(mistake));
