import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FieldPath } from '#model/content/field-path.ts';
import { fieldName, valueAt } from '#model/content/field-path.ts';
import { scalarsIn } from '#model/content/walk.ts';
import { editTextTo } from '../yaml/changes-between.ts';
import { editText } from '../yaml/edit-text.ts';
import { mergeTexts } from './merge-texts.ts';
import { mergeValues, type Side } from './merge-values.ts';

const base = `# A series

code: SF-01
pricing:
  # the small one
  - size: 30x40
    price: 10 # since May
  - size: 40x50
    price: 15
colors: [ oak, white ]
images:
  - a.jpg
  - url: b.jpg
    label: { en: One, ar: واحد }
`;

function merged(mine: string, theirs: string, choices: Record<string, Side> = {}) {
  return mergeTexts({ base, mine, theirs }, choices);
}

test('changes on neighboring lines are merged, and comments of theirs stay', () => {
  const mine = base.replace('price: 10', 'price: 12');
  const theirs = base.replace('size: 40x50', 'size: 40x50 # or 16 inches').replace('price: 15', 'price: 16');
  expect(merged(mine, theirs)).toEqual({ text: theirs.replace('price: 10', 'price: 12'), conflicts: [] });
});

test('comments that mine alone changed stay, with what theirs changed', () => {
  const mine = base
    .replace('# the small one', '# the small one, for halls')
    .replace('price: 15', 'price: 16 # since November')
    .replace('colors:', '# oak first\ncolors:');
  const theirs = base.replace('price: 10', 'price: 12').replace('oak, white', 'oak, white, black');
  expect(merged(mine, theirs)).toEqual({
    text: mine.replace('price: 10', 'price: 12').replace('oak, white', 'oak, white, black'),
    conflicts: [],
  });
  // In this case, the version `mine` has changed only comments.
  const comments = base.replace('# A series', '# A series of three');
  expect(merged(comments, theirs).text).toBe(theirs.replace('# A series', '# A series of three'));
});

test('where both changed comments, those of theirs stay, and comment lines that mine added are copied', () => {
  const mine = `${base.replace('colors:', '# oak first\n# then white\ncolors:').replace('  - a.jpg', '  # from the left\n  - a.jpg')}# the end\n`;
  const theirs = base.replace('# the small one', '# 12 by 16 inches').replace('  - a.jpg\n', '');
  const { text, conflicts } = merged(mine.replace('price: 15', 'price: 16'), theirs);
  expect(conflicts).toEqual([]);
  expect(text).toBe(
    `${theirs.replace('price: 15', 'price: 16').replace('colors:', '# oak first\n# then white\ncolors:')}# the end\n`,
  );
});

test('an entry is found where it stands now, not at its former index', () => {
  const mine = base.replace('price: 15', 'price: 18');
  const theirs = base.replace('pricing:\n', 'pricing:\n  - size: 20x20\n    price: 5\n');
  expect(merged(mine, theirs)).toEqual({ text: theirs.replace('price: 15', 'price: 18'), conflicts: [] });
});

test('a field that both changed is a conflict, and the chosen value is written', () => {
  const mine = base.replace('price: 10', 'price: 12').replace('price: 15', 'price: 17');
  const theirs = base.replace('price: 10', 'price: 11');
  const { text, conflicts } = merged(mine, theirs);
  expect(conflicts).toMatchObject([{ path: ['pricing', 0, 'price'], base: 10, mine: 12, theirs: 11 }]);
  expect(text).toBe(theirs.replace('price: 15', 'price: 17'));
  const [{ key } = { key: '' }] = conflicts;
  expect(merged(mine, theirs, { [key]: 'mine' })).toEqual({
    text: theirs.replace('price: 11', 'price: 12').replace('price: 15', 'price: 17'),
    conflicts: [],
  });
  // The choice for an earlier conflict does not apply, since the values in conflict have changed.
  expect(merged(mine, base.replace('price: 10', 'price: 13'), { [key]: 'mine' }).conflicts).toHaveLength(1);
});

test('the same change on both sides is no conflict', () => {
  const mine = base.replace('price: 10', 'price: 12');
  expect(merged(mine, `${mine}# theirs\n`)).toEqual({ text: `${mine}# theirs\n`, conflicts: [] });
});

test('new entries of both sides are kept; an entry that one side removed and the other changed is a conflict', () => {
  const mine = base.replace('[ oak, white ]', '[ oak, white, brass ]').replace(/ {2}- size: 40x50\n.*\n/, '');
  const theirs = base.replace('[ oak, white ]', '[ walnut, oak ]').replace('price: 15', 'price: 16');
  const { text, conflicts } = merged(mine, theirs);
  expect(parse(text ?? '').colors).toEqual(['walnut', 'oak', 'brass']);
  expect(conflicts).toMatchObject([
    { path: ['pricing', 1], mine: undefined, theirs: { size: '40x50', price: 16 } },
  ]);
  const [{ key } = { key: '' }] = conflicts;
  expect(parse(merged(mine, theirs, { [key]: 'mine' }).text ?? '').pricing).toEqual([
    { size: '30x40', price: 10 },
  ]);
});

