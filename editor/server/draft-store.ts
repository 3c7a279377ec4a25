import { existsSync, readFileSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type FileChange, FileGroup, filesBelow, writeDurably } from './durable-files.ts';

/** One step of the undo list: the drafts of some files before and after it; null where there was none. */
interface Step {
  /** What was changed, for typing in one field to be one step. */
  key: string;
  /** ms since 1970 */
  at: number;
  files: { file: string; before: string | null; after: string | null }[];
}

type LogLine = { type: 'step' | 'merge'; step: Step } | { type: 'undo' } | { type: 'redo' };

/** What a draft began from. */
export interface Base {
  text: string;
  /** The version of the schemas then. */
  schema: string;
}

/** So many steps can be undone. */
const longestLog = 500;
/** Typing in one field without a pause of this long (ms) is one step. */
const typingPause = 1000;

/**
 * The drafts of the content, on the disk: each changed file as it stands in `drafts/`, what it began from in `base/`,
 * and the list of undo. Everything is written before it is answered; changes wait for each other.
 */
export class DraftStore {
  readonly #contentRoot: string;
  readonly #folder: string;
  readonly #schema: string;
  readonly #group: FileGroup;
  readonly #drafts = new Map<string, string>();
  #steps: Step[] = [];
  /** How many steps are done; those behind can be done again. */
  #done = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * @param contentRoot what is published
   * @param folder where drafts are kept
   * @param schema the version of the schemas, kept beside what a draft began from
   */
  constructor(contentRoot: string, folder: string, schema: string) {
    this.#contentRoot = contentRoot;
    this.#folder = folder;
    this.#schema = schema;
    this.#group = new FileGroup(folder, path.join(folder, 'writing'));
  }

  /** Reads what is on the disk; finishes what was begun before. */
  async open(): Promise<void> {
    await this.#group.finish();
    const folder = path.join(this.#folder, 'drafts');
    for (const file of await filesBelow(folder)) {
      this.#drafts.set(file, await readFile(path.join(folder, file), 'utf8'));
    }
    this.#readLog();
    await this.#shortenLog();
  }

  /** The drafts' texts by file, below the content folder. */
  get drafts(): ReadonlyMap<string, string> {
    return this.#drafts;
  }

  /** What a file says in the editor: its draft, or what is published. */
  text(file: string): string {
    return this.#drafts.get(file) ?? this.published(file);
  }

  published(file: string): string {
    return readFileSync(path.join(this.#contentRoot, file), 'utf8');
  }

  /** What a draft began from; undefined without a draft. */
  async base(file: string): Promise<Base | undefined> {
    const place = path.join(this.#folder, 'base', `${file}.json`);
    return existsSync(place) ? JSON.parse(await readFile(place, 'utf8')) : undefined;
  }

  /** Whether the published file was changed by someone else since its draft was begun. */
  async isStale(file: string): Promise<boolean> {
    const base = await this.base(file);
    return base !== undefined && base.text !== this.published(file);
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
   * Changes drafts, in one step of the undo list.
   * @param key what is changed, such as a field: a change of the same within a second belongs to the step before
   * @param change gives the new texts by file, of the texts as they stand then
   */
  change(key: string, change: (text: (file: string) => string) => Map<string, string>): Promise<void> {
    return this.#inTurn(async () => {
      const changed = change((file) => this.text(file));
      const files = [...changed].flatMap(([file, text]) => {
        const before = this.#drafts.get(file) ?? null;
        const after = text === this.published(file) ? null : text;
        return before === after ? [] : [{ file, before, after }];
      });
      if (files.length === 0) return;
      await this.#put(files.map(({ file, after }) => ({ file, text: after })));
      await this.#log(this.#mergedWith({ key, at: Date.now(), files }));
    });
  }

  /** Throws away a file's draft; undo brings it back. */
  discard(file: string): Promise<void> {
    return this.change(`discard ${file}`, () => new Map([[file, this.published(file)]]));
  }

  /** The draft counts as begun from what is published now. */
  rebase(file: string): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#drafts.has(file)) return;
      await this.#group.write([{ file: `base/${file}.json`, content: this.#baseText(file) }]);
    });
  }

