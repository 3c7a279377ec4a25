import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { ContentError } from '#model/content/content-error.ts';
import { fieldName } from '#model/content/field-path.ts';
import { ContentFolder } from './content-folder.server.ts';
import { readContent } from './read-content.server.ts';

/*
 * The sample of content for this test: one item of every kind is enough, because all items of a kind have the same
 * fields and the test reads them thousands of times.
 */
const folders = [
  'services/interior-design-consultation',
  'portfolio/abdoun-residence',
  'projects/cafe-under-the-vines',
  'frames/kalima',
  'frames/petra',
  'courses/revit-visualization',
];
const lists = [
  'frame-colors',
  'process',
  'highlights',
  'skills',
  'testimonials',
  'faq',
  'ordering',
  'rooms',
  'studio',
  'site',
  'privacy',
  'accessibility',
];
const files = [...lists.map((name) => `${name}.yaml`), ...folders.map((folder) => `${folder}/item.yaml`)];

const removed = Symbol('removed');
const html = '<img src=x onerror=alert(1)><script>alert(1)</script> & "quotes"';

/** Values that someone may write into a field, on purpose or by mistake. */
const replacements: Record<string, (old: unknown) => unknown> = {
  removed: () => removed,
  'a whole number': () => 7,
  'a number below zero': () => -1,
  'a broken number': () => 0.5,
  'a huge number': () => 1e21,
  'a text': () => 'x',
  'a list': () => ['x'],
  'a group': () => ({ x: 'y' }),
  nothing: () => null,
  yes: () => true,
  'an empty text': () => '',
  'an empty list': () => [],
  'an empty group': () => ({}),
  HTML: (old) => (typeof old === 'string' ? html : [html]),
  'a right-to-left mark': (old) => (typeof old === 'string' ? `\u200f${old}` : '\u200f'),
};

