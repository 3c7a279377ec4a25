import { isItemKind, kindOf } from '#model/content/content-kinds.ts';
import { mergeTexts } from '../../merge/merge-texts.ts';
import type { Change } from '../../yaml/change.ts';
import { editText } from '../../yaml/edit-text.ts';
import { valueIn } from '../../yaml/value-in.ts';
import { addressOf } from '../address-of.ts';
import type { ContentEditor } from '../content-editor.ts';
import { toStoredDraft } from '../draft-store.ts';
import { pictureName } from '../pictures/named-pictures.ts';
import { expectKind, Refusal } from '../refusal.ts';
import { type Drafts, expectItem, filesOf, isPublished, type TextOf } from './item-access.ts';
import { movedFile, newMovedText, updateFormerAddresses } from './moved-entries.ts';
import { type ItemFolder, referenceRemovals, referenceUpdates } from './references.ts';
import { renamedItems } from './renames.ts';

/*
 * Renaming, deleting and restoring items. Each action is one undo step, which includes the changes in all files that
 * refer to the item.
 */

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxSlugLength = 60;

/**
 * Changes the slug of an item: moves its folder, updates the references to it and, if the item is published, redirects
 * its former address to the new one.
 * @throws Refusal if the slug is not valid, or belongs to another item
 */
export async function renameItem(editor: ContentEditor, address: string, slug: string): Promise<string> {
  const { kind, slug: old, item } = expectItem(editor, address);
  if (!slugForm.test(slug) || slug.length > maxSlugLength) throw new Refusal('badName');
  if (slug === old) return address;
  const next: ItemFolder = `${kind}/${slug}`;
  await editor.changeFiles(`rename ${address}`, (textOf) => {
    if (editor.currentFiles.has(next)) throw new Refusal('takenName');
    return renameDrafts(editor, textOf, item, next);
  });
  return `/${next}`;
}

/** The drafts for moving an item to another folder, with the updated references. */
function renameDrafts(editor: ContentEditor, textOf: TextOf, item: ItemFolder, next: ItemFolder): Drafts {
  const drafts: Drafts = new Map();
  const [, slug = ''] = next.split('/');
  for (const file of filesOf(editor, item)) {
    const newFile = `${next}/${file.slice(item.length + 1)}`;
    if (kindOf(file)) {
      const changes = referenceUpdates(item, slug, file, valueIn(textOf(file)));
      drafts.set(newFile, editText(textOf(file), ...changes));
    } else if (pictureName.test(file)) drafts.set(newFile, { path: editor.currentFiles.pathOf(file) });
    drafts.set(file, null);
  }
  changeOthers(editor, textOf, item, drafts, (file, value) => referenceUpdates(item, slug, file, value));
  updateFormerAddresses(editor, drafts, textOf, item, next);
  return drafts;
}

/** Adds drafts of the other files in which references to an item change. */
function changeOthers(
  editor: ContentEditor,
  textOf: TextOf,
  item: ItemFolder,
  drafts: Drafts,
  changesOf: (file: string, value: unknown) => Change[],
): void {
  for (const file of othersThan(editor, item)) {
    const changes = changesOf(file, editor.value(file));
    if (changes.length > 0) drafts.set(file, editText(textOf(file), ...changes));
  }
}

/** The content files that may refer to an item: all files except the item's own and the list of former addresses. */
function othersThan(editor: ContentEditor, item: ItemFolder): string[] {
  return [...editor.files().keys()].filter((file) => file !== movedFile && !file.startsWith(`${item}/`));
}

/**
 * Deletes an item, redirects its address to the address of its section, and removes references to the item from lists.
 * A required field keeps its reference, and the content check then reports it as a mistake.
 */
export async function deleteItem(editor: ContentEditor, address: string): Promise<void> {
  const { kind, item } = expectItem(editor, address);
  await editor.changeFiles(`delete ${address}`, async (textOf) => {
    const others = new Map<string, string>();
    changeOthers(editor, textOf, item, others, (file, value) => referenceRemovals(item, file, value));
    updateFormerAddresses(editor, others, textOf, item, kind);
    const drafts = [...editor.store.drafts].filter(([file]) => file.startsWith(`${item}/`));
    const textBefore = (file: string) => (editor.currentFiles.has(file) ? textOf(file) : newMovedText);
    await editor.deleted.keep(item, {
      title: editor.titleAt(address) ?? {},
      wasPublished: isPublished(editor, item),
      drafts: Object.fromEntries(drafts.map(([file, draft]) => [file, toStoredDraft(draft)])),
      others: Object.fromEntries(
        [...others].map(([file, after]) => [file, { before: textBefore(file), after }]),
      ),
    });
    return new Map([...others, ...filesOf(editor, item).map((file) => [file, null] as const)]);
  });
}

/**
 * Restores a deleted item with its drafts, its address and the references to the item in other files.
 * @throws Refusal if another item has the same address now
 */
export async function restoreItem(editor: ContentEditor, address: string): Promise<void> {
  const [, kind = '', slug = ''] = address.split('/');
  const item: ItemFolder = `${expectKind(kind)}/${slug}`;
  if (editor.currentFiles.has(item)) throw new Refusal('takenName');
  await editor.changeFiles(`restore ${address}`, (textOf) => {
    const { drafts: ownDrafts = {}, others = {} } = editor.deleted.get(item) ?? {};
    const drafts: Drafts = new Map();
    for (const file of editor.store.drafts.keys())
      if (file.startsWith(`${item}/`)) drafts.set(file, undefined);
    for (const [file, draft] of Object.entries(ownDrafts))
      drafts.set(file, editor.store.fromStoredDraft(draft));
    for (const [file, { before, after }] of Object.entries(others)) {
      if (!editor.currentFiles.has(file)) continue;
      // The merge keeps other changes that were made in the file since the deletion.
      const { text } = mergeTexts({ base: after, mine: before, theirs: textOf(file) });
      drafts.set(file, text);
    }
    return drafts;
  });
}

/** The editor's addresses of the items and files that refer to an item or to one of its pictures. */
export function referringAddresses(editor: ContentEditor, address: string): string[] {
  const { item } = expectItem(editor, address);
  const referring = othersThan(editor, item).filter(
    (file) => referenceUpdates(item, '-', file, editor.value(file)).length > 0,
  );
  return [...new Set(referring.map(addressOf))];
}

/**
 * Discards the drafts of an item. A renamed item gets its published name back. An item that was never published is
 * deleted.
 */
export async function discardItem(editor: ContentEditor, file: string): Promise<void> {
  editor.expectFile(file);
  const [kind = '', slug = ''] = file.split('/');
  const item: ItemFolder = `${kind}/${slug}`;
  const former = renamedItems(editor).find(({ to }) => to === item)?.from;
  if (former) await discardRename(editor, item, former);
  else if (isItemKind(kind) && editor.currentFiles.has(item) && !isPublished(editor, item))
    await deleteItem(editor, `/${item}`);
  else await editor.discard(file);
}

/** Discards a rename, so that the item has its published folder again. @param former the published folder of the item */
async function discardRename(editor: ContentEditor, item: ItemFolder, former: ItemFolder): Promise<void> {
  await editor.changeFiles(`discard ${item}`, (textOf) => {
    const drafts = renameDrafts(editor, textOf, item, former);
    for (const file of [...drafts.keys(), ...editor.store.drafts.keys()])
      if (file.startsWith(`${item}/`) || file.startsWith(`${former}/`)) drafts.set(file, undefined);
    return drafts;
  });
}
