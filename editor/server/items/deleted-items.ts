import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { picturesIn, type StoredDraft } from '../draft-store.ts';
import { writeDurably } from '../durable-files.ts';
import type { EditorState, Title } from '../state.ts';
import { expectKind } from './item-kinds.ts';
import type { ItemFolder } from './references.ts';

/** How long (ms) an item is kept that was never published. */
const keptFor = 30 * 86_400_000;

/** An item as it was when it was deleted. */
interface DeletedItem {
  /** ms since 1970 */
  at: number;
  title: Title;
  wasPublished: boolean;
  /** The drafts of its own files then. */
  drafts: Record<string, StoredDraft>;
  /** The texts of other files before and after they let go of it. */
  others: Record<string, { before: string; after: string }>;
}

/** What was deleted, in `deleted.json` beside the drafts: bringing an item back brings back its drafts, and what named it. */
export class DeletedItems {
  readonly #contentRoot: string;
  readonly #file: string;
  #items: Record<ItemFolder, DeletedItem> | undefined;

  /** @param folder where drafts are kept */
  constructor(contentRoot: string, folder: string) {
    this.#contentRoot = contentRoot;
    this.#file = path.join(folder, 'deleted.json');
  }

  /** Keeps an item, on the disk before it resolves. */
  async keep(item: ItemFolder, deleted: Omit<DeletedItem, 'at'>): Promise<void> {
    const items = { ...this.#kept(), [item]: { ...deleted, at: Date.now() } };
    await writeDurably(this.#file, JSON.stringify(items));
    this.#items = items;
  }

  /** An item that was deleted; undefined where it is not kept. */
  get(item: ItemFolder): DeletedItem | undefined {
    return this.#kept()[item];
  }

  /** All items that may be brought back, where no other one is called so by now. */
  all(): EditorState['removed'] {
    return Object.entries(this.#kept()).map(([item, { at, title, wasPublished }]) => {
      const last = new Date(at + keptFor).toISOString().slice(0, 10);
      const kind = expectKind(item.split('/')[0] ?? '');
      return { address: `/${item}`, kind, title, ...(wasPublished ? {} : { keptUntil: last }) };
    });
  }

  /** The hashes of the pictures in them. */
  pictures(): string[] {
    return picturesIn(Object.values(this.#kept()).flatMap(({ drafts }) => Object.values(drafts)));
  }

  /** Those that are not yet too old, or whose deletion is not published. */
  #kept(): Record<ItemFolder, DeletedItem> {
    this.#items ??= existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
    const isKept = ([item, { at, wasPublished }]: [string, DeletedItem]) =>
      wasPublished ? existsSync(path.join(this.#contentRoot, item)) : Date.now() < at + keptFor;
    return Object.fromEntries(Object.entries(this.#items ?? {}).filter(isKept));
  }
}
