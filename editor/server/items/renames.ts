import { itemFile, itemKinds } from '#model/content/content-kinds.ts';
import type { ContentEditor } from '../content-editor.ts';
import { isPublished } from './item-access.ts';
import { movedFile } from './moved-entries.ts';
import { type ItemFolder, referenceUpdates } from './references.ts';
import { numberIn } from './start-value.ts';

/** An item that is published in one folder and stands in another now. */
interface Rename {
  from: ItemFolder;
  to: ItemFolder;
}

/** A rename keeps an item's number, and no other item is given it. */
export function renamedItems(editor: ContentEditor): Rename[] {
  return itemKinds.flatMap((kind) => {
    const files = [...editor.store.drafts.keys()].filter((file) => file.startsWith(`${kind}/`));
    const folders = [...new Set(files.map((file): ItemFolder => `${kind}/${file.split('/')[1]}`))];
    const removed = folders.filter((item) => !editor.currentFiles.has(item) && isPublished(editor, item));
    const added = folders.filter(
      (item) => editor.currentFiles.has(`${item}/${itemFile}`) && !isPublished(editor, item),
    );
    return removed.flatMap((from) => {
      const number = numberIn(kind, editor.publishedValue(`${from}/${itemFile}`));
      const to = added.find((item) => numberIn(kind, editor.value(`${item}/${itemFile}`)) === number);
      return to ? [{ from, to }] : [];
    });
  });
}

/**
 * The drafts that make up each rename which is not published yet: what goes from the former folder, what comes into the new
 * one, the list of former addresses, and whatever names the item by either name. One without the others would not fit.
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
