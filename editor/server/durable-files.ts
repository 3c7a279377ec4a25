import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The number of tries to rename a file. On Windows a rename fails while another program (a virus scanner, OneDrive)
 * reads the file.
 */
const renameTries = 20;
/** The pause between two tries in ms. */
const renamePause = 50;

/** The new content of a file: a text, bytes, or a copy of the file at an absolute path. */
export type FileContent = string | Uint8Array | { path: string };

/** A file's path below a folder, with forward slashes, and the file's new content; null to remove the file. */
export type FileChange = { file: string; content: FileContent | null };

/**
 * Whether the new content of a file equals some bytes, or both are null. A copy of another file never counts as equal.
 */
export function isSameContent(content: FileContent | null, bytes: Buffer | null): boolean {
  if (content === null || bytes === null) return content === bytes;
  return typeof content === 'string' || Buffer.isBuffer(content) ? bytes.equals(Buffer.from(content)) : false;
}

/**
 * Writes a file atomically: first a temporary file beside it, synced to the disk, which is then renamed to the file's
 * name.
 */
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

/**
 * Writes several files of one folder together: after a crash, the next start either writes the remaining files or
 * discards all of them.
 */
export class FileGroup {
  readonly #folder: string;
  readonly #preparedFolder: string;

  /**
   * @param folder the folder of the files
   * @param preparedFolder a separate folder on the same disk, for temporary copies and the journal
   */
  constructor(folder: string, preparedFolder: string) {
    this.#folder = folder;
    this.#preparedFolder = preparedFolder;
  }

  async write(changes: FileChange[]): Promise<void> {
    const [only] = changes;
    if (changes.length === 1 && only) return this.#put(only);
    await rm(this.#preparedFolder, { recursive: true, force: true });
    for (const [index, { content }] of changes.entries()) {
      if (content !== null) await writeDurably(path.join(this.#preparedFolder, `${index}`), content);
    }
    const journal = changes.map(({ file, content }) => ({ file, isGone: content === null }));
    await writeDurably(this.#journal, JSON.stringify(journal));
    await this.finish();
  }

  /**
   * Moves the prepared files to their final paths. If there is no journal, a crash has interrupted the preparation, and
   * the prepared files are discarded.
   */
  async finish(): Promise<void> {
    if (!existsSync(this.#journal)) {
      await rm(this.#preparedFolder, { recursive: true, force: true });
      return;
    }
    const journal: { file: string; isGone: boolean }[] = JSON.parse(readFileSync(this.#journal, 'utf8'));
    for (const [index, { file, isGone }] of journal.entries()) {
      const preparedFile = path.join(this.#preparedFolder, `${index}`);
      if (isGone) await this.#put({ file, content: null });
      // A missing prepared file was moved to its final path before the crash.
      else if (existsSync(preparedFile)) await this.#put({ file, content: { path: preparedFile } });
    }
    await rm(this.#journal);
    await rm(this.#preparedFolder, { recursive: true, force: true });
  }

  get #journal(): string {
    return path.join(this.#preparedFolder, 'journal.json');
  }

  async #put({ file, content }: FileChange): Promise<void> {
    if (content === null) await removeFile(this.#folder, file);
    else await writeDurably(path.join(this.#folder, file), content);
  }
}

/** Removes a file below a folder, if the file exists, and then the parent folders that have become empty. */
export async function removeFile(folder: string, file: string): Promise<void> {
  await rm(path.join(folder, file), { force: true });
  for (let parent = path.dirname(file); parent !== '.'; parent = path.dirname(parent)) {
    try {
      await rmdir(path.join(folder, parent));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // A folder that is not empty, or that another program uses, stays.
      if (code !== 'ENOENT') return;
    }
  }
}

/**
 * The paths of all files below a folder, with forward slashes, in alphabetical order; empty if the folder does not
 * exist.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The text of a file; undefined if there is no such file, also if it is removed just now. */
export async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeToDisk(file: string, content: FileContent): Promise<void> {
  const isCopy = typeof content === 'object' && 'path' in content;
  if (isCopy) {
    await copyFile(content.path, file);
    // The copy is made writable, because the copy of a read-only file would be read-only too.
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

/** Renames a file, and tries again while another program reads the file or the one that is replaced. */
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
