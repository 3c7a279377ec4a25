import { existsSync } from 'node:fs';
import { contentKinds } from '../../../app/content/content-kinds.ts';
import type { ContentEditor } from '../content-editor.ts';
import type { EditorState, Title } from '../state.ts';
import { expectKind } from './item-access.ts';
import { type ItemKind, itemKinds } from './item-kinds.ts';
import { said } from './item-texts.ts';
import type { ItemFolder } from './references.ts';
import { numberField } from './start-value.ts';

/** Items that are published and shall go, without those that have another name now; and the deleted ones that never were. */
export function removedItems(editor: ContentEditor): EditorState['removed'] {
  const neverPublished = editor.deleted
    .all()
    .map(({ item, title, until }) => ({ item, kind: expectKind(item.split('/')[0] ?? ''), title, until }))
    .filter(({ item, kind }) => !editor.there.has(item) && !isPublished(editor, kind, item));
  // One that was renamed and then deleted comes back under its new name: it stands there once.
  const isRenamed = (kind: ItemKind, folder: ItemFolder) =>
    neverPublished.some(
      (one) =>
        one.kind === kind &&
        numberOf(editor.deleted.text(one.item, mainFile(kind)) ?? '', kind) ===
          publishedNumber(editor, kind, folder),
    );
  const gone = goneFolders(editor).filter(
    ({ folder, kind }) => renamedTo(editor, kind, folder) === undefined && !isRenamed(kind, folder),
  );
  return [
    ...gone.map(({ folder, kind }) => ({
      address: `/${folder}`,
      kind,
      title: titleOf(editor, kind, folder),
    })),
    ...neverPublished.map(({ item, kind, title, until }) => {
      return { address: `/${item}`, kind, title, keptUntil: new Date(until).toISOString().slice(0, 10) };
    }),
  ];
}

/** Items that are published in one folder and stand in another now. */
export function renamedItems(editor: ContentEditor): { from: ItemFolder; to: ItemFolder }[] {
  return goneFolders(editor).flatMap(({ folder, kind }) => {
    const to = renamedTo(editor, kind, folder);
    return to ? [{ from: folder, to }] : [];
  });
}

/** The folder that an item is published in, where it has another name now; undefined where it has not. */
export function renamedFrom(editor: ContentEditor, item: ItemFolder): ItemFolder | undefined {
  return renamedItems(editor).find(({ to }) => to === item)?.from;
}

function goneFolders(editor: ContentEditor): { folder: ItemFolder; kind: ItemKind }[] {
  return itemKinds.flatMap((kind) => {
    const slugs = [...editor.store.drafts]
      .filter(([file, draft]) => draft === null && file.startsWith(`${kind}/`))
      .map(([file]) => file.split('/')[1] ?? '');
    return [...new Set(slugs)]
      .map((slug) => ({ folder: `${kind}/${slug}` as const, kind }))
      .filter(({ folder }) => !editor.there.has(folder) && isPublished(editor, kind, folder));
  });
}

/** The new item that has the number of one that is gone: a rename keeps it, and no other is given it. */
function renamedTo(editor: ContentEditor, kind: ItemKind, folder: ItemFolder): ItemFolder | undefined {
  const number = publishedNumber(editor, kind, folder);
  return editor.there
    .foldersIn(kind)
    .map((slug) => `${kind}/${slug}` as const)
    .filter((one) => !isPublished(editor, kind, one) && editor.there.has(`${one}/${mainFile(kind)}`))
    .find((one) => numberOf(editor.store.text(`${one}/${mainFile(kind)}`), kind) === number);
}

export function isPublished(editor: ContentEditor, kind: ItemKind, folder: ItemFolder): boolean {
  return existsSync(editor.publishedPlace(`${folder}/${mainFile(kind)}`));
}

function publishedNumber(editor: ContentEditor, kind: ItemKind, folder: ItemFolder): unknown {
  return numberOf(editor.store.published(`${folder}/${mainFile(kind)}`), kind);
}

function numberOf(text: string, kind: ItemKind): unknown {
  return (said(text) as Record<string, unknown> | null | undefined)?.[numberField[kind]];
}

function titleOf(editor: ContentEditor, kind: ItemKind, folder: ItemFolder): Title {
  const title = (name: string) =>
    (said(editor.store.published(`${folder}/${name}`)) as { title?: unknown } | null | undefined)?.title;
  if (kind === 'courses') return { en: String(title('en.yaml') ?? ''), ar: String(title('ar.yaml') ?? '') };
  return (title('item.yaml') ?? {}) as Title;
}

/** The file of an item that has its number; of a course the English one. */
export function mainFile(kind: ItemKind): string {
  return contentKinds[kind].files[0] ?? 'item.yaml';
}
