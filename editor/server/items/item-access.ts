import { existsSync } from 'node:fs';
import { itemFile } from '#model/content/content-kinds.ts';
import type { DraftFile } from '#model/on-disk/content-files.server.ts';
import type { ContentEditor } from '../content-editor.ts';
import { expectKind, Refusal } from '../refusal.ts';
import type { ItemFolder } from './references.ts';

/* Helper functions for the actions on items. */

export type Drafts = Map<string, DraftFile | undefined>;
export type TextOf = (file: string) => string;

export function expectItem(editor: ContentEditor, address: string) {
  const [, kind = '', slug = '', ...rest] = address.split('/');
  const itemKind = expectKind(kind);
  const item: ItemFolder = `${itemKind}/${slug}`;
  if (!slug || rest.length > 0 || !editor.currentFiles.foldersIn(itemKind).includes(slug))
    throw new Refusal(`There is no ${address}`);
  return { kind: itemKind, slug, item };
}

export function filesOf(editor: ContentEditor, item: ItemFolder): string[] {
  return editor.currentFiles.all().filter((file) => file.startsWith(`${item}/`));
}

export function isPublished(editor: ContentEditor, item: ItemFolder): boolean {
  return existsSync(editor.publishedPath(`${item}/${itemFile}`));
}