  undo(): Promise<string[]> {
    return this.#inTurn(async () => {
      const step = this.#steps[this.#done - 1];
      if (!step) return [];
      await this.#put(step.files.map(({ file, before }) => ({ file, text: before })));
      await this.#log({ type: 'undo' });
      return step.files.map(({ file }) => file);
    });
  }

  redo(): Promise<string[]> {
    return this.#inTurn(async () => {
      const step = this.#steps[this.#done];
      if (!step) return [];
      await this.#put(step.files.map(({ file, after }) => ({ file, text: after })));
      await this.#log({ type: 'redo' });
      return step.files.map(({ file }) => file);
    });
  }

  /** After a publication: these drafts are the content now, and there is nothing to undo. */
  markPublished(files: string[]): Promise<void> {
    return this.#inTurn(async () => {
      await this.#put(files.map((file) => ({ file, text: null })));
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

  async #put(changes: { file: string; text: string | null }[]): Promise<void> {
    await this.#group.write(
      changes.flatMap(({ file, text }): FileChange[] => {
        const base = `base/${file}.json`;
        const draft = { file: `drafts/${file}`, content: text };
        if (text === null) return [draft, { file: base, content: null }];
        // Someone may have emptied the folder meanwhile.
        if (this.#drafts.has(file) && existsSync(path.join(this.#folder, base))) return [draft];
        return [{ file: base, content: this.#baseText(file) }, draft];
      }),
    );
    for (const { file, text } of changes) {
      if (text === null) this.#drafts.delete(file);
      else this.#drafts.set(file, text);
    }
  }

  #baseText(file: string): string {
    return JSON.stringify({ text: this.published(file), schema: this.#schema } satisfies Base);
  }

  /** A step, or where it goes on with the last one, that one with its new end. */
  #mergedWith(step: Step): LogLine {
    const last = this.#steps[this.#done - 1];
    const goesOn =
      last?.key === step.key &&
      step.at - last.at < typingPause &&
      !this.canRedo &&
      last.files.map(({ file }) => file).join() === step.files.map(({ file }) => file).join();
    if (!goesOn) return { type: 'step', step };
    const files = last.files.map((one, index) => ({ ...one, after: step.files[index]?.after ?? null }));
    return { type: 'merge', step: { ...step, files } };
  }

  get #logFile(): string {
    return path.join(this.#folder, 'undo.jsonl');
  }

  async #log(line: LogLine): Promise<void> {
    this.#follow(line);
    await appendFile(this.#logFile, `${JSON.stringify(line)}\n`);
  }

  #follow(line: LogLine): void {
    if (line.type === 'undo') this.#done -= 1;
    else if (line.type === 'redo') this.#done += 1;
    else {
      this.#steps = [...this.#steps.slice(0, line.type === 'merge' ? this.#done - 1 : this.#done), line.step];
      this.#done = this.#steps.length;
    }
  }

  /** A line that was cut off, or steps that no longer fit the drafts, end the list: the drafts count. */
  #readLog(): void {
    if (!existsSync(this.#logFile)) return;
    for (const line of readFileSync(this.#logFile, 'utf8').split('\n')) {
      try {
        if (line) this.#follow(JSON.parse(line));
      } catch {
        break;
      }
    }
  }

  /** Keeps what later starts need: the last steps, and how many of them are undone. */
  async #shortenLog(): Promise<void> {
    if (this.#steps.length === 0) return;
    const first = Math.max(0, Math.min(this.#done, this.#steps.length) - longestLog);
    const undone = this.#steps.length - this.#done;
    this.#steps = this.#steps.slice(first);
    this.#done = this.#steps.length - undone;
    const lines: LogLine[] = [
      ...this.#steps.map((step): LogLine => ({ type: 'step', step })),
      ...Array.from({ length: undone }, (): LogLine => ({ type: 'undo' })),
    ];
    await writeDurably(this.#logFile, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}
