import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawnCharacters } from '../../scripts/fonts/drawn-characters.ts';
import { copyContent } from '../../tests/copy-of-content.ts';
import { backUp, restore } from './backup.ts';
import { ContentEditor } from './content-editor.ts';
import { filesBelow } from './durable-files.ts';

const drawn = await drawnCharacters();
let root: string;
const placesIn = (name: string) => ({
  contentRoot: path.join(root, name, 'content'),
  editor: path.join(root, name, '.editor'),
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'backup-'));
  for (const name of ['one', 'clone']) copyContent(placesIn(name).contentRoot);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function open(name: string): Promise<ContentEditor> {
  const editor = new ContentEditor(placesIn(name), drawn);
  await editor.open();
  return editor;
}

test('content, drafts and the list of undo are the same in a fresh clone', async () => {
  const one = await open('one');
  await one.change('percent', [
    { file: 'skills.yaml', change: { type: 'set', path: [0, 'percent'], value: 91 } },
  ]);
  rmSync(path.join(placesIn('one').contentRoot, 'frames', 'kalima'), { recursive: true });
  await backUp(placesIn('one'), path.join(root, 'backup'));
  await restore(placesIn('clone'), path.join(root, 'backup'));
  const [before, after] = [placesIn('one').contentRoot, placesIn('clone').contentRoot];
  const files = await filesBelow(before);
  expect(await filesBelow(after)).toEqual(files);
  for (const file of files)
    expect(readFileSync(path.join(after, file)).equals(readFileSync(path.join(before, file))), file).toBe(
      true,
    );
  const clone = await open('clone');
  expect(clone.store.text('skills.yaml')).toContain('percent: 91');
  expect(await clone.undo()).toEqual(['/skills']);
});

test('nothing is written over, and half a backup is refused', async () => {
  await expect(backUp(placesIn('one'), root)).rejects.toThrow('not empty');
  await expect(restore(placesIn('one'), path.join(root, 'clone'))).rejects.toThrow('no whole backup');
  expect(existsSync(placesIn('one').contentRoot)).toBe(true);
});
