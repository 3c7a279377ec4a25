import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DraftStore, isAlike, type KeptDraft, keptOf, picturesIn } from '../draft-store.ts';
import { writeDurably } from '../durable-files.ts';
import type { Title } from '../state.ts';
import type { Drafts } from './item-access.ts';
import type { ItemFolder } from './references.ts';

/** How long (ms) an item is kept that was never published. */
const keptFor = 30 * 86_400_000;

/** An item as it was when it was deleted. */
interface DeletedItem {
  /** ms since 1970 */
  at: number;
  title: Title;
  /** The drafts of its own files then. */
  drafts: Record<string, KeptDraft>;
  /** Of the files that named it, the drafts before and after. */
  released: Record<string, { before: KeptDraft; after: KeptDraft }>;
}

/** What was deleted, in `deleted.json` beside the drafts: bringing an item back brings back its drafts. */
export class DeletedItems {
  readonly #file: string;
  #items: Record<ItemFolder, DeletedItem> | undefined;

  /** @param folder where drafts are kept */
  constructor(folder: string) {
    this.#file = path.join(folder, 'deleted.json');
  }

  /** Keeps an item's drafts, on the disk before it resolves. @param next the drafts that its deletion makes */
  async keep(store: DraftStore, item: ItemFolder, title: Title, next: Drafts): Promise<void> {
    const isOwn = (file: string) => file.startsWith(`${item}/`);
    const drafts = [...store.drafts].filter(([file]) => isOwn(file));
    const released = [...next].filter(([file]) => !isOwn(file));
    const kept: DeletedItem = {
      at: Date.now(),
      title,
      drafts: Object.fromEntries(drafts.map(([file, draft]) => [file, keptOf(draft)])),
      released: Object.fromEntries(
        released.map(([file, after]) => [
          file,
          { before: keptOf(store.drafts.get(file)), after: keptOf(after) },
        ]),
      ),
    };
    const items = { ...this.#kept(), [item]: kept };
    await writeDurably(this.#file, JSON.stringify(items));
    this.#items = items;
  }

  /** The drafts that bring an item back: its own, and of what named it those that no other change has followed. */
  draftsOf(store: DraftStore, item: ItemFolder): Drafts {
    const { drafts = {}, released = {} } = this.#kept()[item] ?? {};
    const isLast = ([file, { after }]: [string, { after: KeptDraft }]) =>
      isAlike(keptOf(store.drafts.get(file)), after);
    return new Map([
      ...Object.entries(drafts).map(([file, kept]) => [file, store.draftOf(kept)] as const),
      ...Object.entries(released)
        .filter(isLast)
        .map(([file, { before }]) => [file, store.draftOf(before)] as const),
    ]);
  }

  /** What a file of an item said as a draft; undefined where it had none. */
  text(item: ItemFolder, file: string): string | undefined {
    const kept = this.#kept()[item]?.drafts[`${item}/${file}`];
    return typeof kept === 'string' ? kept : undefined;
  }

  /** The items by their folders, with their titles and until when (ms since 1970) they are kept. */
  all(): { item: ItemFolder; title: Title; until: number }[] {
    return Object.entries(this.#kept()).map(([item, { at, title }]) => {
      return { item: item as ItemFolder, title, until: at + keptFor };
    });
  }

  /** The hashes of the pictures in them. */
  pictures(): string[] {
    return picturesIn(Object.values(this.#kept()).flatMap(({ drafts }) => Object.values(drafts)));
  }

  /** Those that are not yet too old. */
  #kept(): Record<ItemFolder, DeletedItem> {
    this.#items ??= existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
    const isYoung = ([, { at }]: [string, DeletedItem]) => Date.now() < at + keptFor;
    return Object.fromEntries(Object.entries(this.#items ?? {}).filter(isYoung));
  }
}
