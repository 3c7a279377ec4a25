import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeDurably } from './durable-files.ts';

/**
 * Stores the pictures of drafts and of the undo list, each picture once, under the hash of its bytes. Stored files are
 * never changed.
 */
export class PictureStore {
  readonly #folder: string;
  /** The hashes computed so far, by each file's path, inode, modification time and size. */
  readonly #known = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Stores a copy of a picture. The copy is on the disk when the promise resolves.
   * @param file the path of any file
   * @returns the hash of the picture
   */
  async keep(file: string): Promise<string> {
    const hash = await this.hashOf(file);
    if (!existsSync(this.pathOf(hash))) await writeDurably(this.pathOf(hash), { path: file });
    return hash;
  }

  pathOf(hash: string): string {
    return path.join(this.#folder, hash);
  }

  /** The hash of any file. The file is read again only if it has changed. */
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

  /** Removes all pictures except those with the given hashes. */
  async removeOthers(hashes: ReadonlySet<string>): Promise<void> {
    if (!existsSync(this.#folder)) return;
    for (const name of await readdir(this.#folder)) {
      if (!hashes.has(name)) await rm(path.join(this.#folder, name), { force: true });
    }
  }
}
