import { existsSync, readFileSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DraftFile, DraftFiles } from '#model/on-disk/content-files.server.ts';
import { type FileChange, FileGroup, filesBelow, textOf, writeDurably } from './durable-files.ts';
import { PictureStore } from './picture-store.ts';
import { Refusal } from './refusal.ts';

/**
 * A draft in the undo list: a text, the hash of a picture, or the mark of a removed file; null if the file has no
 * draft.
 */
export type StoredDraft = string | { picture: string } | { isRemoved: true } | null;

/** One step of the undo list: the drafts of some files before and after a change. */
interface Step {
  /** Identifies what was changed: fast changes with the same key, such as typing in a field, become one step. */
  key: string;
  /** The time of the change, in ms since 1970. */
  at: number;
  files: { file: string; before: StoredDraft; after: StoredDraft }[];
}

/** A line of the undo log: the number of steps that are now done and, after a change, the new step itself. */
interface LogLine {
  done: number;
  step?: Step;
}

/** The published version of a file from which its draft was begun. */
export interface Base {
  /** The text of the published file; null for a picture, or if there was no published file. */
  text: string | null;
  /** The hash of the published picture; undefined for a text, or if there was no published file. */
  picture?: string;
  /** The version of the content schemas when the draft was begun. */
  schema: string;
}

/** The maximum number of steps that can be undone. */
const maxUndoSteps = 500;
/**
 * The beginning of the keys for batches of pictures: all changes with one such key are one undo step, however much time
 * is between them.
 */
const batchKey = 'pictures ';
/** The pause (ms) after which typing in the same field begins a new undo step. */
const typingPause = 1000;

/**
 * The new drafts of a change, by file: a text, the path of a picture (the picture is copied), null to remove the file,
 * or undefined to discard its draft. A draft of a file that is not published makes a new file.
 */
export type NewDrafts = ReadonlyMap<string, DraftFile | undefined>;

/**
 * The drafts of the content, on the disk: `drafts/` has each new or changed file, `removed.json` the list of removed
 * files, `base/` the published version that each draft was begun from, `pictures/` the pictures of drafts and of the
 * undo list by their hash, and `undo.jsonl` the undo list. A change is on the disk before its promise resolves. Changes
 * run one after another. After a crash either all files of a change are written or none. Renaming a folder means
 * removing its files and adding them to the new folder.
 */