/** Changes of a text that no field may accept. */
const neverRight: Record<string, (old: string) => string> = {
  'a word of 20,000 letters': () => 'a'.repeat(20_000),
  '20,000 letters in words': () => 'ab '.repeat(6_667),
  'a right-to-left override': (old) => `${old}\u202eb`,
  'an open isolate': (old) => `\u2066${old}`,
  'an isolate closed twice': (old) => `${old}\u2069b`,
  'a null': (old) => `${old}\0b`,
  'a bell': (old) => `${old}\u0007b`,
  'half a character': (old) => `${old}\ud800b`,
  'another encoding': (old) => `${old}\ufffd`,
  'an invisible text': () => '\u200f\u200b ',
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fuzzed-'));
  for (const folder of [...folders, 'people', 'pictures', 'rooms']) {
    cpSync(path.join('content', folder), path.join(root, folder), { recursive: true });
  }
  for (const file of files) write(file, originalOf(file));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/* A cache of valid values for all files except the one that a test changes. */
const kept = new Map<string, unknown>();
const { readFile } = ContentFolder.prototype;
vi.spyOn(ContentFolder.prototype, 'readFile').mockImplementation(function (
  this: ContentFolder,
  file,
  schema,
) {
  if (kept.has(file)) return kept.get(file);
  const value = readFile.call(this, file, schema);
  if (value !== undefined) kept.set(file, value);
  return value;
});

const originals = new Map(files.map((file) => [file, read(file)]));

function originalOf(file: string): unknown {
  return originals.get(file);
}

/**
 * Reads a content file, shortened for this test: only the testimonials and materials whose project is in the
 * sample, the first step of the process, and one section of the privacy page, because accessibility.yaml has all
 * sections of that kind.
 */
function read(file: string): unknown {
  const value = parse(readFileSync(path.join('content', file), 'utf8'));
  if (file === 'privacy.yaml') return { ...value, parts: value.parts.slice(1, 2) };
  if (file === 'process.yaml') return value.slice(0, 1);
  if (file === 'studio.yaml') return { ...value, materials: value.materials.filter(isInSample) };
  if (file !== 'testimonials.yaml') return value;
  return value.filter(({ project }: { project: string }) => folders.includes(project));
}

/** Whether a material's picture and all its projects are in the sample; otherwise they would be reported as missing. */
function isInSample({ picture, projects }: { picture: { url: string }; projects: string[] }) {
  return [path.posix.dirname(picture.url), ...projects].every((folder) => folders.includes(folder));
}

/** Writes a value as JSON, which is valid YAML and can express any text. */
function write(file: string, value: unknown) {
  type(file, JSON.stringify(value));
}

function type(file: string, text: string) {
  kept.delete(file);
  writeFileSync(path.join(root, file), text);
}

type Path = (string | number)[];

/** The paths of all fields of a value. Of list entries with the same keys or type, only the last one is included. */
function fieldsOf(value: unknown, parent: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? [...new Map(value.map((entry, index) => [formOf(entry), index])).values()]
    : typeof value === 'object' && value !== null
      ? Object.keys(value)
      : [];
  return inner.flatMap((key) => {
    const field = [...parent, key];
    return [field, ...fieldsOf((value as Record<string | number, unknown>)[key], field)];
  });
}

function formOf(value: unknown): string {
  return typeof value === 'object' && value ? Object.keys(value).join() : typeof value;
}

/** A copy of the value in which one field is changed or removed. */
function withField(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const changed = withField(copy[key], rest, change);
  if (changed !== removed) copy[key] = changed;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

function mistakesFound(): string[] {
  try {
    readContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

/**
 * The form that every message about a mistake must have: the file, the field (none for the whole file), and a sentence that says
 * what belongs there, without the signs of a program.
 */
const sentence = /^content\/[\w./-]+\.yaml: ([\w.[\]]+: )?[A-Z“][^\p{C}]+$/u;
const raw = /undefined|\[object|NaN|Error\b|node:|\.ts:|Invalid input|Too (big|small)/;

function expectPlainWords(lines: string[], where: string) {
  const riddles = lines.filter((line) => !sentence.test(line) || raw.test(line) || line.length > 400);
  expect(riddles, where).toEqual([]);
}

/** Whether a message names the given field, a group that contains the field, or a field inside it. */
function names(lines: string[], file: string, field: Path): boolean {
  const own = fieldName(field);
  return lines.some((line) => {
    const [fileName, named = ''] = line.split(': ');
    if (fileName !== `content/${file}`) return false;
    return !/^[\w.[\]]+$/.test(named) || own.startsWith(named) || named.startsWith(own);
  });
}

function tryIn(file: string, field: Path, change: (old: unknown) => unknown): string[] {
  const value = originalOf(file);
  write(file, withField(value, field, change));
  try {
    return mistakesFound();
  } finally {
    write(file, value);
  }
}

/** A third of all changes for a field, to save time; `offset` selects which third. `npm run test:all` uses all changes. */
function shareOf<T>(all: T[], offset: number): T[] {
  return process.env.CHECK_ALL === '1' ? all : all.filter((_, index) => (index + offset) % 3 === 0);
}

test('the sample is read without a mistake', () => {
  expect(mistakesFound()).toEqual([]);
});

describe.each(files)('%s', (file) => {
  test('any value of a field is accepted, or its file and field are reported', () => {
    for (const [index, field] of fieldsOf(originalOf(file)).entries()) {
      for (const [name, change] of shareOf(Object.entries(replacements), index)) {
        const where = `${name} in ${file}: ${fieldName(field)}`;
        expectPlainWords(tryIn(file, field, change), where);
      }
    }
  });

  test('a text that no field may have is never accepted', () => {
    const texts = fieldsOf(originalOf(file)).filter((field) => {
      let old: unknown;
      withField(originalOf(file), field, (value) => {
        old = value;
        return value;
      });
      return typeof old === 'string';
    });
    for (const [index, field] of texts.entries()) {
      for (const [name, change] of shareOf(Object.entries(neverRight), index)) {
        const where = `${name} in ${file}: ${fieldName(field)}`;
        const lines = tryIn(file, field, (old) => change(String(old)));
        expectPlainWords(lines, where);
        expect(names(lines, file, field), `${where}\n${lines.join('\n')}`).toBe(true);
      }
    }
  });
});

test('whatever is typed into a file, and wherever, the file is read or reported', () => {
  const typed = fc.oneof(
    fc.constantFrom(
      '*',
      '&',
      '!',
      '%',
      '@',
      '`',
      '\t',
      ': ',
      '\n',
      '- ',
      '#',
      '"',
      "'",
      '{',
      '[',
      '|',
      '>',
      '?',
    ),
    fc.constantFrom('\n---\n', '<<: *a', '!!binary ', '&a [*a]', '\r', '\ufeff', '\u0085', '__proto__: 1\n'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      typed,
      fc.nat(20),
      (file, at, text, cut) => {
        const before = readFileSync(path.join('content', file), 'utf8');
        const position = Math.floor(at * before.length);
        type(file, `${before.slice(0, position)}${text}${before.slice(position + cut)}`);
        try {
          expectPlainWords(mistakesFound(), file);
        } finally {
          write(file, originalOf(file));
        }
      },
    ),
    { numRuns: 400 },
  );
});
