import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DraftFile } from '../../app/content/content-files.server.ts';
import { drawnCharacters } from '../../scripts/fonts/drawn-characters.ts';
import { copyContent } from '../../tests/copy-of-content.ts';
import { ContentEditor } from './content-editor.ts';
import { Publisher } from './publisher.ts';

/* Items that are new, renamed or removed, and their pictures: as drafts, in the preview, and published. */
const drawn = await drawnCharacters();
const script = 'process.exit(0);';

let project: string;
let editor: ContentEditor;

beforeEach(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'items-'));
  copyContent(path.join(project, 'content'));
  mkdirSync(path.join(project, 'scripts'));
  for (const name of ['check-content.ts', 'build.ts'])
    writeFileSync(path.join(project, 'scripts', name), script);
  await open();
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

async function open() {
  editor = new ContentEditor(
    { contentRoot: path.join(project, 'content'), editor: path.join(project, '.editor') },
    drawn,
  );
  await editor.open();
}

const at = (...steps: string[]) => path.join(project, ...steps);
const shown = (file: string) => at('.editor/preview', file);

/** Renames or duplicates a series of frames. */
async function copyFrame({ from = 'line', to = 'lines', isRenamed = false, code = 'SF-77' } = {}) {
  const drafts = new Map<string, DraftFile>();
  for (const name of readdirSync(at('content/frames', from))) {
    const file = `frames/${from}/${name}`;
    const text = name.endsWith('.yaml')
      ? editor.store.text(file).replace(/code: .*/, `code: ${code}`)
      : undefined;
    drafts.set(`frames/${to}/${name}`, text ?? { place: at('content', file) });
    if (isRenamed) drafts.set(file, null);
  }
  return editor.changeFiles(`copy ${from}`, () => drafts);
}

const addresses = async () => (await editor.state()).items.map(({ address }) => address);

test('a new item is in the list and in the preview with its pictures; undone, it is in neither', async () => {
  await copyFrame();
  expect(editor.mistakes).toEqual([]);
  expect(await addresses()).toContain('/frames/lines');
  expect(readFileSync(shown('frames/lines/1-room.jpg'))).toEqual(
    readFileSync(at('content/frames/line/1-room.jpg')),
  );
  expect((await editor.item('/frames/lines'))?.choices.picture).toContainEqual({
    value: '1-room.jpg',
    title: {},
  });
  await editor.undo();
  expect(await addresses()).not.toContain('/frames/lines');
  expect(existsSync(shown('frames/lines'))).toBe(false);
});

test('a new item that does not pass stays absent from the preview with its pictures, also after a restart', async () => {
  await copyFrame({ code: 'none' });
  expect(editor.mistakes.map(({ file }) => file)).toEqual(['content/frames/lines/item.yaml']);
  expect(existsSync(shown('frames/lines'))).toBe(false);
  await open();
  expect(existsSync(shown('frames/lines'))).toBe(false);
  await editor.change('code', [
    { file: 'frames/lines/item.yaml', change: { type: 'set', path: ['code'], value: 'SF-78' } },
  ]);
  expect(existsSync(shown('frames/lines/1-room.jpg'))).toBe(true);
  // It goes on as it last passed.
  await editor.change('code', [
    { file: 'frames/lines/item.yaml', change: { type: 'set', path: ['code'], value: '' } },
  ]);
  await open();
  expect(readFileSync(shown('frames/lines/item.yaml'), 'utf8')).toContain('SF-78');
});

test('a renamed item stands in the preview under its new name alone, once what refers to it follows', async () => {
  await copyFrame({ isRenamed: true });
  expect(await addresses()).toContain('/frames/lines');
  expect(await addresses()).not.toContain('/frames/line');
  // A project still names the old folder: the preview stays as it last passed.
  expect(existsSync(shown('frames/line/item.yaml'))).toBe(true);
  expect(existsSync(shown('frames/lines'))).toBe(false);
  await editor.changeFiles('follow', (textOf) => {
    const files = [...editor.files().keys()].filter((file) => textOf(file).includes('frame: line,'));
    return new Map(files.map((file) => [file, textOf(file).replaceAll('frame: line,', 'frame: lines,')]));
  });
  expect(editor.mistakes).toEqual([]);
  expect(existsSync(shown('frames/line'))).toBe(false);
  expect(existsSync(shown('frames/lines/1-room.jpg'))).toBe(true);
  expect(existsSync(at('content/frames/line/item.yaml'))).toBe(true);
});