export class DraftStore {
  readonly #contentRoot: string;
  readonly #folder: string;
  readonly #schema: string;
  readonly #hashesNeededElsewhere: () => string[];
  readonly #files: FileGroup;
  readonly #pictures: PictureStore;
  readonly #drafts = new Map<string, DraftFile>();
  #steps: Step[] = [];
  /** The number of steps in the undo list that are done; the steps after them were undone and can be redone. */
  #done = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * @param contentRoot the folder of the published content
   * @param folder the folder of the drafts
   * @param schema the version of the schemas, which is stored with the base of each draft
   * @param hashesNeededElsewhere returns the hashes of pictures that are needed outside of the drafts and the undo list
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
    this.#files = new FileGroup(folder, path.join(folder, 'writing'));
    this.#pictures = new PictureStore(path.join(folder, 'pictures'));
  }

  /** Reads the drafts from the disk, after completing or discarding a change that a crash has interrupted. */
  async open(): Promise<void> {
    await this.#files.finish();
    const folder = path.join(this.#folder, 'drafts');
    for (const file of await filesBelow(folder)) {
      const filePath = path.join(folder, file);
      this.#drafts.set(
        file,
        isText(file) ? await readFile(filePath, 'utf8') : this.#picture(await this.#pictures.keep(filePath)),
      );
    }
    const removed: string[] = JSON.parse((await textOf(path.join(this.#folder, 'removed.json'))) ?? '[]');
    for (const file of removed) this.#drafts.set(file, null);
    this.#readLog();
    await this.#shortenLog();
    await this.#removeUnusedPictures();
  }

  /** The drafts, by the file's path below the content folder. */
  get drafts(): DraftFiles {
    return this.#drafts;
  }

  /**
   * The text of a YAML file in the editor: its draft or, without one, the published text.
   * @throws Refusal if the file is deleted, perhaps in another window
   */
  text(file: string): string {
    const draft = this.#drafts.get(file);
    if (draft === null) throw new Refusal(`There is no content/${file}`);
    return typeof draft === 'string' ? draft : this.published(file);
  }

  /** The published text of a YAML file. @throws Error if there is no such file */
  published(file: string): string {
    return readFileSync(path.join(this.#contentRoot, file), 'utf8');
  }

  /** The published version that a draft was begun from; undefined without a draft. */
  async base(file: string): Promise<Base | undefined> {
    const base = await textOf(path.join(this.#folder, 'base', `${file}.json`));
    return base === undefined ? undefined : JSON.parse(base);
  }

  /** Whether someone else has changed, added or removed the published file since its draft was begun. */
  async isStale(file: string): Promise<boolean> {
    const base = await this.base(file);
    const now = await this.#baseOf(file);
    return base !== undefined && (now.text !== base.text || now.picture !== base.picture);
  }

  /** Whether the schemas have changed since a draft was begun. */
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
   * Changes drafts, in one step of the undo list. A draft that equals the published file is removed.
   * @param key identifies what is changed, such as a field. A change within a second after another one with the same
   *   key is added to the same undo step. With a key `pictures <batch>` this holds regardless of the time.
   * @param change returns the new drafts by file; its parameter gives a file's current text
   * @returns the files whose drafts have changed
   */
  change(
    key: string,
    change: (text: (file: string) => string) => NewDrafts | Promise<NewDrafts>,
  ): Promise<string[]> {
    return this.#enqueue(async () => {
      const files: Step['files'] = [];
      for (const [file, wanted] of await change((one) => this.text(one))) {
        const draft = await this.#withStoredPicture(wanted);
        const before = toStoredDraft(this.#drafts.get(file));
        const isDiscarded = draft === undefined || (await this.isPublished(file, draft));
        const after = isDiscarded ? null : toStoredDraft(draft);
        if (JSON.stringify(before) !== JSON.stringify(after)) files.push({ file, before, after });
      }
      if (files.length === 0) return [];
      await this.#put(files.map(({ file, after }) => ({ file, draft: after })));
      // The change is on the disk now: that it cannot be undone after a restart, for want of space, is no failure of the change.
      await this.#log(this.#logLineFor({ key, at: Date.now(), files })).catch(console.error);
      return files.map(({ file }) => file);
    });
  }

  /** Discards the drafts of some files in one step, which can be undone. */
  async discard(...files: string[]): Promise<void> {
    await this.change(`discard ${files.join(' ')}`, () => new Map(files.map((file) => [file, undefined])));
  }

  undo(): Promise<string[]> {
    return this.#enqueue(() => this.#applyStep(this.#done - 1, this.#steps[this.#done - 1], 'before'));
  }

  redo(): Promise<string[]> {
    return this.#enqueue(() => this.#applyStep(this.#done + 1, this.#steps[this.#done], 'after'));
  }

  async #applyStep(done: number, step: Step | undefined, side: 'before' | 'after'): Promise<string[]> {
    if (!step) return [];
    await this.#put(step.files.map((one) => ({ file: one.file, draft: one[side] })));
    await this.#log({ done });
    return step.files.map(({ file }) => file);
  }

  /** Removes drafts after their publication, and empties the undo list. */
  markPublished(files: string[]): Promise<void> {
    return this.#enqueue(async () => {
      await this.#put(files.map((file) => ({ file, draft: null })));
      await rm(this.#logFile, { force: true });
      this.#steps = [];
      this.#done = 0;
    });
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work, work);
    this.#queue = result.catch(() => {});
    return result;
  }

  async #put(changes: { file: string; draft: StoredDraft }[]): Promise<void> {
    const after = new Map(this.#drafts);
    const writes: FileChange[] = [];
    for (const { file, draft: kept } of changes) {
      const draft = this.fromStoredDraft(kept);
      const base = `base/${file}.json`;
      // The stored base of a draft can be missing, because another program may have emptied the folder of the drafts.
      const hasBase = this.#drafts.has(file) && existsSync(path.join(this.#folder, base));
      if (draft === undefined) writes.push({ file: base, content: null });
      else if (!hasBase) writes.push({ file: base, content: JSON.stringify(await this.#baseOf(file)) });
      writes.push({ file: `drafts/${file}`, content: draft ?? null });
      if (draft === undefined) after.delete(file);
      else after.set(file, draft);
    }
    const removed = removedIn(after);
    if (removed !== removedIn(this.#drafts)) writes.push({ file: 'removed.json', content: removed });
    await this.#files.write(writes);
    this.#drafts.clear();
    for (const [file, draft] of after) this.#drafts.set(file, draft);
  }

  /** The base of a draft that is begun now. */
  async #baseOf(file: string): Promise<Base> {
    const filePath = path.join(this.#contentRoot, file);
    if (isText(file)) return { text: (await textOf(filePath)) ?? null, schema: this.#schema };
    if (!existsSync(filePath)) return { text: null, schema: this.#schema };
    return { text: null, picture: await this.#pictures.hashOf(filePath), schema: this.#schema };
  }

  /** Whether a draft equals the published file. */
  async isPublished(file: string, draft: DraftFile): Promise<boolean> {
    const filePath = path.join(this.#contentRoot, file);
    if (draft === null || !existsSync(filePath)) return draft === null && !existsSync(filePath);
    if (typeof draft === 'string') return draft === (await textOf(filePath));
    return path.basename(draft.path) === (await this.#pictures.hashOf(filePath));
  }

  /** Copies a draft's picture into the picture store, because other programs may change or delete the original file. */
  async #withStoredPicture(draft: DraftFile | undefined): Promise<DraftFile | undefined> {
    const isPicture = typeof draft === 'object' && draft !== null;
    return isPicture ? this.#picture(await this.#pictures.keep(draft.path)) : draft;
  }

  #picture(hash: string): { path: string } {
    return { path: this.#pictures.pathOf(hash) };
  }

  /** Converts a draft of the undo list back to its usual form; undefined if there is no draft. */
  fromStoredDraft(stored: StoredDraft): DraftFile | undefined {
    if (stored === null) return undefined;
    if (typeof stored === 'string') return stored;
    return 'picture' in stored ? this.#picture(stored.picture) : null;
  }

  /** Removes the stored pictures that no draft, no undo step and no deleted item needs. */
  async #removeUnusedPictures(): Promise<void> {
    const kept = [
      ...[...this.#drafts.values()].map(toStoredDraft),
      ...this.#steps.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after])),
    ];
    await this.#pictures.removeOthers(new Set([...picturesIn(kept), ...this.#hashesNeededElsewhere()]));
  }

  /**
   * Returns the log line for a new undo step. If the step continues the last one (typing in the same field), the line
   * replaces the last step by both steps in one.
   */
  #logLineFor(step: Step): LogLine {
    const last = this.#steps[this.#done - 1];
    const names = ({ files }: Step) => files.map(({ file }) => file).join();
    const isTyping = last && step.at - last.at < typingPause && names(last) === names(step);
    const continuesLast =
      last?.key === step.key && !this.canRedo && (isTyping || step.key.startsWith(batchKey));
    if (!continuesLast) return { done: this.#done + 1, step };
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

  /** Reads the undo log up to the first line that cannot be parsed: a crash may have cut off that line. */
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

  /** Removes the oldest steps from the undo log, and writes the number of remaining steps that are done. */
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

/** Converts a draft to the form that the undo list stores. */
export function toStoredDraft(draft: DraftFile | undefined): StoredDraft {
  if (draft === undefined) return null;
  if (draft === null) return { isRemoved: true };
  return typeof draft === 'string' ? draft : { picture: path.basename(draft.path) };
}

/** The hashes of the pictures among stored drafts. */
export function picturesIn(kept: readonly StoredDraft[]): string[] {
  return kept.flatMap((one) =>
    one !== null && typeof one === 'object' && 'picture' in one ? [one.picture] : [],
  );
}

/** The content of `removed.json`: the list of removed files; null if there are none. */
function removedIn(drafts: DraftFiles): string | null {
  const files = [...drafts].filter(([, draft]) => draft === null).map(([file]) => file);
  return files.length > 0 ? JSON.stringify(files.sort(), undefined, 1) : null;
}
