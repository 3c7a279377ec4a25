import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxQuantity } from '#model/whatsapp/frame-choice.ts';
import { withChange, withoutLine } from './change-lines.ts';
import { choiceKey, countOf, parseSelection, type SelectionLine, withLine, withLineAt } from './selection.ts';

/* The generated values are few, so that the same choice occurs several times. */
const line: fc.Arbitrary<SelectionLine> = fc.record({
  slug: fc.constantFrom('kalima', 'dunes', 'arches'),
  title: fc.constantFrom('One Word', 'كلمة'),
  print: fc.constantFrom('light', 'peace'),
  size: fc.constantFrom('30x40', '50x70'),
  color: fc.constantFrom('oak', 'black'),
  quantity: fc.integer({ min: 1, max: 40 }),
  price: fc.constantFrom(10, 15, 25),
});
const list = fc.array(line, { maxLength: 20 }).map((lines) => lines.reduce(withLine, [] as SelectionLine[]));

test('each choice stands on the list once, and every print is counted', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (added) => {
      const lines = added.reduce(withLine, [] as SelectionLine[]);
      expect(new Set(lines.map(choiceKey)).size).toBe(lines.length);
      expect(countOf(lines)).toBe(countOf(added));
    }),
  );
});

test('what is stored comes back the same', () => {
  fc.assert(
    fc.property(list, (lines) => {
      expect(parseSelection(JSON.stringify(lines))).toEqual(lines);
    }),
  );
});

test('a removed line comes back where it was', () => {
  fc.assert(
    fc.property(list, fc.nat(), (lines, seed) => {
      const index = seed % Math.max(1, lines.length);
      const removed = lines[index];
      if (!removed) return;
      const rest = withoutLine(lines, removed);
      expect(rest).toHaveLength(lines.length - 1);
      expect(withLineAt(rest, removed, index)).toEqual(lines);
    }),
  );
});

test('a change keeps all prints, and a choice that is there already takes them in', () => {
  fc.assert(
    fc.property(list, fc.nat(), fc.constantFrom('30x40', '50x70'), (lines, seed, size) => {
      const changed = lines[seed % Math.max(1, lines.length)];
      if (!changed) return;
      const after = withChange(lines, changed, { size });
      expect(countOf(after)).toBe(countOf(lines));
      expect(new Set(after.map(choiceKey)).size).toBe(after.length);
      expect(after.map(choiceKey)).toContain(choiceKey({ ...changed, size }));
    }),
  );
});

test('a quantity stays between one and the maximum', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: -50, max: 20_000 }), (one, quantity) => {
      const [after] = withChange([one], one, { quantity });
      expect(after?.quantity).toBe(Math.min(Math.max(1, quantity), maxQuantity));
    }),
  );
});

test('the same choice once more takes the price of now', () => {
  const one = {
    slug: 'dunes',
    title: 'Dunes',
    print: 'noon',
    size: '30x40',
    color: 'oak',
    quantity: 2,
    price: 10,
  };
  expect(withLine([one], { ...one, quantity: 3, price: 12 })).toEqual([{ ...one, quantity: 5, price: 12 }]);
});

test('whatever is stored, reading it gives lines or none, and never fails', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('null', '{}', '[null]', '[[]]', '{"length":3}'),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(Array.isArray(parseSelection(text))).toBe(true);
    }),
  );
  expect(parseSelection(null)).toEqual([]);
});

test('one field edited by hand costs that line alone', () => {
  const bad = fc.oneof(
    fc.constantFrom(0, -1, 1.5, 1e9, null, [], {}, true, '', '2'),
    fc.constant('x'.repeat(201)),
  );
  const field = fc.constantFrom('slug', 'title', 'print', 'size', 'color', 'quantity', 'price');
  fc.assert(
    fc.property(line, field, bad, (good, name, value) => {
      const isText = typeof good[name as keyof SelectionLine] === 'string';
      if (isText && typeof value === 'string' && value.length <= 200) return;
      const other = { ...good, slug: 'another' };
      expect(parseSelection(JSON.stringify([{ ...good, [name]: value }, other]))).toEqual([other]);
    }),
  );
});

test('a list that an earlier version of the site has kept is read', () => {
  const line = {
    slug: 'rum',
    title: 'Rum',
    print: 'dawn',
    size: '50×70',
    color: 'oak',
    quantity: 1,
    price: 25,
  };
  expect(parseSelection(JSON.stringify([line]))).toEqual([{ ...line, size: '50x70' }]);
});
