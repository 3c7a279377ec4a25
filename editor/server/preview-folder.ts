import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Mistake } from '../../app/content/content-error.ts';
import { filesBelow, writeDurably } from './durable-files.ts';

type Check = (texts: ReadonlyMap<string, string>) => Promise<Mistake[]>;

/**
 * A complete copy of the content that always passes: the site that the editor shows is made of it. A text that does not pass,
 * alone or together with the rest, leaves its file as it last passed.
 */
export class PreviewFolder {
  readonly #contentRoot: string;
  readonly #folder: string;
  readonly #check: Check;
  readonly #committed: (file: string) => Promise<string | undefined>;
  /** What stands in the folder instead of what is published. */
  readonly #shown = new Map<string, string>();

  /**
   * @param check finds the mistakes of the content with texts in place of files
   * @param committed what Git has of a file, for one that was broken by hand before it was ever shown
   */
  constructor(
    contentRoot: string,
    folder: string,
    check: Check,
    committed: (file: string) => Promise<string | undefined>,
  ) {
    this.#contentRoot = contentRoot;
    this.#folder = folder;
    this.#check = check;
    this.#committed = committed;
  }

  /** Makes the copy new, but for texts, which may not pass: pictures as links to the same bytes where the disk allows it. */
  async open(): Promise<void> {
    const wanted = new Set(await filesBelow(this.#contentRoot));
    for (const file of await filesBelow(this.#folder)) {
      if (!wanted.has(file)) await rm(path.join(this.#folder, file));
    }
    this.#shown.clear();
    for (const file of wanted) {
      const place = path.join(this.#folder, file);
      if (isText(file) && existsSync(place)) this.#shown.set(file, await readFile(place, 'utf8'));
      else await this.#copy(file);
    }
  }

  /**
   * Shows the drafts and published texts that pass.
   * @param found the mistakes of the content with all drafts
   * @returns the files whose drafts are not shown
   */
  async show(drafts: ReadonlyMap<string, string>, found: Mistake[]): Promise<string[]> {
    const choices = new Map<string, (string | undefined)[]>();
    for (const file of drafts.keys()) choices.set(file, await this.#choicesFor(file, drafts));
    let mistakes = found;
    while (mistakes.length > 0) {
      const faulty = new Set(mistakes.map(({ file }) => file.replace(/^content\//, '')).filter(isText));
      for (const file of faulty) {
        if (!choices.has(file)) choices.set(file, await this.#choicesFor(file, drafts));
      }
      const hasMore = (file: string) => (choices.get(file)?.length ?? 0) > 1;
      const next = [...faulty].filter(hasMore);
      // Where a draft spoils another file, no draft is shown until they fit together again.
      const given = next.length > 0 ? next : [...drafts.keys()].filter(hasMore);
      if (given.length === 0) break;
      for (const file of given) choices.get(file)?.shift();
      mistakes = await this.#check(firstOf(choices));
    }
    await this.#write(firstOf(choices));
    return [...drafts].filter(([file, text]) => choices.get(file)?.[0] !== text).map(([file]) => file);
  }

  /** The texts that a file may have in the preview, the best first; undefined is what is published. */
  async #choicesFor(file: string, drafts: ReadonlyMap<string, string>): Promise<(string | undefined)[]> {
    const published = await readFile(path.join(this.#contentRoot, file), 'utf8').catch(() => undefined);
    const all = [
      drafts.get(file) ?? published,
      this.#shown.get(file) ?? published,
      published,
      published === undefined ? undefined : await this.#committed(file),
    ];
    return [...new Set(all)].map((text) => (text === published ? undefined : text));
  }

  async #write(texts: ReadonlyMap<string, string>): Promise<void> {
    for (const [file, text] of texts) {
      if (this.#shown.get(file) !== text) await writeDurably(path.join(this.#folder, file), text);
    }
    for (const [file, shown] of this.#shown) {
      if (texts.has(file)) continue;
      const published = await readFile(path.join(this.#contentRoot, file), 'utf8');
      if (published !== shown) await writeDurably(path.join(this.#folder, file), published);
    }
    this.#shown.clear();
    for (const [file, text] of texts) this.#shown.set(file, text);
  }

  async #copy(file: string): Promise<void> {
    const from = path.join(this.#contentRoot, file);
    const to = path.join(this.#folder, file);
    const before = existsSync(to) ? await stat(to) : undefined;
    const { ino, size, mtimeMs } = await stat(from);
    if (
      !isText(file) &&
      before &&
      (before.ino === ino || (before.size === size && before.mtimeMs === mtimeMs))
    )
      return;
    await mkdir(path.dirname(to), { recursive: true });
    await rm(to, { force: true });
    // Texts are written into: they are never the same bytes as those of content/.
    if (isText(file)) await copyFile(from, to);
    else await link(from, to).catch(() => copyFile(from, to));
  }
}

function isText(file: string): boolean {
  return file.endsWith('.yaml');
}

/** The text of each file that is shown instead of what is published. */
function firstOf(choices: ReadonlyMap<string, (string | undefined)[]>): Map<string, string> {
  return new Map(
    [...choices].flatMap(([file, [first]]) => (first === undefined ? [] : [[file, first] as const])),
  );
}
