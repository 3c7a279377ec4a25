import { existsSync } from 'node:fs';
import { kindOf } from '../../../app/content/content-kinds.ts';
import type { Change } from '../../yaml/change.ts';
import { editText } from '../../yaml/edit-text.ts';
import { addressOf, type ContentEditor, Refusal } from '../content-editor.ts';
import { withMoved, withoutMoved } from './follow-address.ts';
import {
  act,
  type Drafts,
  expectItem,
  expectKind,
  filesOf,
  isPictureFile,
  keepPictures,
  placeOf,
} from './item-access.ts';
import { isItemKind } from './item-kinds.ts';
import { said } from './item-texts.ts';
import { hasAddress, movedFile } from './moved-entries.ts';
import { followItem, type ItemFolder, releaseItem } from './references.ts';
import { isPublished, renamedFrom } from './removed-items.ts';

/* Items that are renamed, deleted and brought back: each one step of undo, with all files that have to follow. */

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 60;

/**
 * Gives an item another name in its address: its folder moves, everything that names it follows, and its old address leads to
 * the new one where visitors may have it.
 * @throws Refusal where the name is no name, or another item's
 */
export async function renameItem(editor: ContentEditor, address: string, slug: string): Promise<string> {
  const { kind, slug: old, item } = expectItem(editor, address);
  if (!slugForm.test(slug) || slug.length > longestSlug) throw new Refusal('badName');
  if (slug === old) return address;
  const next: ItemFolder = `${kind}/${slug}`;
  await act(editor, 'rename', (textOf) => {
    if (editor.there.has(next)) throw new Refusal('takenName');
    const drafts: Drafts = new Map();
    for (const file of filesOf(editor, item)) {
      const moved = `${next}/${file.slice(item.length + 1)}`;
      if (kindOf(file)) {
        const text = editText(textOf(file), ...followItem(item, slug, file, said(textOf(file))));
        drafts.set(
          moved,
          kind === 'courses' ? editText(text, { type: 'set', path: ['slug'], value: slug }) : text,
        );
      } else if (isPictureFile(file)) drafts.set(moved, placeOf(editor, file));
      drafts.set(file, null);
    }
    for (const file of editor.files().keys()) {
      if (file === movedFile || file.startsWith(`${item}/`)) continue;
      const changes = followItem(item, slug, file, said(textOf(file)));
      if (changes.length > 0) drafts.set(file, editText(textOf(file), ...changes));
    }
    withMoved(editor, drafts, textOf, item, next);
    return keepPictures(editor, drafts);
  });
  return `/${next}`;
}

/**
 * Takes an item away: its old address leads to its section, and it goes from what can be without it. What must name something
 * else is told as a mistake.
 */
export async function deleteItem(editor: ContentEditor, address: string): Promise<void> {
  const { kind, item } = expectItem(editor, address);
  await act(editor, 'delete', async (textOf) => {
    const drafts: Drafts = new Map(filesOf(editor, item).map((file) => [file, null]));
    for (const file of editor.files().keys()) {
      if (file === movedFile || file.startsWith(`${item}/`)) continue;
      const changes = releaseItem(item, file, said(textOf(file)));
      if (changes.length > 0) drafts.set(file, editText(textOf(file), ...changes));
    }
    withMoved(editor, drafts, textOf, item, kind);
    await editor.deleted.keep(editor.store, item, editor.titleAt(address) ?? {}, drafts);
    return drafts;
  });
}

/**
 * Brings back an item whose deletion is not published yet, as it was: with its drafts, its address and what named it.
 * @throws Refusal where another one is called so
 */
export async function restoreItem(editor: ContentEditor, address: string): Promise<void> {
  const [, kind = '', slug = ''] = address.split('/');
  const item: ItemFolder = `${expectKind(kind)}/${slug}`;
  // Another one may be called so by now.
  if (editor.there.has(item)) throw new Refusal('takenName');
  await act(editor, 'restore', (textOf) => {
    const drafts = withoutFollowing(editor, (file, text) => releaseItem(item, file, said(text)));
    for (const file of editor.store.drafts.keys())
      if (file.startsWith(`${item}/`)) drafts.set(file, undefined);
    if (editor.there.has(movedFile) && hasAddress(kind))
      drafts.set(movedFile, withoutMoved(editor, item, `/${kind}`, textOf(movedFile)));
    return new Map([...drafts, ...editor.deleted.draftsOf(editor.store, item)]);
  });
}

/** The addresses in the editor of what refers to an item, or to a picture of it. */
export function referringAddresses(editor: ContentEditor, address: string): string[] {
  const { item } = expectItem(editor, address);
  const files = [...editor.files().keys()].filter(
    (file) => !file.startsWith(`${item}/`) && file !== movedFile,
  );
  const referring = files.filter(
    (file) => followItem(item, '-', file, said(editor.store.text(file))).length > 0,
  );
  return [...new Set(referring.map(addressOf))];
}

/**
 * Throws away the drafts of an item: one that has another name than what is published of it is called as before again; one that
 * was never published is deleted.
 */
export async function discardItem(editor: ContentEditor, file: string): Promise<void> {
  editor.expectFile(file);
  const [kind = '', slug = ''] = file.split('/');
  const item: ItemFolder = `${kind}/${slug}`;
  if (await discardRename(editor, item)) return;
  if (isItemKind(kind) && editor.there.has(item) && !isPublished(editor, kind, item))
    await deleteItem(editor, `/${item}`);
  else await editor.discard(file);
}

/** @returns false where an item has no other name */
async function discardRename(editor: ContentEditor, item: ItemFolder): Promise<boolean> {
  const [kind = '', slug = ''] = item.split('/');
  const before = isItemKind(kind) ? renamedFrom(editor, item) : undefined;
  if (!before) return false;
  await act(editor, 'discard', (textOf) => {
    const drafts = withoutFollowing(editor, (one, text) => followItem(before, slug, one, said(text)));
    for (const one of editor.store.drafts.keys())
      if (one.startsWith(`${item}/`) || one.startsWith(`${before}/`)) drafts.set(one, undefined);
    if (editor.there.has(movedFile) && hasAddress(kind))
      drafts.set(movedFile, withoutMoved(editor, before, `/${item}`, textOf(movedFile)));
    return drafts;
  });
  return true;
}

/** The drafts that say no more than what is published after some changes: they go when those are taken back. */
function withoutFollowing(
  editor: ContentEditor,
  changesOf: (file: string, text: string) => Change[],
): Drafts {
  const drafts: Drafts = new Map();
  for (const [file, draft] of editor.store.drafts) {
    if (typeof draft !== 'string' || file === movedFile || !existsSync(editor.publishedPlace(file))) continue;
    const before = editor.store.published(file);
    const changes = changesOf(file, before);
    if (changes.length > 0 && editText(before, ...changes) === draft) drafts.set(file, undefined);
  }
  return drafts;
}
