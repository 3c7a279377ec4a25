import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftFile } from '#model/on-disk/content-files.server.ts';
import { DraftStore } from './draft-store.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'drafts-'));
  mkdirSync(path.join(root, 'content'));
  for (const name of ['a', 'b', 'e']) writeFileSync(path.join(root, 'content', `${name}.yaml`), 'n: 0\n');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

async function open(): Promise<DraftStore> {
  const store = new DraftStore(path.join(root, 'content'), path.join(root, '.editor'), '1');
  await store.open();
  return store;
}

function set(store: DraftStore, value: number, files = ['a.yaml']) {
  return store.change(files.join(), () => new Map(files.map((file) => [file, `n: ${value}\n`])));
}

test('a draft and its base are files on the disk until the draft equals the published file; content/ is untouched', async () => {
  const store = await open();
  await set(store, 1);
  expect(readFileSync(path.join(root, '.editor/drafts/a.yaml'), 'utf8')).toBe('n: 1\n');
  expect(await store.base('a.yaml')).toEqual({ text: 'n: 0\n', schema: '1' });
  expect(readFileSync(path.join(root, 'content/a.yaml'), 'utf8')).toBe('n: 0\n');
  expect((await open()).text('a.yaml')).toBe('n: 1\n');
  await set(store, 0);
  expect(store.drafts.size).toBe(0);
  expect(existsSync(path.join(root, '.editor/base/a.yaml.json'))).toBe(false);
});

test('reading the base of a draft while it is undone is no error', async () => {
  const store = await open();
  for (let round = 0; round < 200; round += 1) {
    await set(store, 1);
    let isUndone = false;
    const undo = store.undo().then(() => {
      isUndone = true;
    });
    while (!isUndone) {
      expect([undefined, { text: 'n: 0\n', schema: '1' }]).toContainEqual(await store.base('a.yaml'));
      await new Promise(setImmediate);
    }
    await undo;
  }
});

test('undo and redo concern all files of a step, also after a discarded draft and after a restart', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = await open();
  await set(store, 1, ['a.yaml', 'b.yaml']);
  vi.advanceTimersByTime(2000);
  await set(store, 2);
  await store.discard('a.yaml');
  expect([...store.drafts.keys()]).toEqual(['b.yaml']);
  await store.undo();
  expect(store.text('a.yaml')).toBe('n: 2\n');
  await store.undo();
  expect(store.text('a.yaml')).toBe('n: 1\n');
  const later = await open();
  expect(later.canRedo).toBe(true);
  await later.redo();
  expect(later.text('a.yaml')).toBe('n: 2\n');
  await later.undo();
  await later.undo();
  expect([later.drafts.size, later.canUndo]).toEqual([0, false]);
});

test('typing without a pause is one step', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = await open();
  for (const value of [1, 12, 123]) {
    await set(store, value);
    vi.advanceTimersByTime(300);
  }
  vi.advanceTimersByTime(1000);
  await set(store, 4);
  await store.undo();
  expect(store.text('a.yaml')).toBe('n: 123\n');
  await store.undo();
  expect(store.text('a.yaml')).toBe('n: 0\n');
});

test('a truncated undo list is read up to the damaged line', async () => {
  const store = await open();
  await set(store, 1);
  const log = path.join(root, '.editor/undo.jsonl');
  writeFileSync(log, `${readFileSync(log, 'utf8')}{"done":2,"st`);
  const later = await open();
  expect(later.text('a.yaml')).toBe('n: 1\n');
  await later.undo();
  expect(later.text('a.yaml')).toBe('n: 0\n');
});

