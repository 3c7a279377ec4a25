import { itemFile, itemKinds } from '#model/content/content-kinds.ts';
import { valueAt } from '#model/content/field-path.ts';
import type { ContentEditor } from '../content-editor.ts';
import { isPublished } from './item-access.ts';
import { movedFile } from './moved-entries.ts';
import { type ItemFolder, referenceUpdates } from './references.ts';
import { numberIn } from './start-value.ts';

/** An unpublished rename: the item is published in the folder `from`, and its drafts are in the folder `to`. */
interface Rename {
  from: ItemFolder;
  to: ItemFolder;
}

/**
 * Finds the unpublished renames. A renamed item is recognized by its number, which no new item can get, or by its title,
 * if the owner has changed the order of the items meanwhile.
 */
export function renamedItems(editor: ContentEditor): Rename[] {
  return itemKinds.flatMap((kind) => {
    const files = [...editor.store.drafts.keys()].filter((file) => file.startsWith(`${kind}/`));
    const folders = [...new Set(files.map((file): ItemFolder => `${kind}/${file.split('/')[1]}`))];
    const removed = folders.filter((item) => !editor.currentFiles.has(item) && isPublished(editor, item));
    const added = folders.filter(
      (item) => editor.currentFiles.has(`${item}/${itemFile}`) && !isPublished(editor, item),
    );
    return removed.flatMap((from) => {
      const former = editor.publishedValue(`${from}/${itemFile}`);
      const isSame = (of: (value: unknown) => unknown) => (item: ItemFolder) =>
        of(editor.value(`${item}/${itemFile}`)) === of(former);
      const to =
        added.find(isSame((value) => numberIn(kind, value))) ??
        added.find(isSame((value) => JSON.stringify(valueAt(value, ['title']))));
      return to ? [{ from, to }] : [];
    });
  });
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
