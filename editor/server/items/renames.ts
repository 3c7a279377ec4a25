import { existsSync } from 'node:fs';
import type { ContentEditor } from '../content-editor.ts';
import { said } from './item-texts.ts';
import { movedFile } from './moved-entries.ts';
import { followItem, type ItemFolder } from './references.ts';
import { renamedItems } from './removed-items.ts';

/**
 * The drafts that make up each rename which is not published yet: what goes from the former folder, what comes into the new
 * one, the list of former addresses, and whatever names the item by either name. One without the others would not fit.
 */
export function renamesIn(editor: ContentEditor): string[][] {
  return renamedItems(editor).map(({ from, to }) => {
    const files = [...editor.store.drafts.keys()];
    return files.filter(
      (file) => isInside(file, from) || isInside(file, to) || speaksOf(editor, file, from, to),
    );
  });
}

function isInside(file: string, item: ItemFolder): boolean {
  return file.startsWith(`${item}/`);
}

function speaksOf(editor: ContentEditor, file: string, from: ItemFolder, to: ItemFolder): boolean {
  const draft = editor.store.drafts.get(file);
  const now = typeof draft === 'string' ? said(draft) : undefined;
  if (file === movedFile)
    return Array.isArray(now) && now.some((entry) => entry?.from === `/${from}` || entry?.to === `/${to}`);
  const isPublished = file.endsWith('.yaml') && existsSync(editor.publishedPlace(file));
  const before = isPublished ? said(editor.store.published(file)) : undefined;
  return names(from, file, before) || names(to, file, now);
}

function names(item: ItemFolder, file: string, value: unknown): boolean {
  return value !== undefined && followItem(item, 'another', file, value).length > 0;
}