test('an item that others refer to stays in the preview until they no longer do', async () => {
  const drafts = new Map<string, DraftFile>();
  for (const name of readdirSync(at('content/portfolio'))) {
    for (const file of readdirSync(at('content/portfolio', name)))
      drafts.set(`portfolio/${name}/${file}`, null);
  }
  await editor.changeFiles('remove', () => drafts);
  expect(editor.mistakes.length).toBeGreaterThan(0);
  expect((await addresses()).some((address) => address.startsWith('/portfolio/'))).toBe(false);
  expect(readdirSync(shown('portfolio'))).toEqual(readdirSync(at('content/portfolio')));
});

test('a replaced picture never writes into the one of content/', async () => {
  const file = 'frames/line/1-room.jpg';
  const before = readFileSync(at('content', file));
  const picture = { place: at('content/frames/dunes/1-room.jpg') };
  await editor.changeFiles('replace', () => new Map([[file, picture]]));
  expect(readFileSync(shown(file))).toEqual(readFileSync(picture.place));
  expect(readFileSync(at('content', file))).toEqual(before);
  expect((await editor.state()).items.find(({ address }) => address === '/frames/line')).toMatchObject({
    isDraft: true,
  });
  await editor.discard('frames/line/item.yaml');
  expect(readFileSync(shown(file))).toEqual(before);
});

test.each([
  '../x.jpg',
  'frames/../../x.jpg',
  'frames/line/x.sh',
  'frames/line/a b.jpg',
  'link/x.jpg',
  'frames/line/x\0.jpg',
])('no draft stands at %j', async (file) => {
  symlinkSync(tmpdir(), at('content/link'));
  const picture = { place: at('content/frames/line/1-room.jpg') };
  await expect(editor.changeFiles('bad', () => new Map([[file, picture]]))).rejects.toThrow(/can be written/);
  expect(editor.store.drafts.size).toBe(0);
  expect(existsSync(path.join(tmpdir(), 'x.jpg'))).toBe(false);
});

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
    cwd: project,
    encoding: 'utf8',
  }).trim();
}

function commitAll() {
  writeFileSync(at('.gitignore'), 'node_modules\n.editor/\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
}

test('a picture that someone else has replaced, too, waits until one of both is chosen', async () => {
  commitAll();
  const file = 'frames/arches/1-room.jpg';
  const item = 'frames/arches/item.yaml';
  const mine = { place: at('content/frames/dunes/1-room.jpg') };
  await editor.changeFiles('replace', () => new Map([[file, mine]]));
  writeFileSync(at(`content/${file}`), readFileSync(at('content/frames/line/1-room.jpg')));
  await editor.reload();
  const publisher = new Publisher(project, at('content'), at('.editor'), editor);
  const { files } = await publisher.summary();
  const [conflict] = files.find((one) => one.file === item)?.conflicts ?? [];
  expect(conflict).toMatchObject({ file, field: '', mine: '1-room.jpg', theirs: '1-room.jpg' });
  expect(await publisher.publish([item], () => {})).toMatchObject({ reason: 'nothing', held: [item] });
  const choices = { [file]: { [conflict?.key ?? '']: 'mine' as const } };
  expect(await publisher.publish([item], () => {}, choices)).toMatchObject({ done: true });
  expect(readFileSync(at(`content/${file}`))).toEqual(readFileSync(at('content/frames/dunes/1-room.jpg')));
  expect(editor.store.drafts.size).toBe(0);
});

test('published: new files, replaced ones and those that go, in one', async () => {
  commitAll();
  await copyFrame({ isRenamed: true });
  const picture = { place: at('content/frames/dunes/1-room.jpg') };
  await editor.changeFiles('replace', () => new Map([['frames/arches/1-room.jpg', picture]]));
  const publisher = new Publisher(project, at('content'), at('.editor'), editor);
  const { files } = await publisher.summary();
  expect(files.map(({ file, change, pictures }) => [file, change, pictures.length])).toEqual([
    ['frames/lines/item.yaml', 'new', expect.any(Number)],
    ['frames/line/item.yaml', 'removed', expect.any(Number)],
    ['frames/arches/item.yaml', 'changed', 1],
  ]);
  const bytes = readFileSync(picture.place);
  const result = await publisher.publish(
    files.map(({ file }) => file),
    () => {},
  );
  expect(result).toMatchObject({ done: true, way: 'commit', held: [] });
  expect(existsSync(at('content/frames/line'))).toBe(false);
  expect(existsSync(at('content/frames/lines/1-room.jpg'))).toBe(true);
  expect(readFileSync(at('content/frames/arches/1-room.jpg'))).toEqual(bytes);
  expect(editor.store.drafts.size).toBe(0);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-list', '--count', 'main')).toBe('2');
});
