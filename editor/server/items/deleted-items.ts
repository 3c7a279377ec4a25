import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { picturesIn, type StoredDraft } from '../draft-store.ts';
import { writeDurably } from '../durable-files.ts';
import { expectKind } from '../refusal.ts';
import type { EditorState, Title } from '../state.ts';
import type { ItemFolder } from './references.ts';

/** The time (ms) for which a deleted item that was never published can be restored. */
const keptFor = 30 * 86_400_000;

/** The data that is needed to restore a deleted item. */
interface DeletedItem {
  /** The time of the deletion, in ms since 1970. */
  at: number;
  title: Title;
  wasPublished: boolean;
  /** The drafts of the item's own files at the time of the deletion. */
  drafts: Record<string, StoredDraft>;
  /** The texts of other files before and after their references to the item were removed. */
  others: Record<string, { before: string; after: string }>;
}

/**
 * Stores the data of deleted items in `deleted.json` beside the drafts. Restoring an item brings back its drafts and
 * the references to the item in other files.
 */
export class DeletedItems {
  readonly #contentRoot: string;
  readonly #file: string;
  #items: Record<ItemFolder, DeletedItem> | undefined;

  /** @param folder the folder of the drafts */
  constructor(contentRoot: string, folder: string) {
    this.#contentRoot = contentRoot;
    this.#file = path.join(folder, 'deleted.json');
  }

  /** Stores the data of a deleted item. When the promise resolves, the data is on the disk. */
  async keep(item: ItemFolder, deleted: Omit<DeletedItem, 'at'>): Promise<void> {
    const items = { ...this.#kept(), [item]: { ...deleted, at: Date.now() } };
    await writeDurably(this.#file, JSON.stringify(items));
    this.#items = items;
  }

  /** The data of a deleted item; undefined if it is not stored. */
  get(item: ItemFolder): DeletedItem | undefined {
    return this.#kept()[item];
  }

  /**
   * All deleted items that can be restored. Restoring fails if another item has got the same address in the meantime.
   */
  all(): EditorState['removed'] {
    return Object.entries(this.#kept()).map(([item, { at, title, wasPublished }]) => {
      const last = new Date(at + keptFor).toISOString().slice(0, 10);
      const kind = expectKind(item.split('/')[0] ?? '');
      return { address: `/${item}`, kind, title, ...(wasPublished ? {} : { keptUntil: last }) };
    });
  }

  /** The hashes of the pictures in the stored drafts of deleted items. */
  pictures(): string[] {
    return picturesIn(Object.values(this.#kept()).flatMap(({ drafts }) => Object.values(drafts)));
  }

  /**
   * The deleted items that can still be restored: items whose deletion is not published, and items that were never
   * published and were deleted in the last 30 days.
   */
  #kept(): Record<ItemFolder, DeletedItem> {
    this.#items ??= existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
    const isKept = ([item, { at, wasPublished }]: [string, DeletedItem]) =>
      wasPublished ? existsSync(path.join(this.#contentRoot, item)) : Date.now() < at + keptFor;
    return Object.fromEntries(Object.entries(this.#items ?? {}).filter(isKept));
  }
}
