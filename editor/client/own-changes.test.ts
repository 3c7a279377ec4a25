import { expect, test } from 'vitest';
import { OwnChanges } from './own-changes.ts';

const file = 'frames/petra/item.yaml';
const set = (field: string) => ({ file, field, type: 'set' as const, value: 'x' });

test('an answer that was sent before a change does not include its field', () => {
  const own = new OwnChanges();
  expect(own.isIncludedIn(4, file, 'title.en')).toBe(true);
  own.markPending([set('title.en')]);
  expect(own.isIncludedIn(4, file, 'title.en')).toBe(false);
  expect(own.isIncludedIn(4, file, 'title.ar')).toBe(true);
  own.markWritten([set('title.en')], 6, []);
  expect(own.isIncludedIn(5, file, 'title.en')).toBe(false);
  expect(own.isIncludedIn(6, file, 'title.en')).toBe(true);
});

test('the answer to the first of two changes does not include the second', () => {
  const own = new OwnChanges();
  own.markPending([set('title.en')]);
  own.markPending([set('title.en')]);
  own.markWritten([set('title.en')], 5, [set('title.en')]);
  expect(own.isIncludedIn(5, file, 'title.en')).toBe(false);
  own.markWritten([set('title.en')], 6, []);
  expect(own.isIncludedIn(6, file, 'title.en')).toBe(true);
});

test('a change of a group affects its fields and a change of a field its group, but no field with a similar name', () => {
  const own = new OwnChanges();
  own.markPending([{ file, field: 'title', type: 'remove' }]);
  expect(own.isIncludedIn(9, file, 'title.en')).toBe(false);
  expect(own.isIncludedIn(9, file, 'titles')).toBe(true);
  own.markPending([set('edges.left')]);
  expect(own.isIncludedIn(9, file, 'edges')).toBe(false);
  expect(own.isIncludedIn(9, file, 'edges.top')).toBe(true);
});

test('a refused change stays pending; a restarted server counts its versions anew', () => {
  const own = new OwnChanges();
  own.markPending([set('a'), set('b')]);
  own.markWritten([set('a')], 40, []);
  own.restart();
  expect(own.isIncludedIn(1, file, 'a')).toBe(true);
  expect(own.isIncludedIn(1, file, 'b')).toBe(false);
});
