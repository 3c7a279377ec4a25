import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftStore } from './draft-store.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'drafts-'));
  mkdirSync(path.join(root, 'content'));
  for (const name of ['a', 'b']) writeFileSync(path.join(root, 'content', `${name}.yaml`), 'n: 0\n');
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

test('a draft stands on the disk in its own place, beside what it began from; content/ is untouched', async () => {
  const store = await open();
  await set(store, 1);
  expect(readFileSync(path.join(root, '.editor/drafts/a.yaml'), 'utf8')).toBe('n: 1\n');
  expect(await store.base('a.yaml')).toEqual({ text: 'n: 0\n', schema: '1' });
  expect(readFileSync(path.join(root, 'content/a.yaml'), 'utf8')).toBe('n: 0\n');
  expect((await open()).text('a.yaml')).toBe('n: 1\n');
});

test('what says the same as before is no draft', async () => {
  const store = await open();
  await set(store, 1);
  await set(store, 0);
  expect(store.drafts.size).toBe(0);
  expect(existsSync(path.join(root, '.editor/base/a.yaml.json'))).toBe(false);
});

test('undo and redo go over all files of a step, and over a restart', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = await open();
  await set(store, 1, ['a.yaml', 'b.yaml']);
  vi.advanceTimersByTime(2000);
  await set(store, 2);
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

test('a draft that is thrown away comes back', async () => {
  const store = await open();
  await set(store, 1);
  await store.discard('a.yaml');
  expect(store.drafts.size).toBe(0);
  await store.undo();
  expect(store.text('a.yaml')).toBe('n: 1\n');
});

test('a draft whose file someone else has changed is told', async () => {
  const store = await open();
  await set(store, 1);
  expect(await store.isStale('a.yaml')).toBe(false);
  writeFileSync(path.join(root, 'content/a.yaml'), 'n: 7\n');
  expect(await store.isStale('a.yaml')).toBe(true);
});

test('a list of undo that breaks off is read as far as it goes', async () => {
  const store = await open();
  await set(store, 1);
  const log = path.join(root, '.editor/undo.jsonl');
  writeFileSync(log, `${readFileSync(log, 'utf8')}{"type":"st`);
  const later = await open();
  expect(later.text('a.yaml')).toBe('n: 1\n');
  await later.undo();
  expect(later.text('a.yaml')).toBe('n: 0\n');
});

test('where nothing can be written it is said, and the draft is as before', async () => {
  const store = await open();
  await set(store, 1);
  rmSync(path.join(root, '.editor/drafts'), { recursive: true });
  writeFileSync(path.join(root, '.editor/drafts'), 'in the way');
  await expect(set(store, 2)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(store.text('a.yaml')).toBe('n: 1\n');
});

/** Changes both files again and again, and says each number once it is kept. */
const writer = `
import { DraftStore } from '${path.join(import.meta.dirname, 'draft-store.ts')}';
const [, root] = process.argv;
const store = new DraftStore(root + '/content', root + '/.editor', '1');
await store.open();
for (let n = 1 + Number(store.text('a.yaml').slice(3)); ; n += 1) {
  await store.change('n' + n, () => new Map([['a.yaml', 'n: ' + n + '\\n'], ['b.yaml', 'n: ' + n + '\\n']]));
  console.log(n);
}
`;

test('where the folder was emptied by someone else, the next change brings all of the draft back', async () => {
  const store = await open();
  await set(store, 1);
  rmSync(path.join(root, '.editor'), { recursive: true });
  await set(store, 2);
  expect((await open()).text('a.yaml')).toBe('n: 2\n');
  expect(await store.base('a.yaml')).toEqual({ text: 'n: 0\n', schema: '1' });
});

test('killed at any moment: what was kept is there, both files say the same, content/ is whole', async () => {
  const rounds = process.env.CHECK_ALL === '1' ? 200 : 20;
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    const ended = new Promise((resolve) => lines.once('close', resolve));
    await new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        kept = Number(line);
        resolve();
      });
    });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    child.kill('SIGKILL');
    await ended;
    const copy = `${root}-${round}`;
    cpSync(root, copy, { recursive: true });
    const store = new DraftStore(path.join(copy, 'content'), path.join(copy, '.editor'), '1');
    await store.open();
    const numbers = ['a.yaml', 'b.yaml'].map((file) => Number(store.text(file).slice(3)));
    expect(numbers[0]).toBeGreaterThanOrEqual(kept);
    expect(numbers[1]).toBe(numbers[0]);
    expect(store.published('a.yaml')).toBe('n: 0\n');
    rmSync(copy, { recursive: true });
  }
  expect(kept).toBeGreaterThan(rounds);
});
