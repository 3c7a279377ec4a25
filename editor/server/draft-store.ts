import { existsSync, readFileSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DraftFile, DraftFiles } from '#model/on-disk/content-files.server.ts';
import { type FileChange, FileGroup, filesBelow, writeDurably } from './durable-files.ts';
import { PictureStore } from './picture-store.ts';

/** How the list of undo writes a draft: its text, the hash of its picture, that the file shall go; null without a draft. */
export type StoredDraft = string | { picture: string } | { isRemoved: true } | null;

/** One step of the undo list: the drafts of some files before and after it. */
interface Step {
  /** What was changed, for typing in one field to be one step. */
  key: string;
  /** ms since 1970 */
  at: number;
  files: { file: string; before: StoredDraft; after: StoredDraft }[];
}

/** How many steps are done from now on; the last of them is this one, where it says so. */
interface LogLine {
  done: number;
  step?: Step;
}

/** What a draft began from. */
export interface Base {
  /** null of a picture, and where there was no such file. */
  text: string | null;
  /** The hash of a picture; none where there was no such file. */
  picture?: string;
  /** The version of the schemas then. */
  schema: string;
}

/** So many steps can be undone. */
const maxUndoSteps = 500;
/** All changes of one key that begins so are one step, however long they take. */
const batchKey = 'pictures ';
/** Typing in one field without a pause of this long (ms) is one step. */
const typingPause = 1000;

/**
 * What a change makes of some files: their new text, where a picture lies (it is copied), null where a file shall go,
 * undefined where its draft shall. New files and folders are those that are not published.
 */
export type NewDrafts = ReadonlyMap<string, DraftFile | undefined>;

/**
 * The drafts of the content, on the disk: each new or changed file as it stands in `drafts/`, those that shall go as a list in
 * `removed.json`, what each began from in `base/`, pictures of drafts and of undo by their hash in `pictures/`, and the list
 * of undo. Everything is written before it is answered; changes wait for each other; all files of a change are written, or
 * after a kill none. A renamed folder is its files removed and new ones in the other.
 */
export class DraftStore {
  readonly #contentRoot: string;
  readonly #folder: string;
  readonly #schema: string;
  readonly #hashesNeededElsewhere: () => string[];
  readonly #group: FileGroup;
  readonly #pictures: PictureStore;
  readonly #drafts = new Map<string, DraftFile>();
  #steps: Step[] = [];
  /** How many steps are done; those behind can be done again. */
  #done = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * @param contentRoot what is published
   * @param folder where drafts are kept
   * @param schema the version of the schemas, kept beside what a draft began from
   * @param hashesNeededElsewhere the hashes of pictures that something else needs still
   */
  constructor(
    contentRoot: string,
    folder: string,
    schema: string,
    hashesNeededElsewhere = (): string[] => [],
  ) {
    this.#hashesNeededElsewhere = hashesNeededElsewhere;
    this.#contentRoot = contentRoot;
    this.#folder = folder;
    this.#schema = schema;
    this.#group = new FileGroup(folder, path.join(folder, 'writing'));
    this.#pictures = new PictureStore(path.join(folder, 'pictures'));
  }

