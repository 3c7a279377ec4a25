import { existsSync } from 'node:fs';
import { itemPages } from '#model/site-map.ts';
import type { Change } from '../../yaml/change.ts';
import { editText } from '../../yaml/edit-text.ts';
import { valueIn } from '../../yaml/value-in.ts';
import type { ContentEditor } from '../content-editor.ts';
import type { Drafts, TextOf } from './item-access.ts';
import type { ItemFolder } from './references.ts';

export const movedFile = 'moved.yaml';

/** The text of a new moved.yaml, the list of former addresses. */
export const newMovedText = `# Addresses that the site once had and where they lead now, without the language.\n[]\n`;

type Entry = { from?: unknown; to?: unknown } | null;

/**
 * Adds a change of moved.yaml, the list of former addresses, to the drafts that create, rename or delete an item.
 * @param from the item that loses its address; undefined for a new item
 * @param to the item with the new address; for a deleted item, the section to redirect to
 */
export function updateFormerAddresses(
  editor: ContentEditor,
  drafts: Drafts,
  textOf: TextOf,
  from: ItemFolder | undefined,
  to: string,
): void {
  const [kind = ''] = to.split('/');
  if (!(itemPages as readonly string[]).includes(kind)) return;
  const text = editor.currentFiles.has(movedFile) ? textOf(movedFile) : newMovedText;
  const entries = valueIn(text);
  if (!Array.isArray(entries)) return;
  const isKnown = from !== undefined && existsSync(editor.publishedPath(from));
  const changes = movedChanges(entries, from && `/${from}`, `/${to}`, isKnown);
  if (changes.length > 0) drafts.set(movedFile, editText(text, ...changes));
}

/**
 * The changes in the list of former addresses when an item gets or loses an address.
 * @param isKnown whether the lost address was published: only a published address gets an entry
 */
function movedChanges(entries: Entry[], from: string | undefined, to: string, isKnown: boolean): Change[] {
  // A former address is removed from the list if an item uses it again, or if a new entry replaces the old one.
  const isBack = (entry: Entry) => entry?.from === to || (isKnown && entry?.from === from);
  const indexes = entries.flatMap((entry, index) => (isBack(entry) ? [index] : []));
  const removed = indexes.toReversed().map((index): Change => ({ type: 'remove', path: [index] }));
  const kept = entries.filter((entry) => !isBack(entry));
  // Older entries that redirect to the lost address get the new address as their target.
  const redirected = kept.flatMap((entry, index): Change[] =>
    from !== undefined && entry?.to === from ? [{ type: 'set', path: [index, 'to'], value: to }] : [],
  );
  const added: Change = { type: 'insert', path: [kept.length], value: { from, to } };
  return [...removed, ...redirected, ...(isKnown ? [added] : [])];
}
