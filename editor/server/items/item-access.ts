import { existsSync } from 'node:fs';
import { contentKinds } from '#model/content/content-kinds.ts';
import type { DraftFile } from '#model/on-disk/content-files.server.ts';
import type { ContentEditor } from '../content-editor.ts';
import { Refusal } from '../refusal.ts';
import { expectKind, type ItemKind } from './item-kinds.ts';
import type { ItemFolder } from './references.ts';

/* What the actions on items share. */

export type Drafts = Map<string, DraftFile | undefined>;
export type TextOf = (file: string) => string;

export function expectItem(editor: ContentEditor, address: string) {
  const [, kind = '', slug = '', ...rest] = address.split('/');
  const itemKind = expectKind(kind);
  const item: ItemFolder = `${itemKind}/${slug}`;
  if (!slug || rest.length > 0 || !editor.there.foldersIn(itemKind).includes(slug))
    throw new Refusal(`There is no ${address}`);
  return { kind: itemKind, slug, item };
}

export function filesOf(editor: ContentEditor, item: ItemFolder): string[] {
  return editor.there.all().filter((file) => file.startsWith(`${item}/`));
}

/** The file of an item that has its number; of a course the English one. */
export function mainFile(kind: ItemKind): string {
  return contentKinds[kind].files[0] ?? 'item.yaml';
}

export function isPublished(editor: ContentEditor, item: ItemFolder): boolean {
  const [kind = ''] = item.split('/');
  return existsSync(editor.place(`${item}/${mainFile(expectKind(kind))}`));
}

/** Where a picture lies. */
export function placeOf(editor: ContentEditor, file: string): { place: string } {
  return { place: editor.there.place(file) };
}
