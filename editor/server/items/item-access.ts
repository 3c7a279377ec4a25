import type { DraftFile } from '../../../app/content/content-files.server.ts';
import { type ContentEditor, Refusal } from '../content-editor.ts';
import { type ItemKind, isItemKind } from './item-kinds.ts';
import type { ItemFolder } from './references.ts';

/* What the actions on items share: finding one, and putting its files in place as one step. */

export type Drafts = Map<string, DraftFile | undefined>;
export type TextOf = (file: string) => string;

export async function act(
  editor: ContentEditor,
  what: string,
  change: (textOf: TextOf) => Drafts | Promise<Drafts>,
): Promise<void> {
  await editor.changeFiles(`${what} ${Date.now()}`, change);
}

export function expectKind(kind: string): ItemKind {
  if (!isItemKind(kind)) throw new Refusal(`There are no single ${kind}`);
  return kind;
}

export function expectItem(editor: ContentEditor, address: string) {
  const [, kind = '', slug = '', ...rest] = address.split('/');
  const itemKind = expectKind(kind);
  const item: ItemFolder = `${itemKind}/${slug}`;
  if (!slug || rest.length > 0 || !itemsOf(editor, itemKind).includes(slug))
    throw new Refusal(`There is no ${address}`);
  return { kind: itemKind, slug, item };
}

export function itemsOf(editor: ContentEditor, kind: ItemKind): string[] {
  return editor.there.foldersIn(kind);
}

export function filesOf(editor: ContentEditor, item: ItemFolder): string[] {
  return editor.there.all().filter((file) => file.startsWith(`${item}/`));
}

export function isPictureFile(file: string): boolean {
  return /\.(jpe?g|png|webp|avif|svg)$/i.test(file);
}

/** A picture as it lies; `keepPictures` makes it the draft's own. */
export function placeOf(editor: ContentEditor, file: string): DraftFile {
  const draft = editor.store.drafts.get(file);
  return typeof draft === 'object' && draft ? draft : { place: editor.there.place(file) };
}

/** A picture of a draft must not lie where a publication may write. */
export async function keepPictures(editor: ContentEditor, drafts: Drafts): Promise<Drafts> {
  for (const [file, draft] of drafts)
    if (typeof draft === 'object' && draft) drafts.set(file, await editor.store.keepPicture(draft.place));
  return drafts;
}
