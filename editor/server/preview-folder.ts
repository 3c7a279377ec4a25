import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Mistake } from '../../app/content/content-error.ts';
import { filesBelow, writeDurably } from './durable-files.ts';

type Check = (texts: ReadonlyMap<string, string>) => Promise<Mistake[]>;

/**
 * A complete copy of the content that always passes: the site that the editor shows is made of it. A draft that passes
 * together with the rest is copied in; one that does not leaves its file as it last passed.
 */
export class PreviewFolder {
  readonly #contentRoot: string;
  readonly #folder: string;
  readonly #check: Check;
  /** What stands in the folder instead of what is published. */
  readonly #shown = new Map<string, string>();

  /** @param check finds the mistakes of the content with texts in place of files */
  constructor(contentRoot: string, folder: string, check: Check) {
    this.#contentRoot = contentRoot;
    this.#folder = folder;
    this.#check = check;
  }

  /** Makes the copy new: pictures as links to the same bytes where the disk allows it. */
  async open(): Promise<void> {
    const wanted = new Set(await filesBelow(this.#contentRoot));
    for (const file of await filesBelow(this.#folder)) {
      if (!wanted.has(file)) await rm(path.join(this.#folder, file));
    }
    for (const file of wanted) await this.#copy(file);
  }

  /**
   * Shows the drafts that pass.
   * @param found the mistakes of the content with all drafts
   * @returns the files whose drafts are not shown
   */
  async show(drafts: ReadonlyMap<string, string>, found: Mistake[]): Promise<string[]> {
    const held = new Set<string>();
    let texts = this.#with(drafts, held);
    let mistakes = found;
    while (mistakes.length > 0) {
      const faulty = mistakes
        .map(({ file }) => file.replace(/^content\//, ''))
        .filter((file) => drafts.has(file));
      const next = faulty.filter((file) => !held.has(file));
      // Where a draft spoils another file, no draft is shown until they fit together again.
      for (const file of next.length > 0 ? next : drafts.keys()) held.add(file);
      texts = this.#with(drafts, held);
      if (held.size === drafts.size) break;
      mistakes = await this.#check(texts);
    }
    await this.#write(texts);
    return [...held];
  }

  #with(drafts: ReadonlyMap<string, string>, held: ReadonlySet<string>): Map<string, string> {
    const passing = [...drafts].filter(([file]) => !held.has(file));
    const lastPassed = [...this.#shown].filter(([file]) => held.has(file));
    return new Map([...lastPassed, ...passing]);
  }

  async #write(texts: ReadonlyMap<string, string>): Promise<void> {
    for (const [file, text] of texts) {
      if (this.#shown.get(file) !== text) await writeDurably(path.join(this.#folder, file), text);
    }
    for (const file of [...this.#shown.keys()].filter((one) => !texts.has(one))) {
      await writeDurably(
        path.join(this.#folder, file),
        await readFile(path.join(this.#contentRoot, file), 'utf8'),
      );
    }
    this.#shown.clear();
    for (const [file, text] of texts) this.#shown.set(file, text);
  }

  async #copy(file: string): Promise<void> {
    const from = path.join(this.#contentRoot, file);
    const to = path.join(this.#folder, file);
    const before = existsSync(to) ? await stat(to) : undefined;
    const { ino, size, mtimeMs } = await stat(from);
    const isText = file.endsWith('.yaml');
    if (!isText && before && (before.ino === ino || (before.size === size && before.mtimeMs === mtimeMs)))
      return;
    await mkdir(path.dirname(to), { recursive: true });
    await rm(to, { force: true });
    // Texts are written into: they are never the same bytes as those of content/.
    if (isText) await copyFile(from, to);
    else await link(from, to).catch(() => copyFile(from, to));
  }
}
