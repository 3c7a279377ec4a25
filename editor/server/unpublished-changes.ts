import { readFileSync } from 'node:fs';
import { kindOf } from '#model/content/content-kinds.ts';
import type { DraftFiles } from '#model/on-disk/content-files.server.ts';
import type { ContentEditor } from './content-editor.ts';
import type { FileContent } from './durable-files.ts';
import type { Choices, FieldConflict } from './field-conflict.ts';
import { contentAtCommit, gitOrThrow } from './git.ts';
import { filesChangedByHand, readByHand } from './hand-edits.ts';
import { type FileVersions, type ItemChange, itemChanges } from './item-changes.ts';
import { renamesIn } from './items/renames.ts';
import { type MergedFile, mergedDraft, mergedFile } from './merge-drafts.ts';

/** The changes in one item or file that a publication would make. */
export interface ChangedFile extends ItemChange {
  /** Where the changes come from: a draft in the editor, or an uncommitted edit by hand in content/. */
  origin: 'draft' | 'hand';
  mistakes: number;
  /**
   * Whether someone else has changed the file since the owner began her change. The differences are then to the file's
   * current published version.
   */
  isMerged: boolean;
  /** The fields and pictures that both the owner and someone else have changed. */
  conflicts: FieldConflict[];
  /**
   * The other files of the same rename, because all files of a rename are published together; empty without a rename.
   */
  together: string[];
}

/** What a publication in progress publishes. */
export interface Gathered {
  /** The content files to publish, with their new content; null removes a file. */
  files: Map<string, FileContent | null>;
  /** The conflicts without a chosen side; with any, nothing is published. */
  conflicts: FieldConflict[];
  /** The drafts at the beginning of the publication. A draft that changes during the publication stays a draft. */
  drafts?: DraftFiles;
  /** The commit that is taken back. */
  takenBack?: string;
}

/** The drafts and hand edits that are not published yet: lists them, and merges those that the owner has selected. */
export class UnpublishedChanges {
  readonly #project: string;
  readonly #editor: ContentEditor;

  /** @param project the project's folder */
  constructor(project: string, editor: ContentEditor) {
    this.#project = project;
    this.#editor = editor;
  }

  /** The changes that can be selected for a publication, with those that only follow a rename left out. */
  async list(): Promise<ChangedFile[]> {
    const { store, mistakes } = this.#editor;
    const owners = new Map(
      this.#mainFiles().flatMap((mainFile) => this.#draftGroup(mainFile).map((file) => [file, mainFile])),
    );
    const versions: FileVersions[] = [];
    const conflicts: FieldConflict[] = [];
    for (const file of owners.keys()) {
      const merged = await mergedDraft(store, this.#project, file);
      versions.push({ file, before: await readByHand(this.#project, file), after: bytesOf(merged.content) });
      conflicts.push(...merged.conflicts);
    }
    const handEdits = await this.#handEdits();
    for (const file of handEdits)
      versions.push({
        file,
        before: await contentAtCommit(this.#project, 'HEAD', file),
        after: await readByHand(this.#project, file),
      });
    const renamed = this.#renamed();
    const changes = itemChanges(versions, (file) => owners.get(file) ?? file).map(
      async (change): Promise<ChangedFile> => {
        const { file } = change;
        return {
          ...change,
          origin: handEdits.includes(file) ? 'hand' : 'draft',
          mistakes: mistakes.filter((mistake) => mistake.file === `content/${file}`).length,
          isMerged: store.drafts.has(file) && file.endsWith('.yaml') && (await store.isStale(file)),
          conflicts: conflicts.filter((one) => (owners.get(one.file) ?? one.file) === file),
          together: renamed.includes(file) ? renamed.filter((one) => one !== file) : [],
        };
      },
    );
    return (await Promise.all(changes)).filter(
      (one) => !one.isFollowing || one.mistakes + one.conflicts.length > 0,
    );
  }

  /** Merges the selected drafts and hand edits with the newest commit. */
  async gather(wanted: string[], choices: Choices, newest: string): Promise<Gathered> {
    const drafts = new Map(this.#editor.store.drafts);
    const isWanted = (file: string) => wanted.includes(file);
    const renamed = this.#renamed();
    if (renamed.some(isWanted) && !renamed.every(isWanted)) throw new Error('partOfRename');
    const common = await gitOrThrow(this.#project, 'merge-base', 'HEAD', newest);
    const selected = [
      ...this.#mainFiles()
        .filter(isWanted)
        .flatMap((mainFile) => this.#draftGroup(mainFile)),
      ...(await this.#handEdits()).filter(isWanted),
    ];
    const files = new Map<string, FileContent | null>();
    const conflicts: FieldConflict[] = [];
    for (const file of new Set(selected)) {
      const merged = await this.#merged(file, choices[file], common, newest);
      files.set(file, merged.content);
      conflicts.push(...merged.conflicts);
    }
    return { files, conflicts, drafts };
  }

  /** The files that were changed by hand in content/ and have no draft. */
  async #handEdits(): Promise<string[]> {
    const changed = await filesChangedByHand(this.#project);
    return changed.filter((file) => !this.#editor.store.drafts.has(file));
  }

  /** The files that can be selected for a publication: texts, and picture drafts that belong to no text. */
  #mainFiles(): string[] {
    const drafts = [...this.#editor.store.drafts.keys()];
    const items = [...this.#editor.files().keys()];
    // A replaced picture is published with its item's text, even if the text itself has no draft.
    const withPictures = items.filter((file) =>
      this.#editor.draftsWith(file).some((one) => drafts.includes(one)),
    );
    const texts = [...new Set([...drafts.filter((file) => kindOf(file) !== undefined), ...withPictures])];
    const taken = new Set(texts.flatMap((file) => this.#editor.draftsWith(file)));
    return [...texts, ...drafts.filter((file) => !taken.has(file))];
  }

  /**
   * The selectable files that belong to renames. All renames are published together, because they change some files in
   * common.
   */
  #renamed(): string[] {
    const files = renamesIn(this.#editor).flat();
    return this.#mainFiles().filter((mainFile) =>
      this.#draftGroup(mainFile).some((file) => files.includes(file)),
    );
  }

  /** The drafts that are published or held back together with a selectable file, including that file's own draft. */
  #draftGroup(mainFile: string): string[] {
    return this.#editor.draftsWith(mainFile).filter((file) => this.#editor.store.drafts.has(file));
  }

  /**
   * Merges a draft or a hand edit with the current file in content/ and with the newest commit.
   * @param common the newest commit that both the owner's folder and the remote have
   */
  async #merged(
    file: string,
    choices: Choices[string] | undefined,
    common: string,
    newest: string,
  ): Promise<MergedFile> {
    const { store } = this.#editor;
    const current = store.drafts.has(file)
      ? await mergedDraft(store, this.#project, file, choices)
      : { content: await readByHand(this.#project, file), conflicts: [] };
    const base = await contentAtCommit(this.#project, common, file);
    const theirs = await contentAtCommit(this.#project, newest, file);
    const merged = mergedFile(file, { base, mine: current.content, theirs }, choices);
    return { ...merged, conflicts: [...current.conflicts, ...merged.conflicts] };
  }
}

/** The content of a draft in memory: the bytes of a picture. */
function bytesOf(content: FileContent | null): FileContent | null {
  return content && typeof content === 'object' && 'path' in content ? readFileSync(content.path) : content;
}
