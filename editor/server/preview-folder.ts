import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Mistake } from '#model/content/content-error.ts';
import { itemFile, kindOf } from '#model/content/content-kinds.ts';
import type { DraftFile, DraftFiles } from '#model/on-disk/content-files.server.ts';
import { filesBelow, removeFile, renameWithPatience, textOf, writeDurably } from './durable-files.ts';

interface PreviewSources {
  contentRoot: string;
  /** The folder for the preview's copy of the content. */
  folder: string;
  /** Finds the mistakes of the content, with drafts instead of published files. */
  check: (drafts: DraftFiles) => Promise<Mistake[]>;
  /**
   * Reads a file's text from the last Git commit: the preview shows this text if a hand edit broke the file before the
   * preview had a copy.
   */
  committed: (file: string) => Promise<string | undefined>;
}

/** A version of a file that the preview may show: a draft, or undefined for the published version. */
type Candidate = DraftFile | undefined;

/**
 * A copy of the content that always passes the content check: the preview shows the site with this copy. If a draft
 * does not pass, its file keeps the last version that passed: a new item and its pictures are missing, and a removed
 * item stays. Pictures are hard links to the same bytes where the disk allows that. A new link replaces the old one by
 * renaming; linked files are never overwritten.
 */
export class PreviewFolder {
  readonly #sources: PreviewSources;
  /** The versions of files in the preview's folder that differ from the published versions. */
  readonly #shown = new Map<string, DraftFile>();

  constructor(sources: PreviewSources) {
    this.#sources = sources;
  }

  /**
   * Makes the preview's copy of the content again. Texts and files with drafts keep the last version that passed the
   * check, because their present version may not pass.
   * @param drafts all current drafts
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

  /** The version of a file that the preview's folder has already, if the preview can keep that version. */
  async #shownBefore(file: string, drafts: DraftFiles, published: Set<string>): Promise<Candidate> {
    const { folder } = this.#sources;
    const filePath = path.join(folder, file);
    if (existsSync(filePath)) return isText(file) ? textOf(filePath) : undefined;
    return drafts.has(file) && published.has(file) && existsSync(folder) ? null : undefined;
  }

  /**
   * Writes the drafts and published texts that pass the content check to the preview's folder.
   * @param found the mistakes of the content with all drafts
   * @returns the files whose drafts do not pass and are not shown
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
      // A draft can make another file faulty that has no other version to show. Then no draft is shown as it is now.
      const skipped = next.length > 0 ? next : [...drafts.keys()].filter(hasMore);
      if (skipped.length === 0) break;
      for (const file of skipped) candidates.get(file)?.shift();
      mistakes = await this.#sources.check(this.#chosen(candidates, drafts));
    }
    const chosen = this.#chosen(candidates, drafts);
    await this.#write(chosen);
    return [...drafts].filter(([file, draft]) => !isSame(chosen.get(file), draft)).map(([file]) => file);
  }

  /** The versions of a file that the preview may show, the best one first. */
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
    // Removing a file that is not published leaves the same state as the published version: no file.
    const candidates = all.map((one) =>
      one === published || (one === null && !isPublished) ? undefined : one,
    );
    return [...new Map(candidates.map((one) => [keyOf(one), one])).values()];
  }

  /** Chooses the first candidate version of each file. A picture is shown or removed together with its item. */
  #chosen(candidates: ReadonlyMap<string, Candidate[]>, drafts: DraftFiles): Map<string, DraftFile> {
    const chosen = new Map<string, DraftFile>();
    for (const [file, [first]] of candidates) if (first !== undefined) chosen.set(file, first);
    for (const [file, draft] of chosen) {
      const text = isText(file) ? undefined : textBeside(file);
      if (text === undefined) continue;
      const isPublished = existsSync(path.join(this.#sources.contentRoot, text));
      const hasText = chosen.has(text) ? chosen.get(text) !== null : isPublished;
      const isHeld = drafts.has(text) && !isSame(chosen.get(text), drafts.get(text));
      // A picture's draft is skipped if its new item is not shown, or if it removes a picture that the shown text may
      // name.
      if (draft === null ? hasText && isHeld : !hasText) chosen.delete(file);
    }
    return chosen;
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

/** Copies a text file. With a link instead of a copy, editing the copy would change the file in content/. */
async function writeText(from: string, to: string): Promise<void> {
  const text = await readFile(from, 'utf8');
  if ((await textOf(to)) !== text) await writeDurably(to, text);
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

/** The path of the item.yaml beside a picture; undefined if the picture is not in an item's folder. */
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