test('a picture that is a file name on one side and a group on the other is one picture', () => {
  const mine = base.replace('- a.jpg', '- url: a.jpg\n    label: { en: A, ar: أ }');
  const theirs = `${base.replace('  - a.jpg\n', '')}  - a.jpg\n`;
  const { text, conflicts } = merged(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(parse(text ?? '').images).toEqual([
    { url: 'b.jpg', label: { en: 'One', ar: 'واحد' } },
    { url: 'a.jpg', label: { en: 'A', ar: 'أ' } },
  ]);
});

test('entries without a naming key are matched by similarity', () => {
  const skills = [
    { name: { en: 'Design', ar: 'تصميم' }, percent: 95 },
    { name: { en: 'Models', ar: 'نماذج' }, percent: 85 },
  ];
  const [first, second] = skills;
  const { value, conflicts } = mergeValues({
    base: skills,
    mine: [{ ...first, percent: 96 }, second],
    theirs: [second, { ...first, name: { en: 'Interiors', ar: 'تصميم' } }],
  });
  expect(conflicts).toEqual([]);
  expect(value).toEqual([second, { name: { en: 'Interiors', ar: 'تصميم' }, percent: 96 }]);
});

test('a file that one side removed and the other changed is one conflict', () => {
  const theirs = base.replace('10', '11');
  expect(mergeTexts({ base, mine: undefined, theirs }).conflicts).toHaveLength(1);
  expect(mergeTexts({ base, mine: undefined, theirs: base })).toEqual({ text: undefined, conflicts: [] });
  expect(mergeTexts({ base, mine: 'a: [', theirs }).conflicts).toHaveLength(1);
});

const texts = globSync('content/**/*.yaml', { exclude: ['content/words.yaml'] })
  .sort()
  .map((file) => readFileSync(file, 'utf8'));

/** Whether a path leads to the value that names a list entry. The test changes no such value: it would make another entry. */
const isName = (path: FieldPath) =>
  ['id', 'url', 'size', 'code', 'picture', 'icon', 'date', 'from', 'work'].includes(String(path.at(-1))) ||
  typeof path.at(-1) === 'number';

const changed = (path: FieldPath, value: unknown, by: string) =>
  typeof valueAt(value, path) === 'number' ? Number(`7${by.length}`) : `${by} ${String(path.at(-1))}`;

const twoChanges = fc.constantFrom(...texts).chain((text) => {
  const paths = scalarsIn(parse(text)).flatMap(({ path }) => (isName(path) ? [] : [path]));
  const some = fc.subarray(paths, { minLength: 1, maxLength: Math.min(5, paths.length) });
  return fc.tuple(fc.constant(text), some, some);
});

test('whatever two people change in any file, each change is in the result or is a conflict', () => {
  fc.assert(
    fc.property(twoChanges, ([text, myPaths, theirPaths]) => {
      const value = parse(text);
      const edit = (paths: FieldPath[], by: string) =>
        paths.reduce(
          (now, path) => editText(now, { type: 'set', path, value: changed(path, value, by) }),
          text,
        );
      const [mine, theirs] = [edit(myPaths, 'mine'), edit(theirPaths, 'they')];
      const { text: result = '', conflicts } = mergeTexts({ base: text, mine, theirs });
      const asked = conflicts.map(({ path }) => fieldName(path));
      const found = parse(result);
      for (const path of theirPaths) expect(valueAt(found, path)).toEqual(valueAt(parse(theirs), path));
      for (const path of myPaths) {
        const [own, other] = [valueAt(parse(mine), path), valueAt(parse(theirs), path)];
        if (!theirPaths.includes(path)) expect(valueAt(found, path)).toEqual(own);
        // If both sides change a field to the same value, there is no conflict.
        else if (own !== other) expect(asked).toContain(fieldName(path));
      }
    }),
    { numRuns: process.env.CHECK_ALL === '1' ? 2000 : 50 },
  );
});

const entries = fc.uniqueArray(
  fc.record({ id: fc.nat(6), text: fc.constantFrom('a', 'b') }, { noNullPrototype: true }),
  {
    selector: ({ id }) => id,
  },
);
const anyValue = fc.record({
  list: entries,
  colors: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
  n: fc.nat(2),
});

test('for any versions: no change is no conflict, swapped sides have as many, and a choice for each leaves none', () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (from, mine, theirs) => {
      expect(mergeValues({ base: from, mine, theirs: from })).toEqual({ value: mine, conflicts: [] });
      expect(mergeValues({ base: from, mine: from, theirs })).toEqual({ value: theirs, conflicts: [] });
      const { conflicts } = mergeValues({ base: from, mine, theirs });
      expect(mergeValues({ base: from, mine: theirs, theirs: mine }).conflicts).toHaveLength(
        conflicts.length,
      );
      const choices = Object.fromEntries(conflicts.map(({ key }) => [key, 'mine' as const]));
      expect(mergeValues({ base: from, mine, theirs }, choices).conflicts).toEqual([]);
    }),
  );
});

test('a text is edited to have any other value', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (one, other) => {
      const text = `list: ${JSON.stringify(one.list)}\ncolors: ${JSON.stringify(one.colors)}\nn: ${one.n}\n`;
      expect(parse(editTextTo(text, parse(text), other))).toEqual(other);
    }),
  );
});
