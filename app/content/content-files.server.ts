import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file as a draft has it: a YAML file's text, where a picture's bytes lie, or null where the file shall go. */
export type DraftFile = string | { place: string } | null;

/** By the files' paths below the content folder, with forward slashes. */
export type DraftFiles = ReadonlyMap<string, DraftFile>;

const none: DraftFiles = new Map();

/**
 * The files of a content folder, with drafts in place of some, new ones among them and without those that shall go. Reads each
 * folder's names once: who waits for a file to come asks anew.
 */
export class ContentFiles {
  readonly #root: string;
  readonly #drafts: DraftFiles;
  readonly #names = new Map<string, Set<string>>();

  /** @param root path of the content folder */
  constructor(root: string, drafts: DraftFiles = none) {
    this.#root = root;
    this.#drafts = drafts;
  }

  /** Whether there is a file, or a folder with one (or an empty one on the disk). */
  has(file: string): boolean {
    const draft = this.#drafts.get(file);
    if (draft !== undefined) return draft !== null;
    const inside = [...this.#drafts].filter(([one]) => one.startsWith(`${file}/`));
    if (inside.some(([, one]) => one !== null)) return true;
    const place = path.join(this.#root, file);
    if (!this.#isOnDisk(place)) return false;
    if (inside.length === 0 || !statSync(place).isDirectory()) return true;
    return filesIn(place).some((one) => this.#drafts.get(`${file}/${one}`) !== null);
  }

  /** By this very name: some computers take `2-Front.jpg` for `2-front.jpg`, hosts do not. */
  #isOnDisk(place: string): boolean {
    if (place === this.#root) return existsSync(place);
    const folder = path.dirname(place);
    const names = this.#names.get(folder) ?? new Set(existsSync(folder) ? readdirSync(folder) : []);
    this.#names.set(folder, names);
    return names.has(path.basename(place));
  }

  /** The names of the folders in a folder, in alphabetical order. */
  foldersIn(folder: string): string[] {
    const place = path.join(this.#root, folder);
    const onDisk = existsSync(place)
      ? readdirSync(place, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
      : [];
    const inDrafts = [...this.#drafts.keys()]
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1).split('/'))
      .flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []));
    const names = [...new Set([...onDisk, ...inDrafts])].sort();
    return this.#drafts.size === 0 ? names : names.filter((name) => this.has(`${folder}/${name}`));
  }

  /** @throws Error where there is no such file */
  read(file: string): Buffer {
    const draft = this.#drafts.get(file);
    if (draft === null) throw new Error(`There is no content/${file}`);
    return typeof draft === 'string' ? Buffer.from(draft) : readFileSync(this.place(file));
  }

  /** Where the bytes of a picture lie: an absolute path. */
  place(file: string): string {
    const draft = this.#drafts.get(file);
    return typeof draft === 'object' && draft ? draft.place : path.join(this.#root, file);
  }

  /** All files, in alphabetical order. */
  all(): string[] {
    const files = new Set(filesIn(this.#root));
    for (const [file, draft] of this.#drafts) {
      if (draft === null) files.delete(file);
      else files.add(file);
    }
    return [...files].sort();
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
