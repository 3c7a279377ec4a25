import { expect, test } from 'vitest';
import { samplesIn, withoutSampleMarks } from './sample-marks.ts';

const item = { title: { en: 'A', ar: 'أ' }, prints: [{ id: 'a', sample: true }, { id: 'b' }], sample: true };

test('marks are found where they stand', () => {
  expect(samplesIn(item)).toEqual([[], ['prints', 0]]);
  expect(samplesIn([{ sample: true }, 'sample', null])).toEqual([[0]]);
});

test('what is read has none; another value of the mark stays, for the schema to refuse', () => {
  expect(withoutSampleMarks(item)).toEqual({ title: item.title, prints: [{ id: 'a' }, { id: 'b' }] });
  expect(withoutSampleMarks([{ sample: 'yes' }])).toEqual([{ sample: 'yes' }]);
});
