import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * A draft of a content file: the new text of a YAML file, the path of a new picture on disk, or null for a file that
 * will be deleted.
 */
export type DraftFile = string | { path: string } | null;

/** Drafts of content files, by the file's path below the content folder, with forward slashes. */
export type DraftFiles = ReadonlyMap<string, DraftFile>;

const none: DraftFiles = new Map();

/** The files of a content folder, together with drafts that replace, add or delete files. */
export class ContentFiles {
  readonly #root: string;
  readonly #drafts: DraftFiles;
  /**
   * The files on disk with their exact names: web hosts distinguish `2-Front.jpg` from `2-front.jpg`, some file systems
   * do not. The folder is read once; a new `ContentFiles` sees files that were added later.
   */
  readonly #onDisk: FilesAndFolders;

  /** @param root path of the content folder */
  constructor(root: string, drafts: DraftFiles = none, onDisk = readFolder(root)) {
    this.#root = root;
    this.#drafts = drafts;
    this.#onDisk = onDisk;
  }

  /** Returns the same files with other drafts instead of the present ones. */
  with(drafts: DraftFiles): ContentFiles {
    return new ContentFiles(this.#root, drafts, this.#onDisk);
  }

  /** Whether a file or a folder exists. A folder exists if it contains a file, or if it is empty on disk. */
  has(named: string): boolean {
    // An item may name a picture in another item's folder: `frames/dunes/../amman/2-front.jpg`.
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

  /** The names of the folders directly inside a folder, in alphabetical order. */
  foldersIn(folder: string): string[] {
    const foldersOnDisk = [...this.#onDisk.folders].map((one) => `${one}/`);
    const below = [...foldersOnDisk, ...this.#drafts.keys()]
      .filter((one) => one.startsWith(`${folder}/`))
      .map((one) => one.slice(folder.length + 1).split('/'))
      .flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []));
    const names = [...new Set(below)].sort();
    return this.#drafts.size === 0 ? names : names.filter((name) => this.has(`${folder}/${name}`));
  }

  /**
   * Reads a file or its draft.
   * @throws Error where there is no such file
   */
  read(file: string): Buffer {
    const draft = this.#drafts.get(file);
    if (draft === null) throw new Error(`There is no content/${file}`);
    return typeof draft === 'string' ? Buffer.from(draft) : readFileSync(this.pathOf(file));
  }

  /**
   * A text that changes whenever the file changes: a draft's text, or the state of the file on disk (see `versionOf`).
   * @throws Error where there is no such file
   */
  version(file: string): string {
    const draft = this.#drafts.get(file);
    return typeof draft === 'string' ? draft : versionOf(this.pathOf(file));
  }

  /** The path of a file on disk; for the draft of a picture, the path of the draft's bytes. */
  pathOf(file: string): string {
    const draft = this.#drafts.get(file);
    return typeof draft === 'object' && draft ? draft.path : path.join(this.#root, file);
  }

  /** The paths of all files, in alphabetical order. */
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
 * The version of a file on disk: its inode, time of change and size. The version differs after every change of the
 * file.
 * @throws Error where there is no such file
 */
export function versionOf(path: string): string {
  const { ino, mtimeMs, size } = statSync(path);
  return `${ino}-${mtimeMs}-${size}`;
}

interface FilesAndFolders {
  files: Set<string>;
  folders: Set<string>;
}

/** All files and folders inside a folder, as paths below it with forward slashes; empty if the folder does not exist. */
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
