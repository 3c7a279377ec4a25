import { type ItemKind, isItemKind, itemFile, kindOf } from '#model/content/content-kinds.ts';
import { valueAt } from '#model/content/field-path.ts';
import type { ContentEditor } from '../content-editor.ts';
import { movedFile } from './moved-entries.ts';
import { type ItemFolder, referenceUpdates } from './references.ts';
import { numberIn } from './start-value.ts';

/** A renamed item: it was in the folder `from`, and is now in the folder `to`. */
export interface Rename {
  from: ItemFolder;
  to: ItemFolder;
}

/** The parsed content of an item's file before and after a change; undefined where there is no such item. */
interface ItemVersions {
  file: string;
  before: unknown;
  after: unknown;
}

/**
 * Finds the renamed items among changed ones. A renamed item is recognized by its number, which no new item can get, or
 * by its title, if the owner has changed the order of the items meanwhile.
 */
export function findRenames(items: readonly ItemVersions[]): Rename[] {
  const removed = items.filter(({ after }) => after === undefined);
  const added = items.filter(({ before }) => before === undefined);
  return removed.flatMap(({ file, before }) => {
    const kind = kindOf(file) as ItemKind;
    const isSame = (of: (value: unknown) => unknown) => (other: ItemVersions) =>
      kindOf(other.file) === kind && of(other.after) === of(before);
    const to =
      added.find(isSame((value) => numberIn(kind, value))) ??
      added.find(isSame((value) => JSON.stringify(valueAt(value, ['title']))));
    return to ? [{ from: folderOf(file), to: folderOf(to.file) }] : [];
  });
}

function folderOf(file: string): ItemFolder {
  return file.slice(0, -`/${itemFile}`.length) as ItemFolder;
}

/** Finds the unpublished renames. */
export function renamedItems(editor: ContentEditor): Rename[] {
  const files = [...editor.store.drafts.keys()].filter((file) => isItemKind(kindOf(file)));
  return findRenames(
    files.map((file) => ({ file, before: editor.publishedValue(file), after: editor.value(file) })),
  );
}

/**
 * The files of each unpublished rename: the removed files of the former folder, the new files of the new folder, the
 * list of former addresses, and all files that refer to the item by its former or new slug. The files of a rename must
 * be published together.
 */
export function renamesIn(editor: ContentEditor): string[][] {
  const files = [...editor.store.drafts.keys()];
  return renamedItems(editor).map((rename) => files.filter((file) => isPartOf(rename, editor, file)));
}

function isPartOf({ from, to }: Rename, editor: ContentEditor, file: string): boolean {
  if (file.startsWith(`${from}/`) || file.startsWith(`${to}/`)) return true;
  if (!file.endsWith('.yaml')) return false;
  const now = editor.value(file);
  if (file === movedFile)
    return Array.isArray(now) && now.some((entry) => entry?.from === `/${from}` || entry?.to === `/${to}`);
  const names = (item: ItemFolder, value: unknown) => referenceUpdates(item, '-', file, value).length > 0;
  return names(from, editor.publishedValue(file)) || names(to, now);
}