test('if the disk cannot be written, an error is reported and the draft is unchanged', async () => {
  const store = await open();
  await set(store, 1);
  rmSync(path.join(root, '.editor/drafts'), { recursive: true });
  writeFileSync(path.join(root, '.editor/drafts'), 'in the way');
  await expect(set(store, 2)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(store.text('a.yaml')).toBe('n: 1\n');
});

describe('new files, pictures and removed files', () => {
  const bytes = (n: number) => Buffer.from([0xff, 0xd8, n, 0, 0xfe]);
  const at = (file: string) => path.join(root, '.editor/drafts', file);
  const pictureFile = (n: number) => {
    const file = path.join(root, 'taken.jpg');
    writeFileSync(file, bytes(n));
    return { path: file };
  };

  beforeEach(() => {
    mkdirSync(path.join(root, 'content/old'));
    writeFileSync(path.join(root, 'content/old/item.yaml'), 'n: 0\n');
    writeFileSync(path.join(root, 'content/old/1.jpg'), bytes(1));
  });

  test('renaming a folder is one step, which is undone byte for byte and redone after a restart', async () => {
    const store = await open();
    const picture = { path: path.join(root, 'content/old/1.jpg') };
    await store.change('rename', (text) => {
      return new Map<string, DraftFile>([
        ['new/item.yaml', text('old/item.yaml')],
        ['new/1.jpg', picture],
        ['old/item.yaml', null],
        ['old/1.jpg', null],
      ]);
    });
    expect(readFileSync(at('new/1.jpg'))).toEqual(bytes(1));
    expect(await store.base('new/1.jpg')).toEqual({ text: null, schema: '1' });
    expect((await store.base('old/1.jpg'))?.picture).toMatch(/^[0-9a-f]{64}$/);
    const later = await open();
    expect([...later.drafts].sort()).toEqual([...store.drafts].sort());
    expect(() => later.text('old/item.yaml')).toThrow(/no content/);
    await later.undo();
    expect(later.drafts.size).toBe(0);
    expect(existsSync(path.join(root, '.editor/drafts/new'))).toBe(false);
    expect(existsSync(path.join(root, '.editor/removed.json'))).toBe(false);
    const last = await open();
    await last.redo();
    expect(readFileSync(at('new/1.jpg'))).toEqual(bytes(1));
    expect(last.drafts.get('old/1.jpg')).toBeNull();
    expect(readFileSync(path.join(root, 'content/old/1.jpg'))).toEqual(bytes(1));
  });

  test('undo restores a replaced picture byte for byte; replacing a picture by itself makes no draft', async () => {
    const store = await open();
    for (const n of [2, 3, 1]) {
      await store.change(`replace ${n}`, () => new Map([['old/1.jpg', pictureFile(n)]]));
    }
    expect(store.drafts.size).toBe(0);
    await store.undo();
    expect(readFileSync(at('old/1.jpg'))).toEqual(bytes(3));
    await store.undo();
    expect(readFileSync(at('old/1.jpg'))).toEqual(bytes(2));
  });

  test('a file that someone else has changed, replaced, added or removed is reported', async () => {
    const store = await open();
    await store.change('pictures', () => {
      return new Map<string, DraftFile>([
        ['old/1.jpg', null],
        ['old/2.jpg', pictureFile(2)],
        ['old/item.yaml', 'n: 1\n'],
        ['a.yaml', 'n: 1\n'],
      ]);
    });
    const stale = async () =>
      (await Promise.all([...store.drafts.keys()].map((file) => store.isStale(file)))).join();
    expect(await stale()).toBe('false,false,false,false');
    writeFileSync(path.join(root, 'content/a.yaml'), 'n: 7\n');
    writeFileSync(path.join(root, 'content/old/1.jpg'), bytes(7));
    writeFileSync(path.join(root, 'content/old/2.jpg'), bytes(7));
    rmSync(path.join(root, 'content/old/item.yaml'));
    expect(await stale()).toBe('true,true,true,true');
  });

  test('pictures that are no longer needed are removed at the next start', async () => {
    const store = await open();
    const kept = () => readdirSync(path.join(root, '.editor/pictures'));
    await store.change('add', () => new Map([['old/2.jpg', pictureFile(2)]]));
    const [picture] = kept();
    await store.change('add another', () => new Map([['old/3.jpg', pictureFile(9)]]));
    await store.markPublished(['old/3.jpg']);
    expect(kept()).toHaveLength(2);
    await open();
    expect(kept()).toEqual([picture]);
  });
});

/**
 * A script that changes two texts, a picture and the folder of another picture again and again, and prints the number
 * of each change once it is stored.
 */
const writer = `
import { DraftStore } from '${path.join(import.meta.dirname, 'draft-store.ts')}';
import { writeFileSync } from 'node:fs';
const [, root] = process.argv;
const store = new DraftStore(root + '/content', root + '/.editor', '1');
await store.open();
for (let n = 1 + Number(store.text('a.yaml').slice(3)); ; n += 1) {
  writeFileSync(root + '/taken.jpg', 'picture ' + n);
  await store.change('n' + n, () => new Map([
    ['a.yaml', 'n: ' + n + '\\n'],
    ['b.yaml', 'n: ' + n + '\\n'],
    ['c/1.jpg', { path: root + '/taken.jpg' }],
    ['d' + (n - 1) + '/item.yaml', undefined],
    ['d' + n + '/item.yaml', 'n: ' + n + '\\n'],
    ['e.yaml', n % 2 ? null : undefined],
  ]));
  console.log(n);
}
`;

test('if someone has emptied the folder of the drafts, the next change writes the whole draft again', async () => {
  const store = await open();
  await set(store, 1);
  rmSync(path.join(root, '.editor'), { recursive: true });
  await set(store, 2);
  expect((await open()).text('a.yaml')).toBe('n: 2\n');
  expect(await store.base('a.yaml')).toEqual({ text: 'n: 0\n', schema: '1' });
});

test('killed at any moment: stored changes are complete, all files have the same number, and content/ is undamaged', async () => {
  const rounds = process.env.CHECK_ALL === '1' ? 200 : 20;
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let end: NodeJS.Timeout | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      kept = Number(line);
      if (!end) end = setTimeout(() => child.kill('SIGKILL'), Math.random() * 60);
    }
    const copy = `${root}-${round}`;
    cpSync(root, copy, { recursive: true });
    const store = new DraftStore(path.join(copy, 'content'), path.join(copy, '.editor'), '1');
    await store.open();
    const numbers = ['a.yaml', 'b.yaml'].map((file) => Number(store.text(file).slice(3)));
    expect(numbers[0]).toBeGreaterThanOrEqual(kept);
    expect(numbers[1]).toBe(numbers[0]);
    expect(readFileSync(path.join(copy, '.editor/drafts/c/1.jpg'), 'utf8')).toBe(`picture ${numbers[0]}`);
    const folders = [...store.drafts.keys()].filter((file) => file.startsWith('d'));
    expect(folders).toEqual([`d${numbers[0]}/item.yaml`]);
    expect(store.drafts.get('e.yaml')).toBe(Number(numbers[0]) % 2 ? null : undefined);
    expect(store.published('a.yaml')).toBe('n: 0\n');
    rmSync(copy, { recursive: true });
  }
  expect(kept).toBeGreaterThan(rounds);
});
