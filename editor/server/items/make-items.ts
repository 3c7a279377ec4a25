import type { ItemKind } from '#model/content/content-kinds.ts';
import { itemFile, kindOf } from '#model/content/content-kinds.ts';
import { slugOf } from '../../forms/slug-of.ts';
import { valueIn } from '../../yaml/value-in.ts';
import type { ContentEditor } from '../content-editor.ts';
import { pictureName } from '../pictures/named-pictures.ts';
import { expectKind, Refusal } from '../refusal.ts';
import type { Title } from '../state.ts';
import { type Drafts, expectItem, filesOf, type TextOf } from './item-access.ts';
import { duplicatedText, textWithValue } from './item-texts.ts';
import { updateFormerAddresses } from './moved-entries.ts';
import { nextNumber, numberIn, startValue } from './start-value.ts';

/* Creating and copying items: each action is one undo step. */

interface NewItem {
  slug: string;
  number: number | string;
  textOf: TextOf;
}

/**
 * Creates an item. Some of its values are copied from the latest item of the same kind (see startValue).
 * @returns the item's address in the editor
 * @throws Refusal if no slug can be made from the title
 */
export async function newItem(editor: ContentEditor, kindName: string, title: Title): Promise<string> {
  const kind = expectKind(kindName);
  return makeItem(editor, kind, title, ({ slug, number, textOf }) => {
    const numberOf = (item: string) => numberIn(kind, editor.value(`${kind}/${item}/${itemFile}`));
    const [latest] = editor.currentFiles.foldersIn(kind).toSorted((a, b) => numberOf(b) - numberOf(a));
    const template = `${kind}/${latest}/${itemFile}`;
    const text = editor.currentFiles.has(template) ? textOf(template) : undefined;
    const value = startValue(kind, { title, number, latest: valueIn(text) });
    return new Map([[`${kind}/${slug}/${itemFile}`, textWithValue(text, value)]]);
  });
}

/** Copies an item with its pictures, under a new slug and number, without its reviews. */
export async function duplicateItem(editor: ContentEditor, address: string): Promise<string> {
  const { kind, slug: old, item } = expectItem(editor, address);
  return makeItem(editor, kind, { en: old }, ({ slug, number, textOf }) => {
    const drafts: Drafts = new Map();
    for (const file of filesOf(editor, item)) {
      const copy = `${kind}/${slug}/${file.slice(item.length + 1)}`;
      if (kindOf(file)) drafts.set(copy, duplicatedText(kind, textOf(file), number));
      else if (pictureName.test(file)) drafts.set(copy, { path: editor.currentFiles.pathOf(file) });
    }
    return drafts;
  });
}

/** Creates an item with a new slug and number. @param draftsOf returns the drafts of the new item's files */
async function makeItem(
  editor: ContentEditor,
  kind: ItemKind,
  title: Title,
  draftsOf: (item: NewItem) => Drafts,
): Promise<string> {
  let slug = '';
  await editor.changeFiles(`make ${kind}`, (textOf) => {
    slug = slugOf(title, namesIn(editor, kind));
    if (!slug) throw new Refusal('noName');
    const drafts = draftsOf({ slug, number: nextNumber(kind, numbersIn(editor, kind)), textOf });
    updateFormerAddresses(editor, drafts, textOf, undefined, `${kind}/${slug}`);
    return drafts;
  });
  return `/${kind}/${slug}`;
}

/** The slugs that a new item must not get: the slugs of other items, and of deleted items that can be restored. */
function namesIn(editor: ContentEditor, kind: ItemKind): string[] {
  const drafts = [...editor.store.drafts.keys()].filter((file) => file.startsWith(`${kind}/`));
  return [...editor.currentFiles.foldersIn(kind), ...drafts.map((file) => file.split('/')[1] ?? '')];
}

/** The numbers that a new item must not get: the numbers of other items, and of deleted items that can be restored. */
function numbersIn(editor: ContentEditor, kind: ItemKind): number[] {
  const others = editor.currentFiles
    .foldersIn(kind)
    .map((slug) => editor.value(`${kind}/${slug}/${itemFile}`));
  const deleted = editor.deleted.all().filter((one) => one.kind === kind);
  const former = deleted.map(({ address }) => {
    const item = address.slice(1) as `${string}/${string}`;
    const file = `${item}/${itemFile}`;
    const draft = editor.deleted.get(item)?.drafts[file];
    return typeof draft === 'string' ? valueIn(draft) : editor.publishedValue(file);
  });
  return [...others, ...former].map((value) => numberIn(kind, value));
}
