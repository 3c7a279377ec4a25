import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexer, parse } from 'yaml';
import type { FieldPath } from '#model/content/field-path.ts';
import { valueAt } from '#model/content/field-path.ts';
import { applyChange, type Change } from './change.ts';
import { editText, formatText } from './edit-text.ts';

const list = `# Sizes

pricing:
  # the small one
  - size: 30x40
    price: 10 # since May

  - size: 40x50
    price: 15
colors: [ black, white ] # three soon
note: >-
  One line and another.
`;

test('a changed number changes only its own line', () => {
  expect(editText(list, { type: 'set', path: ['pricing', 0, 'price'], value: 12 })).toBe(
    list.replace('price: 10', 'price: 12'),
  );
});

test('a text that YAML would take for something else gets quotes', () => {
  expect(editText('a: x\n', { type: 'set', path: ['a'], value: 'one: two' })).toBe('a: "one: two"\n');
  expect(editText('a: x\n', { type: 'set', path: ['a'], value: '12' })).toBe('a: "12"\n');
  expect(editText("a: 'x'\n", { type: 'set', path: ['a'], value: "it's" })).toBe("a: 'it''s'\n");
});

test('a long text keeps its block', () => {
  expect(editText(list, { type: 'set', path: ['note'], value: 'Two\nparagraphs' })).toBe(
    list.replace('  One line and another.', '  Two\n\n  paragraphs'),
  );
});

test('list entries are moved, removed and inserted as whole lines', () => {
  expect(editText(list, { type: 'move', path: ['pricing', 0], to: 1 })).toBe(`# Sizes

pricing:
  - size: 40x50
    price: 15

  # the small one
  - size: 30x40
    price: 10 # since May
colors: [ black, white ] # three soon
note: >-
  One line and another.
`);
  expect(editText(list, { type: 'remove', path: ['pricing', 1] })).toBe(
    list.replace('\n  - size: 40x50\n    price: 15\n', ''),
  );
  expect(editText(list, { type: 'insert', path: ['pricing', 2], value: { size: '50x70', price: 25 } })).toBe(
    list.replace('    price: 15\n', '    price: 15\n\n  - size: 50x70\n    price: 25\n'),
  );
});

test('a list on one line stays on it, its comment too', () => {
  expect(editText(list, { type: 'insert', path: ['colors', 2], value: 'oak' })).toBe(
    list.replace('[ black, white ]', '[ black, white, oak ]'),
  );
});

test('a comment at the top of a file stays there', () => {
  const file = '# Questions\n- id: 1\n\n- id: 2\n';
  expect(editText(file, { type: 'move', path: [1], to: 0 })).toBe('# Questions\n\n- id: 2\n\n- id: 1\n');
  expect(editText('# A frame\na: 1\nb: 2\n', { type: 'remove', path: ['a'] })).toBe('# A frame\n\nb: 2\n');
});

test('keys are added and removed', () => {
  expect(editText('a:\n  b: 1\nc: 2\n', { type: 'set', path: ['a', 'd'], value: { en: 'x', ar: 'س' } })).toBe(
    'a:\n  b: 1\n  d:\n    en: x\n    ar: س\nc: 2\n',
  );
  expect(editText('- a: 1\n  b: 2\n', { type: 'remove', path: [0, 'a'] })).toBe('- b: 2\n');
  expect(editText('- x.jpg\n', { type: 'set', path: [0], value: { url: 'x.jpg', print: 'a' } })).toBe(
    '- url: x.jpg\n  print: a\n',
  );
});

test('a comment above an entry moves with the entry', () => {
  const file = 'a:\n  - 1\n  # two\n  - 2\n  - 3\n';
  expect(editText(file, { type: 'move', path: ['a', 1], to: 2 })).toBe('a:\n  - 1\n  - 3\n  # two\n  - 2\n');
  const first = editText(file, { type: 'move', path: ['a', 1], to: 0 });
  expect(first).toBe('a:\n  # two\n  - 2\n  - 1\n  - 3\n');
  expect(editText(first, { type: 'move', path: ['a', 0], to: 1 })).toBe(file);
  expect(editText(first, { type: 'remove', path: ['a', 0] })).toBe('a:\n  - 1\n  - 3\n');
  const twice = 'a:\n  # above\n  - # inside\n    b: 1\n';
  expect(editText(twice, { type: 'set', path: ['a', 0, 'b'], value: 2 })).toBe(
    'a:\n  # above\n  # inside\n  - b: 2\n',
  );
});

test('a new value is not written in the number format of the old one', () => {
  expect(editText('a: 10.50\n', { type: 'set', path: ['a'], value: 12 })).toBe('a: 12\n');
  expect(editText('a: 0x1F\n', { type: 'set', path: ['a'], value: 12 })).toBe('a: 12\n');
  expect(editText('a:\n', { type: 'set', path: ['a'], value: 'x' })).toBe('a: x\n');
});

test.each(globSync('content/**/*.yaml'))(
  '%s is in the format in which the editor writes (npm run format)',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(formatText(text)).toBe(text);
  },
);

