import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import type { ContentEditor } from '../content-editor.ts';
import { DraftStore, toStoredDraft } from '../draft-store.ts';
import { putPicture } from '../pictures/item-pictures.ts';
import { renameItem } from './item-actions.ts';

/* Every write of a file ends with a rename. A rename that fails simulates a power cut at that moment. */
const left = vi.hoisted(() => ({ renames: Number.POSITIVE_INFINITY, targets: [] as string[] }));
vi.mock('node:fs/promises', async (original) => {
  const all = await original<typeof import('node:fs/promises')>();
  const rename: typeof all.rename = async (from, to) => {
    left.renames -= 1;
    if (left.renames < 0) throw new Error('killed');
    left.targets.push(String(to));
    await all.rename(from, to);
  };
  return { ...all, rename };
});

const project = new TestProject();
afterAll(() => project.remove());

/** The drafts of a draft store, in the form that the undo list stores. */
const keptBy = (store: DraftStore) =>
  new Map([...store.drafts].map(([file, draft]) => [file, toStoredDraft(draft)]));

const imported = { path: project.at('content/frames/dunes/1-room.jpg'), width: 600, height: 400 };

test.each<[string, (editor: ContentEditor) => Promise<string>]>([
  ['a rename', (editor) => renameItem(editor, '/frames/olive', 'branch')],
  [
    'an upload',
    (editor) => putPicture(editor, { file: 'frames/line/item.yaml', field: 'images', imported, batch: '1' }),
  ],
])('killed during %s: after the next start all of its files are there, or none', async (name, act) => {
  // Each simulated crash has its own editor folder.
  const folderOf = (moment: string) => project.at(`.editor ${name} ${moment}`);
  const opened = async (moment: string) => (await openEditor(project.folder, folderOf(moment))).editor;
  const unharmed = await opened('unharmed');
  left.targets = [];
  await act(unharmed);
  const all = keptBy(unharmed.store);
  expect(all.size).toBeGreaterThan(1);
  // When the journal is written, all files are prepared: the editor's next start then moves them to their final paths.
  const ready = left.targets.findIndex((target) => path.basename(target) === 'journal.json');
  expect(ready).toBeGreaterThan(1);

  for (const after of [0, ready - 1, ready, ready + 1, ready + 2, ready + 4]) {
    const editor = await opened(String(after));
    left.renames = after;
    await expect(act(editor)).rejects.toThrow('killed');
    left.renames = Number.POSITIVE_INFINITY;
    const store = new DraftStore(project.at('content'), folderOf(String(after)), '1');
    await store.open();
    expect(keptBy(store)).toEqual(after > ready ? all : new Map());
  }
});
