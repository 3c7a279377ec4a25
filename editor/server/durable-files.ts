import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Another program that looks at a file (a virus scanner, OneDrive) keeps Windows from renaming for a moment. */
const renameTries = 20;
const renamePause = 50;

/** What a file shall hold: itself, or a copy of the file at an absolute path, which stays as it is. */
export type FileContent = string | Uint8Array | { path: string };

/** A file below a folder, with forward slashes, and what it shall hold; null where it shall go. */
export type FileChange = { file: string; content: FileContent | null };

/** Whether a file holds these very bytes, or both are none. */
export function isSameContent(content: FileContent | null, bytes: Buffer | null): boolean {
  if (content === null || bytes === null) return content === bytes;
  return typeof content === 'string' || Buffer.isBuffer(content) ? bytes.equals(Buffer.from(content)) : false;
}

/** Writes a file so that it is whole at any moment: beside it, onto the disk, then into its place. */
export async function writeDurably(target: string, content: FileContent): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const unfinished = `${target}.${process.pid}.part`;
  try {
    await writeToDisk(unfinished, content);
    await renameWithPatience(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Files of one folder that belong together: written all or, after the next start, still all. */
export class FileGroup {
  readonly #folder: string;
  readonly #writing: string;

  /**
   * @param folder where the files stand
   * @param writing a folder of its own on the same disk, where they lie ready
   */
  constructor(folder: string, writing: string) {
    this.#folder = folder;
    this.#writing = writing;
  }

  async write(changes: FileChange[]): Promise<void> {
    const [only] = changes;
    if (changes.length === 1 && only) return this.#put(only);
    await rm(this.#writing, { recursive: true, force: true });
    for (const [index, { content }] of changes.entries()) {
      if (content !== null) await writeDurably(path.join(this.#writing, `${index}`), content);
    }
    const journal = changes.map(({ file, content }) => ({ file, isGone: content === null }));
    await writeDurably(this.#journal, JSON.stringify(journal));
    await this.finish();
  }

  /** Puts in their places the files that lie ready; does nothing where the journal was never written. */
  async finish(): Promise<void> {
    if (!existsSync(this.#journal)) {
      await rm(this.#writing, { recursive: true, force: true });
      return;
    }
    const journal: { file: string; isGone: boolean }[] = JSON.parse(readFileSync(this.#journal, 'utf8'));
    for (const [index, { file, isGone }] of journal.entries()) {
      const ready = path.join(this.#writing, `${index}`);
      if (isGone) await this.#put({ file, content: null });
      // What is no longer there stands in its place already.
      else if (existsSync(ready)) await this.#put({ file, content: { path: ready } });
    }
    await rm(this.#journal);
    await rm(this.#writing, { recursive: true, force: true });
  }

  get #journal(): string {
    return path.join(this.#writing, 'journal.json');
  }

  async #put({ file, content }: FileChange): Promise<void> {
    if (content === null) await removeFile(this.#folder, file);
    else await writeDurably(path.join(this.#folder, file), content);
  }
}

/** Removes a file below a folder, and the folders that it leaves empty; does nothing where there is none. */
export async function removeFile(folder: string, file: string): Promise<void> {
  await rm(path.join(folder, file), { force: true });
  for (let parent = path.dirname(file); parent !== '.'; parent = path.dirname(parent)) {
    try {
      await rmdir(path.join(folder, parent));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // Not empty, in use, or in the way of something else: it stays.
      if (code !== 'ENOENT') return;
    }
  }
}

/** The files below a folder, with forward slashes, in alphabetical order; none where it does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function writeToDisk(file: string, content: FileContent): Promise<void> {
  const isCopy = typeof content === 'object' && 'path' in content;
  if (isCopy) {
    await copyFile(content.path, file);
    // A copy of a file that is read-only would be so too.
    await chmod(file, 0o644);
  }
  const handle = await open(file, isCopy ? 'r+' : 'w');
  try {
    if (!isCopy) await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames a file, also where another program looks at one of the two for a moment. */
export async function renameWithPatience(from: string, to: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(code) || tried === renameTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, renamePause));
    }
  }
}
