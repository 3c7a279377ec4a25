import { expect, test } from 'vitest';
import { OwnChanges } from './own-changes.ts';

const file = 'frames/petra/item.yaml';
const set = (field: string) => ({ file, field, type: 'set' as const, value: 'x' });

test('an answer that was on its way before a change says nothing of its field', () => {
  const own = new OwnChanges();
  expect(own.isIncludedIn(4, file, 'title.en')).toBe(true);
  own.markPending([set('title.en')]);
  expect(own.isIncludedIn(4, file, 'title.en')).toBe(false);
  expect(own.isIncludedIn(4, file, 'title.ar')).toBe(true);
  own.markWritten([set('title.en')], 6, []);
  expect(own.isIncludedIn(5, file, 'title.en')).toBe(false);
  expect(own.isIncludedIn(6, file, 'title.en')).toBe(true);
});

test('the answer to the first of two changes does not hold the second', () => {
  const own = new OwnChanges();
  own.markPending([set('title.en')]);
  own.markPending([set('title.en')]);
  own.markWritten([set('title.en')], 5, [set('title.en')]);
  expect(own.isIncludedIn(5, file, 'title.en')).toBe(false);
  own.markWritten([set('title.en')], 6, []);
  expect(own.isIncludedIn(6, file, 'title.en')).toBe(true);
});

test('a change of the whole is one of its parts, one of a part is one of the whole, and of nothing that is only called alike', () => {
  const own = new OwnChanges();
  own.markPending([{ file, field: 'title', type: 'remove' }]);
  expect(own.isIncludedIn(9, file, 'title.en')).toBe(false);
  expect(own.isIncludedIn(9, file, 'titles')).toBe(true);
  own.markPending([set('edges.left')]);
  expect(own.isIncludedIn(9, file, 'edges')).toBe(false);
  expect(own.isIncludedIn(9, file, 'edges.top')).toBe(true);
});

test('a refused change stays on its way; another start of the server counts anew', () => {
  const own = new OwnChanges();
  own.markPending([set('a'), set('b')]);
  own.markWritten([set('a')], 40, []);
  own.restart();
  expect(own.isIncludedIn(1, file, 'a')).toBe(true);
  expect(own.isIncludedIn(1, file, 'b')).toBe(false);
});
