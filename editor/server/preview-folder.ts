import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Mistake } from '#model/content/content-error.ts';
import { itemFile, kindOf } from '#model/content/content-kinds.ts';
import type { DraftFile, DraftFiles } from '#model/on-disk/content-files.server.ts';
import { filesBelow, removeFile, renameWithPatience, writeDurably } from './durable-files.ts';

interface PreviewSources {
  contentRoot: string;
  /** Where the copy stands. */
  folder: string;
  /** Finds the mistakes of the content with drafts in place of files. */
  check: (drafts: DraftFiles) => Promise<Mistake[]>;
  /** What Git has of a text, for one that was broken by hand before it was ever shown. */
  committed: (file: string) => Promise<string | undefined>;
}

/** What a file may be in the preview; undefined is what is published. */
type Candidate = DraftFile | undefined;

/**
 * A complete copy of the content that always passes: the site that the editor shows is made of it. A draft that does not pass,
 * alone or together with the rest, leaves its file as it last passed: a new item stays absent with its pictures, one that
 * shall go stays. A picture is put there by renaming, as a link to the same bytes where the disk allows it: it is never
 * written into.
 */
export class PreviewFolder {
  readonly #sources: PreviewSources;
  /** What stands in the folder instead of what is published. */
  readonly #shown = new Map<string, DraftFile>();

  constructor(sources: PreviewSources) {
    this.#sources = sources;
  }

  /**
   * Makes the copy new, but for texts, which may not pass, and for drafts, which stay as they last passed.
   * @param drafts those that there are
   */
  async open(drafts: DraftFiles): Promise<void> {
    const { contentRoot, folder } = this.#sources;
    const published = new Set(await filesBelow(contentRoot));
    for (const file of await filesBelow(folder)) {
      if (!published.has(file) && !drafts.has(file)) await removeFile(folder, file);
    }
    const before = new Map(this.#shown);
    this.#shown.clear();
    for (const file of new Set([...published, ...drafts.keys()])) {
      const isKept = drafts.has(file) && !isText(file) && before.has(file);
      const shown = isKept ? before.get(file) : await this.#shownBefore(file, drafts, published);
      if (shown === undefined) await this.#put(file, undefined);
      else this.#shown.set(file, shown);
    }
  }

  /** What stands in the folder from the last time, where that may stay. */
  async #shownBefore(file: string, drafts: DraftFiles, published: Set<string>): Promise<Candidate> {
    const { folder } = this.#sources;
    const filePath = path.join(folder, file);
    if (existsSync(filePath)) return isText(file) ? readFile(filePath, 'utf8') : undefined;
    return drafts.has(file) && published.has(file) && existsSync(folder) ? null : undefined;
  }

