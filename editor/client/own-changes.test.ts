import { expect, test } from 'vitest';
import { OwnChanges } from './own-changes.ts';

const file = 'frames/petra/item.yaml';
const set = (field: string) => ({ file, field, type: 'set' as const, value: 'x' });

test('an answer that was on its way before a change says nothing of its field', () => {
  const own = new OwnChanges();
  expect(own.isHeldBy(4, file, 'title.en')).toBe(true);
  own.begin([set('title.en')]);
  expect(own.isHeldBy(4, file, 'title.en')).toBe(false);
  expect(own.isHeldBy(4, file, 'title.ar')).toBe(true);
  own.end([set('title.en')], 6, []);
  expect(own.isHeldBy(5, file, 'title.en')).toBe(false);
  expect(own.isHeldBy(6, file, 'title.en')).toBe(true);
});

test('the answer to the first of two changes does not hold the second', () => {
  const own = new OwnChanges();
  own.begin([set('title.en')]);
  own.begin([set('title.en')]);
  own.end([set('title.en')], 5, [set('title.en')]);
  expect(own.isHeldBy(5, file, 'title.en')).toBe(false);
  own.end([set('title.en')], 6, []);
  expect(own.isHeldBy(6, file, 'title.en')).toBe(true);
});

test('a change of the whole is one of its parts, one of a part is one of the whole, and of nothing that is only called alike', () => {
  const own = new OwnChanges();
  own.begin([{ file, field: 'title', type: 'remove' }]);
  expect(own.isHeldBy(9, file, 'title.en')).toBe(false);
  expect(own.isHeldBy(9, file, 'titles')).toBe(true);
  own.begin([set('edges.left')]);
  expect(own.isHeldBy(9, file, 'edges')).toBe(false);
  expect(own.isHeldBy(9, file, 'edges.top')).toBe(true);
});

test('a refused change stays on its way; another start of the server counts anew', () => {
  const own = new OwnChanges();
  own.begin([set('a'), set('b')]);
  own.end([set('a')], 40, []);
  own.restart();
  expect(own.isHeldBy(1, file, 'a')).toBe(true);
  expect(own.isHeldBy(1, file, 'b')).toBe(false);
});
