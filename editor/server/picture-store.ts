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

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Keeps a copy of a picture, on the disk before it resolves.
   * @param file of a file anywhere
   * @returns its hash
   */
  async keep(file: string): Promise<string> {
    const hash = await this.hashOf(file);
    if (!this.has(hash)) await writeDurably(this.pathOf(hash), { path: file });
    return hash;
  }

  has(hash: string): boolean {
    return existsSync(this.pathOf(hash));
  }

  pathOf(hash: string): string {
    return path.join(this.#folder, hash);
  }

  /** The hash of a file anywhere; read again only where it has changed. */
  async hashOf(file: string): Promise<string> {
    const { mtimeMs, size, ino } = await stat(file);
    const state = `${file}:${ino}:${mtimeMs}:${size}`;
    const known = this.#known.get(state);
    if (known) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
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
