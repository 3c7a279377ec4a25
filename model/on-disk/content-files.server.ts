import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file as a draft has it: a YAML file's text, where a picture's bytes lie, or null where the file shall go. */
export type DraftFile = string | { path: string } | null;

/** By the files' paths below the content folder, with forward slashes. */
export type DraftFiles = ReadonlyMap<string, DraftFile>;

const none: DraftFiles = new Map();

/** The files of a content folder, with drafts in place of some, new ones among them and without those that shall go. */
export class ContentFiles {
  readonly #root: string;
  readonly #drafts: DraftFiles;
  /**
   * By their very names: some computers take `2-Front.jpg` for `2-front.jpg`, hosts do not. Read once: who waits for a file to
   * come makes another `ContentFiles`.
   */
  readonly #onDisk: FilesAndFolders;

  /** @param root path of the content folder */
  constructor(root: string, drafts: DraftFiles = none, onDisk = readFolder(root)) {
    this.#root = root;
    this.#drafts = drafts;
    this.#onDisk = onDisk;
  }

  /** The same files with drafts in place of some. */
  with(drafts: DraftFiles): ContentFiles {
    return new ContentFiles(this.#root, drafts, this.#onDisk);
  }

  /** Whether there is a file, or a folder with one (or an empty one on the disk). */
  has(named: string): boolean {
    // An item may name a picture of another one: `frames/dunes/../amman/2-front.jpg`.
    const file = path.posix.normalize(named);
    const draft = this.#drafts.get(file);
    if (draft !== undefined) return draft !== null;
    const { files, folders } = this.#onDisk;
    if (files.has(file)) return true;
    const isInside = (one: string) => one.startsWith(`${file}/`);
    const inside = [...this.#drafts].filter(([one]) => isInside(one));
    if (inside.some(([, one]) => one !== null)) return true;
    if (inside.length === 0 || !folders.has(file)) return folders.has(file);
    return [...files].some((one) => isInside(one) && this.#drafts.get(one) !== null);
  }

  /** The names of the folders in a folder, in alphabetical order. */
  foldersIn(folder: string): string[] {
    const foldersOnDisk = [...this.#onDisk.folders].map((one) => `${one}/`);
    const below = [...foldersOnDisk, ...this.#drafts.keys()]
      .filter((one) => one.startsWith(`${folder}/`))
      .map((one) => one.slice(folder.length + 1).split('/'))
      .flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []));
    const names = [...new Set(below)].sort();
    return this.#drafts.size === 0 ? names : names.filter((name) => this.has(`${folder}/${name}`));
  }

  /** @throws Error where there is no such file */
  read(file: string): Buffer {
    const draft = this.#drafts.get(file);
    if (draft === null) throw new Error(`There is no content/${file}`);
    return typeof draft === 'string' ? Buffer.from(draft) : readFileSync(this.place(file));
  }

  /**
   * What tells whether a file still says the same, without reading it: a draft's text, or what the disk says of it.
   * @throws Error where there is no such file
   */
  version(file: string): string {
    const draft = this.#drafts.get(file);
    return typeof draft === 'string' ? draft : versionOf(this.place(file));
  }

  /** Where the bytes of a picture lie: an absolute path. */
  place(file: string): string {
    const draft = this.#drafts.get(file);
    return typeof draft === 'object' && draft ? draft.path : path.join(this.#root, file);
  }

  /** All files, in alphabetical order. */
  all(): string[] {
    const files = new Set(this.#onDisk.files);
    for (const [file, draft] of this.#drafts) {
      if (draft === null) files.delete(file);
      else files.add(file);
    }
    return [...files].sort();
  }
}

/**
 * Which file stands somewhere, when it was written and how long it is: another one after every change.
 * @throws Error where there is none
 */
export function versionOf(path: string): string {
  const { ino, mtimeMs, size } = statSync(path);
  return `${ino}-${mtimeMs}-${size}`;
}

interface FilesAndFolders {
  files: Set<string>;
  folders: Set<string>;
}

/** All that a folder holds, by paths below it, with forward slashes; nothing where there is none. */
function readFolder(root: string): FilesAndFolders {
  const [files, folders] = [new Set<string>(), new Set<string>()];
  const read = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isFile()) files.add(name);
      if (!entry.isDirectory()) continue;
      folders.add(name);
      read(name);
    }
  };
  if (existsSync(root)) read('');
  return { files, folders };
}
