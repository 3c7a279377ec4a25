import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import type { ContentEditor } from '../content-editor.ts';
import type { Choices } from '../field-conflict.ts';
import type { Publisher } from '../publisher.ts';
import { deleteItem, renameItem } from './item-actions.ts';
import { duplicateItem } from './make-items.ts';

/* These tests publish whole items with their pictures. */
let project: TestProject;
let editor: ContentEditor;
let publisher: Publisher;

beforeEach(async () => {
  project = new TestProject();
  project.write('.gitignore', '.editor/\n');
  project.commitAll();
  ({ editor, publisher } = await openEditor(project.folder));
});

afterEach(() => project.remove());

const summary = async () => (await publisher.summary()).files;
const publish = (files: string[], choices: Choices = {}) => publisher.publish(files, choices);
const bytesOf = (picture: string) => readFileSync(project.at('content', picture));

/** Replaces a picture of the content by another one. */
function replace(picture: string, by: string) {
  return editor.changeFiles('replace', () => new Map([[picture, { path: project.at('content', by) }]]));
}

test('renamed, deleted, new and replaced files are published together, and no draft is left', async () => {
  await renameItem(editor, '/frames/olive', 'olive-branch');
  await deleteItem(editor, '/frames/petra');
  await duplicateItem(editor, '/services/renovation-and-remodeling');
  await replace('frames/arches/1-room.jpg', 'frames/dunes/1-room.jpg');
  const files = await summary();
  expect(files.map(({ file, change, pictures }) => [file, change, pictures.length])).toEqual(
    expect.arrayContaining([
      ['frames/olive-branch/item.yaml', 'renamed', 0],
      ['frames/petra/item.yaml', 'removed', 10],
      ['frames/arches/item.yaml', 'changed', 1],
    ]),
  );
  const all = files.flatMap(({ file, together }) => [file, ...together]);
  expect(await publish(all)).toMatchObject({ done: true, way: 'commit' });
  const [{ id = '', parts = [] } = {}] = await publisher.publications();
  expect(parts).toContainEqual(expect.objectContaining({ what: 'renamed', address: '/frames/olive-branch' }));
  expect(parts).toContainEqual(expect.objectContaining({ what: 'removed', address: '/frames/petra' }));
  expect(parts).toContainEqual({ what: 'picture', count: 1 });
  const { changes } = await publisher.takeBackSummary(id);
  expect(changes.map(({ file, change, pictures }) => [file, change, pictures.length])).toEqual(
    expect.arrayContaining([
      ['frames/olive/item.yaml', 'renamed', 0],
      ['frames/petra/item.yaml', 'new', 10],
      ['frames/arches/item.yaml', 'changed', 1],
    ]),
  );
  expect(editor.store.drafts.size).toBe(0);
  expect(editor.mistakes).toEqual([]);
  expect((await editor.state()).removed).toEqual([]);
  for (const gone of ['olive', 'petra']) expect(project.has(`content/frames/${gone}`)).toBe(false);
  expect(project.has('content/frames/olive-branch/art-1.jpg')).toBe(true);
  expect(project.has('content/services/renovation-and-remodeling-2/item.yaml')).toBe(true);
  expect(bytesOf('frames/arches/1-room.jpg')).toEqual(bytesOf('frames/dunes/1-room.jpg'));
  expect(project.read('content/moved.yaml')).toMatch(
    /from: \/frames\/olive\n {2}to: \/frames\/olive-branch\n- from: \/frames\/petra\n {2}to: \/frames\n$/,
  );
  expect(project.git('status', '--porcelain')).toBe('');
  expect(project.git('rev-list', '--count', 'main')).toBe('2');
});

test('a rename is published completely or not at all; other files can be published alone', async () => {
  await editor.change('faq', [
    { file: 'faq.yaml', change: { type: 'set', path: [0, 'question', 'en'], value: 'Another question?' } },
  ]);
  await renameItem(editor, '/frames/olive', 'olive-branch');
  const changes = (await summary()).filter(({ file }) => file !== 'faq.yaml');
  const files = [...new Set(changes.flatMap(({ file, together }) => [file, ...together]))];
  expect(files).toContain('moved.yaml');
  // The files of the rename include the rooms in which the frame hangs.
  expect(files).toContainEqual(expect.stringMatching(/^(projects|portfolio)\//));
  // The rename is one line: the files that only follow it are not listed.
  expect(changes.map(({ change, pictures, differences }) => [change, pictures, differences])).toEqual([
    ['renamed', [], []],
  ]);
  const drafts = new Map(editor.store.drafts);
  const allBut = (file: string) => ['faq.yaml', ...files.filter((one) => one !== file)];
  for (const wanted of files.flatMap((file) => [[file], allBut(file)]))
    expect(await publish(wanted)).toMatchObject({ done: false, reason: 'partOfRename' });
  expect(editor.store.drafts).toEqual(drafts);
  expect(project.has('content/frames/olive/item.yaml')).toBe(true);
  expect(await publish(['faq.yaml'])).toMatchObject({ done: true, files: ['faq.yaml'] });
  expect(await publish(files)).toMatchObject({ done: true });
  expect(editor.store.drafts.size).toBe(0);
  expect(project.has('content/frames/olive')).toBe(false);
});

test('if someone else has changed a file of a rename, nothing is published', async () => {
  await renameItem(editor, '/frames/olive', 'olive-branch');
  project.edit('content/frames/olive/item.yaml', (text) => text.replace(/price: \d+/, 'price: 77'));
  const changes = await summary();
  // The former file is listed, too, because someone else has changed it.
  expect(changes.map(({ file }) => file)).toContain('frames/olive/item.yaml');
  const files = changes.flatMap(({ file, together }) => [file, ...together]);
  expect(await publish(files)).toMatchObject({ done: false, reason: 'conflict' });
  expect(project.read('content/moved.yaml')).not.toContain('olive-branch');
});

test('a picture that someone else has replaced too is not published until one of both is chosen', async () => {
  const picture = 'frames/arches/1-room.jpg';
  const item = 'frames/arches/item.yaml';
  await replace(picture, 'frames/dunes/1-room.jpg');
  project.write(`content/${picture}`, bytesOf('frames/line/1-room.jpg'));
  await editor.reload();
  const [conflict] = (await summary()).find(({ file }) => file === item)?.conflicts ?? [];
  expect(conflict).toMatchObject({ file: picture, field: '', mine: '1-room.jpg', theirs: '1-room.jpg' });
  expect(await publish([item])).toMatchObject({ reason: 'conflict', conflicts: [{ file: picture }] });
  const choices: Choices = { [picture]: { [conflict?.key ?? '']: 'mine' } };
  expect(await publish([item], choices)).toMatchObject({ done: true });
  expect(bytesOf(picture)).toEqual(bytesOf('frames/dunes/1-room.jpg'));
  expect(editor.store.drafts.size).toBe(0);
});
