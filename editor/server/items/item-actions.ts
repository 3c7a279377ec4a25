import { existsSync } from 'node:fs';
import type { DraftFile } from '../../../app/content/content-files.server.ts';
import { contentKinds, kindOf } from '../../../app/content/content-kinds.ts';
import { slugOf } from '../../forms/slug-of.ts';
import type { Change } from '../../yaml/change.ts';
import { type ContentEditor, Refusal } from '../content-editor.ts';
import type { Title } from '../state.ts';
import { withMoved, withoutMoved } from './follow-address.ts';
import { type ItemKind, isItemKind } from './item-kinds.ts';
import { duplicatedText, said, spliced, textSaying } from './item-texts.ts';
import { hasAddress, movedFile } from './moved-entries.ts';
import { followItem, type ItemFolder, releaseItem } from './references.ts';
import { mainFile, removedItems, renamedFrom } from './removed-items.ts';
import { nextNumber, numberField, startValue } from './start-value.ts';

/*
 * New, duplicated, renamed and deleted items: each one step of undo, with all files that have to follow.
 */

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 60;

type Drafts = Map<string, DraftFile | undefined>;
type TextOf = (file: string) => string;

/**
 * Begins an item with what the latest of its kind has.
 * @returns its address in the editor
 * @throws Refusal where its title gives no name
 */
export async function newItem(editor: ContentEditor, kind: string, title: Title): Promise<string> {
  const itemKind = expectKind(kind);
  let slug = '';
  await act(editor, 'new', (textOf) => {
    const others = itemsOf(editor, itemKind);
    slug = slugOf(title, namesIn(editor, itemKind, others));
    if (!slug) throw new Refusal('noName');
    const number = nextNumber(itemKind, numbered(editor, itemKind, others, textOf));
    const latest = latestOf(editor, itemKind, others, textOf);
    const drafts: Drafts = new Map();
    for (const name of contentKinds[itemKind].files) {
      const text =
        latest === undefined ? undefined : textIfThere(editor, `${itemKind}/${latest}/${name}`, textOf);
      const lang =
        itemKind === 'courses' ? { lang: name === 'ar.yaml' ? ('ar' as const) : ('en' as const) } : {};
      const value = startValue(itemKind, { slug, title, number, latest: said(text), ...lang });
      drafts.set(`${itemKind}/${slug}/${name}`, textSaying(text, value));
    }
    withMoved(editor, drafts, textOf, undefined, `${itemKind}/${slug}`);
    return drafts;
  });
  return `/${itemKind}/${slug}`;
}

/** Makes an item once more, with its pictures, under a name and number of its own; what buyers said of it is not said of the copy. */
export async function duplicateItem(editor: ContentEditor, address: string): Promise<string> {
  const { kind, slug: old, item } = expectItem(editor, address);
  let slug = '';
  await act(editor, 'duplicate', (textOf) => {
    const others = itemsOf(editor, kind);
    slug = slugOf({ en: old }, namesIn(editor, kind, others));
    const number = nextNumber(kind, numbered(editor, kind, others, textOf));
    const drafts: Drafts = new Map();
    for (const file of filesOf(editor, item)) {
      const copy = `${kind}/${slug}/${file.slice(item.length + 1)}`;
      if (kindOf(file)) drafts.set(copy, duplicatedText(kind, file, textOf(file), number, slug));
      else if (isPictureFile(file)) drafts.set(copy, placeOf(editor, file));
    }
    withMoved(editor, drafts, textOf, undefined, `${kind}/${slug}`);
    return keepPictures(editor, drafts);
  });
  return `/${kind}/${slug}`;
}

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
        const text = spliced(textOf(file), followItem(item, slug, file, said(textOf(file))));
        drafts.set(
          moved,
          kind === 'courses' ? spliced(text, [{ type: 'set', path: ['slug'], value: slug }]) : text,
        );
      } else if (isPictureFile(file)) drafts.set(moved, placeOf(editor, file));
      drafts.set(file, null);
    }
    for (const file of editor.files().keys()) {
      if (file === movedFile || file.startsWith(`${item}/`)) continue;
      const changes = followItem(item, slug, file, said(textOf(file)));
      if (changes.length > 0) drafts.set(file, spliced(textOf(file), changes));
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
  await act(editor, 'delete', (textOf) => {
    const drafts: Drafts = new Map(filesOf(editor, item).map((file) => [file, null]));
    for (const file of editor.files().keys()) {
      if (file === movedFile || file.startsWith(`${item}/`)) continue;
      const changes = releaseItem(item, file, said(textOf(file)));
      if (changes.length > 0) drafts.set(file, spliced(textOf(file), changes));
    }
    withMoved(editor, drafts, textOf, item, kind);
    return drafts;
  });
}