  /** Reads what is on the disk; finishes what was begun before. */
  async open(): Promise<void> {
    await this.#group.finish();
    const folder = path.join(this.#folder, 'drafts');
    for (const file of await filesBelow(folder)) {
      const filePath = path.join(folder, file);
      this.#drafts.set(
        file,
        isText(file) ? await readFile(filePath, 'utf8') : this.#picture(await this.#pictures.keep(filePath)),
      );
    }
    if (existsSync(this.#removedFile)) {
      const removed: string[] = JSON.parse(await readFile(this.#removedFile, 'utf8'));
      for (const file of removed) this.#drafts.set(file, null);
    }
    this.#readLog();
    await this.#shortenLog();
    await this.#removeUnusedPictures();
  }

  /** The drafts by file, below the content folder. */
  get drafts(): DraftFiles {
    return this.#drafts;
  }

  /**
   * What a YAML file says in the editor: its draft, or what is published.
   * @throws Error where there is no such file
   */
  text(file: string): string {
    const draft = this.#drafts.get(file);
    if (draft === null) throw new Error(`There is no content/${file}`);
    return typeof draft === 'string' ? draft : this.published(file);
  }

  /** @throws Error where there is no such file */
  published(file: string): string {
    return readFileSync(path.join(this.#contentRoot, file), 'utf8');
  }

  /** The hash of a file anywhere, for comparing pictures. */
  hashOf(file: string): Promise<string> {
    return this.#pictures.hashOf(file);
  }

  /** What a draft began from; undefined without a draft. */
  async base(file: string): Promise<Base | undefined> {
    const filePath = path.join(this.#folder, 'base', `${file}.json`);
    return existsSync(filePath) ? JSON.parse(await readFile(filePath, 'utf8')) : undefined;
  }

  /** Whether the published file was changed, added or removed by someone else since its draft was begun. */
  async isStale(file: string): Promise<boolean> {
    const base = await this.base(file);
    const now = await this.#baseOf(path.join(this.#contentRoot, file));
    return base !== undefined && (now.text !== base.text || now.picture !== base.picture);
  }

  /** Whether a draft was begun under other schemas than today's. */
  async isOlder(file: string): Promise<boolean> {
    const base = await this.base(file);
    return base !== undefined && base.schema !== this.#schema;
  }

  get canUndo(): boolean {
    return this.#done > 0;
  }

  get canRedo(): boolean {
    return this.#done < this.#steps.length;
  }

  /**
   * Changes drafts, in one step of the undo list. What says the same as what is published is no draft.
   * @param key what is changed, such as a field: a change of the same within a second belongs to the step before;
   *   `pictures` and a name of their own: of one batch, whenever each of them comes
   * @param change gives the new drafts by file, of the texts as they stand then
   * @returns the files whose drafts are others now
   */
  change(
    key: string,
    change: (text: (file: string) => string) => NewDrafts | Promise<NewDrafts>,
  ): Promise<string[]> {
    return this.#inTurn(async () => {
      const files: Step['files'] = [];
      for (const [file, wanted] of await change((one) => this.text(one))) {
        const draft = await this.#withStoredPicture(wanted);
        const before = toStoredDraft(this.#drafts.get(file));
        const isNone = draft === undefined || (await this.isPublished(file, draft));
        const after = isNone ? null : toStoredDraft(draft);
        if (!isAlike(before, after)) files.push({ file, before, after });
      }
      if (files.length === 0) return [];
      await this.#put(files.map(({ file, after }) => ({ file, draft: after })));
      await this.#log(this.#logLineFor({ key, at: Date.now(), files }));
      return files.map(({ file }) => file);
    });
  }

  /** Throws away the drafts of some files in one step; undo brings them back. */
  async discard(...files: string[]): Promise<void> {
    await this.change(`discard ${files.join(' ')}`, () => new Map(files.map((file) => [file, undefined])));
  }

  undo(): Promise<string[]> {
    return this.#inTurn(() => this.#applyStep(this.#done - 1, this.#steps[this.#done - 1], 'before'));
  }

  redo(): Promise<string[]> {
    return this.#inTurn(() => this.#applyStep(this.#done + 1, this.#steps[this.#done], 'after'));
  }

  async #applyStep(done: number, step: Step | undefined, side: 'before' | 'after'): Promise<string[]> {
    if (!step) return [];
    await this.#put(step.files.map((one) => ({ file: one.file, draft: one[side] })));
    await this.#log({ done });
    return step.files.map(({ file }) => file);
  }

  /** After a publication: these drafts are the content now, and there is nothing to undo. */
  markPublished(files: string[]): Promise<void> {
    return this.#inTurn(async () => {
      await this.#put(files.map((file) => ({ file, draft: null })));
      await rm(this.#logFile, { force: true });
      this.#steps = [];
      this.#done = 0;
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work, work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #put(changes: { file: string; draft: StoredDraft }[]): Promise<void> {
    const after = new Map(this.#drafts);
    const writes: FileChange[] = [];
    for (const { file, draft: kept } of changes) {
      const draft = this.fromStoredDraft(kept);
      const base = `base/${file}.json`;
      // Someone may have emptied the folder meanwhile.
      const hasBase = this.#drafts.has(file) && existsSync(path.join(this.#folder, base));
      if (draft === undefined) writes.push({ file: base, content: null });
      else if (!hasBase) writes.push({ file: base, content: await this.#baseText(file) });
      writes.push({ file: `drafts/${file}`, content: draft ?? null });
      if (draft === undefined) after.delete(file);
      else after.set(file, draft);
    }
    const removed = removedIn(after);
    if (removed !== removedIn(this.#drafts)) writes.push({ file: 'removed.json', content: removed });
    await this.#group.write(writes);
    this.#drafts.clear();
    for (const [file, draft] of after) this.#drafts.set(file, draft);
  }

  async #baseText(file: string): Promise<string> {
    return JSON.stringify(await this.#baseOf(path.join(this.#contentRoot, file)));
  }

  async #baseOf(file: string): Promise<Base> {
    if (!existsSync(file)) return { text: null, schema: this.#schema };
    if (isText(file)) return { text: await readFile(file, 'utf8'), schema: this.#schema };
    return { text: null, picture: await this.#pictures.hashOf(file), schema: this.#schema };
  }

  /** Whether a draft says what is published. */
  async isPublished(file: string, draft: DraftFile): Promise<boolean> {
    const filePath = path.join(this.#contentRoot, file);
    if (draft === null || !existsSync(filePath)) return draft === null && !existsSync(filePath);
    if (typeof draft === 'string') return draft === (await readFile(filePath, 'utf8'));
    return path.basename(draft.path) === (await this.#pictures.hashOf(filePath));
  }

  /** A picture of a draft must not lie where others write. */
  async #withStoredPicture(draft: DraftFile | undefined): Promise<DraftFile | undefined> {
    const isPicture = typeof draft === 'object' && draft !== null;
    return isPicture ? this.#picture(await this.#pictures.keep(draft.path)) : draft;
  }

  #picture(hash: string): { path: string } {
    return { path: this.#pictures.pathOf(hash) };
  }

  /** A draft as it was written down. */
  fromStoredDraft(stored: StoredDraft): DraftFile | undefined {
    if (stored === null) return undefined;
    if (typeof stored === 'string') return stored;
    return 'picture' in stored ? this.#picture(stored.picture) : null;
  }

  /** Pictures that neither a draft, a step of undo nor a deleted item names are let go. */
  async #removeUnusedPictures(): Promise<void> {
    const kept = [
      ...[...this.#drafts.values()].map(toStoredDraft),
      ...this.#steps.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after])),
    ];
    await this.#pictures.removeOthers(new Set([...picturesIn(kept), ...this.#hashesNeededElsewhere()]));
  }

  get #removedFile(): string {
    return path.join(this.#folder, 'removed.json');
  }

  /** A new step, or where it goes on with the last one, that one with its new end. */
  #logLineFor(step: Step): LogLine {
    const last = this.#steps[this.#done - 1];
    const names = ({ files }: Step) => files.map(({ file }) => file).join();
    const isTyping = last && step.at - last.at < typingPause && names(last) === names(step);
    const isOne = last?.key === step.key && !this.canRedo && (isTyping || step.key.startsWith(batchKey));
    if (!isOne) return { done: this.#done + 1, step };
    const files = new Map(last.files.map((one) => [one.file, one]));
    for (const one of step.files) {
      const first = files.get(one.file) ?? one;
      files.set(one.file, { ...one, before: first.before });
    }
    return { done: this.#done, step: { ...step, files: [...files.values()] } };
  }

  get #logFile(): string {
    return path.join(this.#folder, 'undo.jsonl');
  }

  async #log(line: LogLine): Promise<void> {
    this.#applyLogLine(line);
    await appendFile(this.#logFile, `${JSON.stringify(line)}\n`);
  }

  #applyLogLine({ done, step }: LogLine): void {
    if (step) this.#steps = [...this.#steps.slice(0, done - 1), step];
    this.#done = done;
  }

  /** A line that was cut off, or steps that no longer fit the drafts, end the list: the drafts count. */
  #readLog(): void {
    if (!existsSync(this.#logFile)) return;
    for (const line of readFileSync(this.#logFile, 'utf8').split('\n')) {
      try {
        const read = line ? JSON.parse(line) : {};
        if (typeof read.done === 'number') this.#applyLogLine(read);
      } catch {
        break;
      }
    }
  }

  /** Keeps what later starts need: the last steps, and how many of them are done. */
  async #shortenLog(): Promise<void> {
    const first = Math.max(0, Math.min(this.#done, this.#steps.length) - maxUndoSteps);
    this.#steps = this.#steps.slice(first);
    this.#done -= first;
    const steps = this.#steps.map((step, index): LogLine => ({ done: index + 1, step }));
    const lines = [...steps, { done: this.#done }].map((line) => `${JSON.stringify(line)}\n`);
    if (existsSync(this.#logFile)) await writeDurably(this.#logFile, lines.join(''));
  }
}

function isText(file: string): boolean {
  return file.endsWith('.yaml');
}

/** A draft as it is written down. */
export function toStoredDraft(draft: DraftFile | undefined): StoredDraft {
  if (draft === undefined) return null;
  if (draft === null) return { isRemoved: true };
  return typeof draft === 'string' ? draft : { picture: path.basename(draft.path) };
}

/** The hashes of the pictures among drafts. */
export function picturesIn(kept: readonly StoredDraft[]): string[] {
  return kept.flatMap((one) =>
    one !== null && typeof one === 'object' && 'picture' in one ? [one.picture] : [],
  );
}

function isAlike(one: StoredDraft, other: StoredDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The files that shall go, as they are written down; null without any. */
function removedIn(drafts: DraftFiles): string | null {
  const files = [...drafts].filter(([, draft]) => draft === null).map(([file]) => file);
  return files.length > 0 ? JSON.stringify(files.sort(), undefined, 1) : null;
}
