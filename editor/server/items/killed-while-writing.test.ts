import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawnCharacters } from '../../../scripts/fonts/drawn-characters.ts';
import { copyContent } from '../../../tests/copy-of-content.ts';
import { ContentEditor } from '../content-editor.ts';
import { DraftStore } from '../draft-store.ts';
import { putPicture } from '../pictures/item-pictures.ts';
import { renameItem } from './item-actions.ts';

/* Every file that is put in its place is renamed into it: the one that fails is the moment of a power cut. */
const left = vi.hoisted(() => ({ renames: Number.POSITIVE_INFINITY, places: [] as string[] }));
vi.mock('node:fs/promises', async (original) => {
  const all = await original<typeof import('node:fs/promises')>();
  const rename: typeof all.rename = async (from, to) => {
    left.renames -= 1;
    if (left.renames < 0) throw new Error('killed');
    left.places.push(String(to));
    await all.rename(from, to);
  };
  return { ...all, rename };
});

const drawn = await drawnCharacters();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  copyContent(path.join(folder, 'content'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settingsOf = (name: string) => ({
  contentRoot: path.join(folder, 'content'),
  editor: path.join(folder, `.editor-${name}`),
});
const opened = async (name: string) => {
  const editor = new ContentEditor(settingsOf(name), drawn);
  await editor.open();
  left.places = [];
  return editor;
};

test('killed during a rename it is whole or not at all after the next start', async () => {
  // How many there are, and which of them puts the first draft in its place.
  await renameItem(await opened('whole'), '/frames/olive', 'branch');
  const all = left.places.length;
  const drafts = path.join(settingsOf('whole').editor, 'drafts');
  const first = left.places.findIndex((place) => place.startsWith(drafts));
  expect(first).toBeGreaterThan(9);

  const outcomes = new Set<string>();
  for (const after of [9, first - 2, first + 3, all]) {
    const settings = settingsOf(String(after));
    const editor = await opened(String(after));
    left.renames = after;
    const isDone = await renameItem(editor, '/frames/olive', 'branch').then(
      () => true,
      () => false,
    );
    left.renames = Number.POSITIVE_INFINITY;

    const store = new DraftStore(settings.contentRoot, settings.editor, '1');
    await store.open();
    const files = [...store.drafts.keys()];
    const old = files.filter((file) => file.startsWith('frames/olive/'));
    const next = files.filter((file) => file.startsWith('frames/branch/'));
    const following = files.filter((file) => !file.startsWith('frames/'));
    outcomes.add(`${files.length > 0} ${isDone}`);
    if (files.length === 0) continue;
    expect(next.map((file) => path.basename(file))).toEqual(old.map((file) => path.basename(file)));
    expect(old.every((file) => store.drafts.get(file) === null)).toBe(true);
    expect(following).toContain('moved.yaml');
    for (const file of following) expect(store.text(file)).not.toMatch(/frame: olive\b/);
  }
  // It was cut off before, in the midst of it, and not at all.
  expect(outcomes).toContain('false false');
  expect(outcomes).toContain('true false');
  expect(outcomes).toContain('true true');
});

test('killed during an upload there are picture and the field that names it, or neither', async () => {
  const jpeg = path.join(folder, 'photo.jpg');
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a08060' } }).toFile(jpeg);
  const file = 'frames/line/item.yaml';
  const upload = (editor: ContentEditor) =>
    putPicture(editor, {
      file,
      field: 'images',
      taken: { place: jpeg, width: 600, height: 400 },
      batch: '1',
    });
  await upload(await opened('upload'));
  const drafts = path.join(settingsOf('upload').editor, 'drafts');
  const last = left.places.findLastIndex((place) => place.startsWith(drafts));
  expect(last).toBeGreaterThan(1);

  const outcomes = new Set<number>();
  for (let after = 0; after <= last; after += 1) {
    const editor = await opened(`upload-${after}`);
    left.renames = after;
    await expect(upload(editor)).rejects.toThrow('killed');
    left.renames = Number.POSITIVE_INFINITY;
    const { contentRoot, editor: kept } = settingsOf(`upload-${after}`);
    const store = new DraftStore(contentRoot, kept, '1');
    await store.open();
    const files = [...store.drafts.keys()];
    outcomes.add(files.length);
    if (files.length === 0) continue;
    const [picture = ''] = files.filter((one) => one !== file);
    expect(store.text(file)).toContain(`url: ${path.basename(picture)}`);
    expect((store.drafts.get(picture) as { place: string }).place).toSatisfy(existsSync);
  }
  expect([...outcomes].sort()).toEqual([0, 2]);
});