/** Brings back an item whose deletion is not published yet, with its address and what named it. */
export async function restoreItem(editor: ContentEditor, address: string): Promise<void> {
  const [, kind = '', slug = ''] = address.split('/');
  const item: ItemFolder = `${expectKind(kind)}/${slug}`;
  await act(editor, 'restore', (textOf) => {
    const drafts = withoutFollowing(editor, (file, text) => releaseItem(item, file, said(text)));
    for (const file of editor.store.drafts.keys())
      if (file.startsWith(`${item}/`)) drafts.set(file, undefined);
    if (editor.there.has(movedFile) && hasAddress(kind))
      drafts.set(movedFile, withoutMoved(editor, item, `/${kind}`, textOf(movedFile)));
    return drafts;
  });
}

/**
 * Throws away the draft of an item that has another name than what is published of it: it is called as before again.
 * @returns false where it has none
 */
export async function discardRename(editor: ContentEditor, file: string): Promise<boolean> {
  const [kind = '', slug = ''] = file.split('/');
  const item: ItemFolder = `${kind}/${slug}`;
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
    if (changes.length > 0 && spliced(before, changes) === draft) drafts.set(file, undefined);
  }
  return drafts;
}

async function act(
  editor: ContentEditor,
  what: string,
  change: (textOf: TextOf) => Drafts | Promise<Drafts>,
): Promise<void> {
  await editor.changeFiles(`${what} ${Date.now()}`, change);
}

function expectKind(kind: string): ItemKind {
  if (!isItemKind(kind)) throw new Refusal(`There are no single ${kind}`);
  return kind;
}

function expectItem(editor: ContentEditor, address: string) {
  const [, kind = '', slug = '', ...rest] = address.split('/');
  const itemKind = expectKind(kind);
  const item: ItemFolder = `${itemKind}/${slug}`;
  if (!slug || rest.length > 0 || !itemsOf(editor, itemKind).includes(slug))
    throw new Refusal(`There is no ${address}`);
  return { kind: itemKind, slug, item };
}

function itemsOf(editor: ContentEditor, kind: ItemKind): string[] {
  return editor.there.foldersIn(kind);
}

/** Names that a new item may not have: those of the others, and of one that was deleted and may come back. */
function namesIn(editor: ContentEditor, kind: ItemKind, others: string[]): string[] {
  const gone = [...editor.store.drafts.keys()]
    .filter((file) => file.startsWith(`${kind}/`))
    .map((file) => file.split('/')[1] ?? '');
  return [...others, ...gone];
}

function filesOf(editor: ContentEditor, item: ItemFolder): string[] {
  return editor.there.all().filter((file) => file.startsWith(`${item}/`));
}

function isPictureFile(file: string): boolean {
  return /\.(jpe?g|png|webp|avif|svg)$/i.test(file);
}

/** A picture as it lies; `keepPictures` makes it the draft's own. */
function placeOf(editor: ContentEditor, file: string): DraftFile {
  const draft = editor.store.drafts.get(file);
  return typeof draft === 'object' && draft ? draft : { place: editor.there.place(file) };
}

/** A picture of a draft must not lie where a publication may write. */
async function keepPictures(editor: ContentEditor, drafts: Drafts): Promise<Drafts> {
  for (const [file, draft] of drafts)
    if (typeof draft === 'object' && draft) drafts.set(file, await editor.store.keepPicture(draft.place));
  return drafts;
}

function textIfThere(editor: ContentEditor, file: string, textOf: TextOf): string | undefined {
  return editor.there.has(file) ? textOf(file) : undefined;
}

function whatSays(editor: ContentEditor, kind: ItemKind, slug: string, textOf: TextOf): unknown {
  return said(textIfThere(editor, `${kind}/${slug}/${mainFile(kind)}`, textOf));
}

/** What all items say, also those that are deleted and may come back: their numbers are not free. */
function numbered(editor: ContentEditor, kind: ItemKind, others: string[], textOf: TextOf): unknown[] {
  const removed = removedItems(editor).filter((one) => one.kind === kind);
  return [
    ...others.map((other) => whatSays(editor, kind, other, textOf)),
    ...removed.map(({ address }) => said(editor.store.published(`${address.slice(1)}/${mainFile(kind)}`))),
  ];
}

/** The item with the highest number. */
function latestOf(
  editor: ContentEditor,
  kind: ItemKind,
  others: string[],
  textOf: TextOf,
): string | undefined {
  const numberOf = (slug: string) => {
    const value = whatSays(editor, kind, slug, textOf) as Record<string, unknown> | undefined;
    return Number(String(value?.[numberField[kind]] ?? '').match(/\d+/)?.[0] ?? 0);
  };
  return others.toSorted((a, b) => numberOf(b) - numberOf(a))[0];
}
