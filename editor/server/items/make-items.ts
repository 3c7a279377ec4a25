import { contentKinds, kindOf } from '../../../app/content/content-kinds.ts';
import { slugOf } from '../../forms/slug-of.ts';
import { type ContentEditor, Refusal } from '../content-editor.ts';
import type { Title } from '../state.ts';
import { withMoved } from './follow-address.ts';
import {
  act,
  type Drafts,
  expectItem,
  expectKind,
  filesOf,
  isPictureFile,
  itemsOf,
  keepPictures,
  placeOf,
  type TextOf,
} from './item-access.ts';
import type { ItemKind } from './item-kinds.ts';
import { duplicatedText, said, textSaying } from './item-texts.ts';
import { mainFile, removedItems } from './removed-items.ts';
import { nextNumber, numberField, startValue } from './start-value.ts';

/* New items and copies: each one step of undo. */

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

/** Names that a new item may not have: those of the others, and of one that was deleted and may come back. */
function namesIn(editor: ContentEditor, kind: ItemKind, others: string[]): string[] {
  const gone = [...editor.store.drafts.keys()]
    .filter((file) => file.startsWith(`${kind}/`))
    .map((file) => file.split('/')[1] ?? '');
  return [...others, ...gone];
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
    ...removed.map(({ address, keptUntil }) => {
      const [slug, file] = [address.split('/')[2] ?? '', mainFile(kind)];
      const draft = keptUntil ? editor.deleted.text(`${kind}/${slug}`, file) : undefined;
      return said(keptUntil ? draft : editor.store.published(`${kind}/${slug}/${file}`));
    }),
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