  /**
   * Shows the drafts and published texts that pass.
   * @param found the mistakes of the content with all drafts
   * @returns the files whose drafts are not shown
   */
  async show(drafts: DraftFiles, found: Mistake[]): Promise<string[]> {
    const candidates = new Map<string, Candidate[]>();
    for (const file of drafts.keys()) candidates.set(file, await this.#candidatesFor(file, drafts));
    const hasMore = (file: string) => (candidates.get(file)?.length ?? 0) > 1;
    let mistakes = found;
    while (mistakes.length > 0) {
      const faulty = new Set(mistakes.map(({ file }) => file.replace(/^content\//, '')));
      for (const file of faulty) {
        if (isText(file) && !candidates.has(file))
          candidates.set(file, await this.#candidatesFor(file, drafts));
      }
      const next = [...faulty].filter(hasMore);
      // Where a draft spoils another file, no draft is shown until they fit together again.
      const skipped = next.length > 0 ? next : [...drafts.keys()].filter(hasMore);
      if (skipped.length === 0) break;
      for (const file of skipped) candidates.get(file)?.shift();
      mistakes = await this.#sources.check(this.#chosen(candidates, drafts));
    }
    const chosen = this.#chosen(candidates, drafts);
    await this.#write(chosen);
    return [...drafts].filter(([file, draft]) => !isSame(chosen.get(file), draft)).map(([file]) => file);
  }

  /** What a file may be in the preview, the best first. */
  async #candidatesFor(file: string, drafts: DraftFiles): Promise<Candidate[]> {
    const filePath = path.join(this.#sources.contentRoot, file);
    const isPublished = existsSync(filePath);
    const published = isPublished && isText(file) ? await readFile(filePath, 'utf8') : undefined;
    const all: Candidate[] = [
      drafts.get(file),
      this.#shown.get(file),
      undefined,
      published === undefined ? undefined : await this.#sources.committed(file),
    ];
    // Where there is none, a file that shall go is as published.
    const plain = all.map((one) => (one === published || (one === null && !isPublished) ? undefined : one));
    const [first, ...others] = plain;
    return [...new Map([first, ...others, undefined].map((one) => [keyOf(one), one])).values()];
  }

  /** The first choices; pictures come and go with the item that they belong to. */
  #chosen(candidates: ReadonlyMap<string, Candidate[]>, drafts: DraftFiles): Map<string, DraftFile> {
    const chosen = new Map<string, DraftFile>();
    for (const [file, [first]] of candidates) if (first !== undefined) chosen.set(file, first);
    for (const [file, draft] of chosen) {
      if (isText(file)) continue;
      const text = textBeside(file);
      if (text === undefined) continue;
      const stands = chosen.has(text) ? chosen.get(text) !== null : this.#isPublished(text);
      // The pictures of a new item that stays absent, and those that a text as it last passed still names.
      const isAlone = draft !== null && !stands;
      const isNamed = draft === null && stands && isHeld(text);
      if (isAlone || isNamed) chosen.delete(file);
    }
    return chosen;

    function isHeld(text: string): boolean {
      return drafts.has(text) && !isSame(chosen.get(text), drafts.get(text));
    }
  }

  #isPublished(file: string): boolean {
    return existsSync(path.join(this.#sources.contentRoot, file));
  }

  async #write(chosen: DraftFiles): Promise<void> {
    for (const file of new Set([...chosen.keys(), ...this.#shown.keys()])) {
      const before = this.#shown.get(file);
      const after = chosen.get(file);
      if (!isSame(before, after)) await this.#put(file, after);
      if (after === undefined) this.#shown.delete(file);
      else this.#shown.set(file, after);
    }
  }

  async #put(file: string, candidate: Candidate): Promise<void> {
    const { contentRoot, folder } = this.#sources;
    const from = typeof candidate === 'object' && candidate ? candidate.path : path.join(contentRoot, file);
    const to = path.join(folder, file);
    if (typeof candidate === 'string') await writeDurably(to, candidate);
    else if (candidate === null || !existsSync(from)) await removeFile(folder, file);
    else if (isText(file)) await writeText(from, to);
    else await linkFile(from, to);
  }
}

/** Texts are written into: they are never the same bytes as those of content/. */
async function writeText(from: string, to: string): Promise<void> {
  const text = await readFile(from, 'utf8');
  if (!existsSync(to) || (await readFile(to, 'utf8')) !== text) await writeDurably(to, text);
}

async function linkFile(from: string, to: string): Promise<void> {
  const { ino, size, mtimeMs } = await stat(from);
  const before = existsSync(to) ? await stat(to) : undefined;
  if (before && (before.ino === ino || (before.size === size && before.mtimeMs === mtimeMs))) return;
  await mkdir(path.dirname(to), { recursive: true });
  const unfinished = `${to}.${process.pid}.part`;
  await rm(unfinished, { force: true });
  await link(from, unfinished).catch(() => copyFile(from, unfinished));
  await renameWithPatience(unfinished, to);
}

function isText(file: string): boolean {
  return file.endsWith('.yaml');
}

/** The text of the item in whose folder a picture lies; undefined where that is none's. */
function textBeside(file: string): string | undefined {
  const [folder, slug, ...rest] = file.split('/');
  const text = `${folder}/${slug}/${itemFile}`;
  return rest.length > 0 && kindOf(text) ? text : undefined;
}

function keyOf(candidate: Candidate): string {
  return candidate === undefined ? '' : JSON.stringify(candidate);
}

function isSame(one: Candidate, other: Candidate): boolean {
  return keyOf(one) === keyOf(other);
}
