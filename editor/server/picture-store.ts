import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeDurably } from './durable-files.ts';

/** The pictures of drafts and of the list of undo, each once, named by what it holds. Nothing in it is ever written into. */
export class PictureStore {
  readonly #folder: string;
  /** Hashes of files elsewhere, by path and state. */
  readonly #known = new Map<string, string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Keeps a picture, on the disk before it resolves.
   * @param source its bytes, or the absolute path of a file, which is copied
   * @returns its hash
   */
  keep(source: Uint8Array | string): Promise<string> {
    // One at a time: the same picture may come twice at once.
    const turn = this.#queue.then(() => this.#keep(source));
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #keep(source: Uint8Array | string): Promise<string> {
    const hash = typeof source === 'string' ? await this.hashOf(source) : sha256(source);
    if (!this.has(hash))
      await writeDurably(
        this.placeOf(hash),
        typeof source === 'string' ? { place: source } : Buffer.from(source),
      );
    return hash;
  }

  has(hash: string): boolean {
    return existsSync(this.placeOf(hash));
  }

  placeOf(hash: string): string {
    return path.join(this.#folder, hash);
  }

  /** The hash of a file anywhere; read again only where it has changed. */
  async hashOf(place: string): Promise<string> {
    const { mtimeMs, size, ino } = await stat(place);
    const state = `${place}:${ino}:${mtimeMs}:${size}`;
    const known = this.#known.get(state);
    if (known) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(place), hash);
    const found = hash.digest('hex');
    this.#known.set(state, found);
    return found;
  }

  /** Removes all but these. */
  async removeOthers(hashes: ReadonlySet<string>): Promise<void> {
    if (!existsSync(this.#folder)) return;
    for (const name of await readdir(this.#folder)) {
      if (!hashes.has(name)) await rm(path.join(this.#folder, name), { force: true });
    }
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