test('the first key of an empty file stands below its comments, without braces', () => {
  const after = editText('# Ours\n\n{}\n', { type: 'set', path: ['nav'], value: { home: 'Start' } });
  expect(after).toBe('# Ours\n\nnav:\n  home: Start\n');
  expect(editText(after, { type: 'remove', path: ['nav'] })).toBe('# Ours\n\n{}\n');
});

/** The YAML files of the content. The file `words.yaml` is left out, since it has no fields in the sample content. */
const files = globSync('content/**/*.yaml', { exclude: ['content/words.yaml'] }).sort();
const texts = files.map((file) => readFileSync(file, 'utf8'));

/** Lists the paths of all fields in a value; groups and lists count as fields too. */
function allPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      allPaths(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

const anyText = fc.oneof(
  // The site rejects a file with the characters NUL or U+FFFD as damaged; normalize-change.ts removes both from typed text.
  fc.string({ unit: 'grapheme' }).filter((text) => !/[\0\ufffd]/.test(text)),
  fc.lorem({ maxCount: 40 }),
  fc.constantFrom(
    '- a',
    '# no comment',
    'a: b',
    '12',
    'true',
    '٣٠ دينارًا',
    'a\n\nb',
    ' x',
    ' ',
    '&x',
    '"',
    "'",
    '',
  ),
);

function anyChange(value: unknown): fc.Arbitrary<Change> {
  const all = allPaths(value);
  const inner = (path: FieldPath) => path.reduce<unknown>((now, step) => (now as never)[step], value);
  const scalars = all.filter((path) => typeof inner(path) !== 'object');
  const lists = [[], ...all].filter((path) => Array.isArray(inner(path)) && (inner(path) as []).length > 0);
  const set = fc
    .tuple(fc.constantFrom(...scalars), anyText, fc.integer())
    .map(([path, text, number]): Change => {
      return { type: 'set', path, value: typeof inner(path) === 'number' ? number : text };
    });
  if (lists.length === 0) return set;
  const ofList = fc
    .tuple(fc.constantFrom(...lists), fc.nat(), fc.nat(), fc.constantFrom('insert', 'remove', 'move'))
    .map(([path, from, to, type]): Change => {
      const entries = inner(path) as unknown[];
      const entryPath = [...path, from % entries.length];
      if (type === 'insert') return { type, path: entryPath, value: entries[to % entries.length] };
      return type === 'move'
        ? { type, path: entryPath, to: to % entries.length }
        : { type: 'remove', path: entryPath };
    });
  return fc.oneof({ weight: 3, arbitrary: set }, ofList);
}

const comments = (text: string) => [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).sort();

test('after any change of any file, its value is the expected one, and all comments and other lines stay', () => {
  const changes = fc
    .nat({ max: files.length - 1 })
    .chain((index) => fc.tuple(fc.constant(index), anyChange(parse(texts[index] ?? ''))));
  fc.assert(
    fc.property(changes, fc.boolean(), ([index, change], isWindows) => {
      const text = (texts[index] ?? '').replaceAll('\n', isWindows ? '\r\n' : '\n');
      const after = editText(text, change);
      expect(parse(after)).toEqual(applyChange(parse(text), change));
      // The edit keeps the line ends of the text: LF or CRLF.
      expect(after.match(isWindows ? /[^\r]\n/ : /\r/)).toBeNull();
      if (change.type === 'remove') return;
      expect(comments(after)).toEqual(comments(text));
      const before = text.split(/\r?\n/);
      const kept = new Set(after.split(/\r?\n/));
      const lost = before.filter((line) => line.trim() && !kept.has(line));
      // The edit may replace all lines inside the old value, and two more: the lines with its beginning and its end, or a list
      // on one line. A list of numbers in brackets may have several lines, so lines of numbers do not count.
      const old = String(valueAt(parse(text), change.path)).replaceAll(/\s+/g, ' ');
      const others = lost.filter((line) => !old.includes(line.trim()) && !/^[\d\s.,[\]-]+$/.test(line));
      expect(
        others.length,
        `${files[index]} ${JSON.stringify(change)}\n${others.join('\n')}`,
      ).toBeLessThanOrEqual(2);
    }),
    { numRuns: process.env.CHECK_ALL === '1' ? 10_000 : 1000 },
  );
});

test('several changes at once give the same value and comments as one after the other', () => {
  const some = fc
    .constantFrom(...texts)
    .chain((text) => fc.tuple(fc.constant(text), anyChange(parse(text))))
    .chain(([text, first]) => {
      const after = applyChange(parse(text), first);
      // If the first change has emptied the value, no second change is possible.
      const more =
        allPaths(after).length > 0 ? fc.array(anyChange(after), { maxLength: 1 }) : fc.constant([]);
      return fc.tuple(
        fc.constant(text),
        more.map((others) => [first, ...others]),
      );
    });
  fc.assert(
    fc.property(some, ([text, changes]) => {
      const atOnce = editText(text, ...changes);
      const oneByOne = changes.reduce((now, change) => editText(now, change), text);
      expect(parse(atOnce)).toEqual(parse(oneByOne));
      expect(comments(atOnce)).toEqual(comments(oneByOne));
    }),
    { numRuns: process.env.CHECK_ALL === '1' ? 10_000 : 300 },
  );
  expect(editText('a:   1')).toBe('a:   1');
});
