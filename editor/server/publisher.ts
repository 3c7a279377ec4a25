import { existsSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from '#model/content/content-kinds.ts';
import type { DraftFiles } from '#model/on-disk/content-files.server.ts';
import { addressOf } from './address-of.ts';
import { openCheckout, removeStaleLock } from './checkout.ts';
import type { ContentEditor } from './content-editor.ts';
import { type ChangeKind, changeKind, type Difference, differencesIn } from './differences.ts';
import { type FileContent, isSameContent, removeFile, writeDurably } from './durable-files.ts';
import type { Choices, FieldConflict } from './field-conflict.ts';
import { contentAtCommit, git, gitOrThrow, ownCommit, withoutPassword } from './git.ts';
import { fastForwardTo, filesChangedByHand, readByHand } from './hand-edits.ts';
import { changesOf, filesOf, type Publication, type PublishedChange, publicationsIn } from './history.ts';
import { renamesIn } from './items/renames.ts';
import { type MergedFile, mergedDraft, mergedFile } from './merge-drafts.ts';
import { type Branch, findRepository, hostPageOf } from './repository.ts';
import { runNode } from './run-node.ts';

/** The changes in one file that a publication would make. */
export interface ChangedFile {
  file: string;
  address: string;
  /** Where the changes come from: a draft in the editor, or an uncommitted edit by hand in content/. */
  origin: 'draft' | 'hand';
  change: ChangeKind;
  mistakes: number;
  /** The changed fields of a YAML file; empty for other files, which are new, changed or removed as a whole. */
  differences: Difference[];
  /**
   * The new, replaced or removed pictures that belong to a draft. They are published or held back together with the
   * draft.
   */
  pictures: { file: string; change: ChangeKind }[];
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

export interface PublishSummary {
  files: ChangedFile[];
  /** How the content is published: `commit` if there is no remote to push to, `refused` if it cannot be published. */
  way: 'commit' | 'push' | 'refused';
  /** Why nothing can be published (see findRepository). */
  refusal?: string;
  /** The address of the remote, without a password. */
  remote: string | undefined;
  /** The web page of the repository at the remote's host; '' if the remote has none. */
  hostPage: string;
}

export type PublishStep = 'fetch' | 'check' | 'build' | 'commit' | 'push' | 'folder';

/** The result of a publication. */
export type PublishResult = Outcome &
  (
    | { done: true; files: string[]; way: PublishSummary['way']; folder: string }
    | {
        done: false;
        step: PublishStep;
        /**
         * `nothing` (every file was held back because of conflicts), `partOfRename` (only some files of a rename were
         * selected), `locked`, a reason of findRepository, or the error message of Git or the build.
         */
        reason: string;
      }
  );

interface Outcome {
  /** The files that are left out of a publication, because someone else has changed the same fields. */
  held: string[];
  /** The unresolved conflicts in the files that are left out of the publication. */
  conflicts: FieldConflict[];
}

/** A publication that is in progress. */
interface RunningPublication extends Outcome {
  /** The content files to publish, with their new content; null removes a file. */
  files: Map<string, FileContent | null>;
  /** The drafts at the beginning of the publication. A draft that changes during the publication stays a draft. */
  drafts: DraftFiles;
  /** The subject line of the commit. By default the subject names the published changes. */
  subject?: string;
}

/** Collects the files of a publication in `running`, with contents that are merged with the newest commit. */
type Gather = (running: RunningPublication, newest: string) => Promise<void>;

/**
 * Publishes drafts and hand edits: commits them in a separate clone, checks and builds the site there, and then pushes
 * the commit. If a step fails, the owner's folder is not changed, and the drafts stay.
 */
export class Publisher {
  readonly #project: string;
  readonly #contentRoot: string;
  readonly #folder: string;
  readonly #editor: ContentEditor;
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * @param project the project's folder
   * @param folder the editor's own folder
   */
  constructor(project: string, contentRoot: string, folder: string, editor: ContentEditor) {
    this.#project = project;
    this.#contentRoot = contentRoot;
    this.#folder = folder;
    this.#editor = editor;
  }

  async summary(): Promise<PublishSummary> {
    const repository = await findRepository(this.#project);
    const remote = repository.kind === 'branch' ? repository.remote : undefined;
    const renamed = this.#renamed();
    const drafts = await Promise.all(this.#mainFiles().map((file) => this.#draftChange(file, renamed)));
    const handEdits = await Promise.all((await this.#handEdits()).map((file) => this.#handChange(file)));
    return {
      files: [...drafts, ...handEdits],
      way: repository.kind === 'refused' ? 'refused' : remote ? 'push' : 'commit',
      ...(repository.kind === 'refused' ? { refusal: repository.reason } : {}),
      remote: remote && withoutPassword(remote),
      hostPage: hostPageOf(remote),
    };
  }

  /** The publications of the content, newest first. */
  publications(maxCount = 500): Promise<Publication[]> {
    return publicationsIn(this.#project, maxCount);
  }

  /** The changes of one publication. @throws Error if there is no such commit, or it has no parent */
  publication(id: string): Promise<PublishedChange[]> {
    return changesOf(this.#project, id);
  }

  /**
   * Publishes those files of the summary that the owner has selected. Only one publication runs at a time. Changes by
   * others in the same files are merged field by field.
   * @param onStep called at the beginning of each step
   * @param choices the chosen sides of conflicts; a file with an unresolved conflict is held back
   */
  publish(
    wanted: string[],
    onStep: (step: PublishStep) => void,
    choices: Choices = {},
  ): Promise<PublishResult> {
    return this.#enqueue(onStep, (running, newest) => this.#gather(wanted, choices, running, newest));
  }

  /**
   * Reverts one publication, by field, with a new publication. Later publications of the same files are kept.
   * @param id the publication's commit (see history.ts)
   * @param choices the chosen sides for fields that were changed again since then: `mine` is the value before the
   *   publication
   */
  takeBack(id: string, onStep: (step: PublishStep) => void, choices: Choices = {}): Promise<PublishResult> {
    return this.#enqueue(onStep, async (running, newest) => {
      const { files, conflicts } = running;
      for (const { file, before, after } of await filesOf(this.#checkout, id)) {
        const theirs = await contentAtCommit(this.#checkout, newest, file);
        const merged = mergedFile(file, { base: after, mine: before, theirs }, choices[file]);
        if (!isSameContent(merged.content, theirs)) files.set(file, merged.content);
        conflicts.push(...merged.conflicts);
      }
      // A publication is reverted as a whole: if one conflict is unresolved, nothing is reverted.
      if (conflicts.length > 0) files.clear();
      const subject = await gitOrThrow(this.#checkout, 'show', '--no-patch', '--format=%s', id);
      running.subject = `Take back: ${subject}`;
    });
  }

  /**
   * When the editor starts, updates the owner's folder if the last publication was pushed but did not reach the folder.
   */
  async catchUp(): Promise<void> {
    const repository = await findRepository(this.#project);
    if (repository.kind !== 'branch' || !existsSync(this.#checkout)) return;
    const kept = publishedRef(repository.branch);
    const { code, output } = await git(this.#checkout, 'rev-parse', '--quiet', '--verify', kept);
    if (code === 0) await this.#updateProjectFolder(kept, output);
  }

  #enqueue(reportStep: (step: PublishStep) => void, gather: Gather): Promise<PublishResult> {
    const publication = this.#queue.then(async (): Promise<PublishResult> => {
      let step: PublishStep = 'fetch';
      const onStep = (next: PublishStep) => {
        step = next;
        reportStep(next);
      };
      const running: RunningPublication = { files: new Map(), drafts: new Map(), held: [], conflicts: [] };
      const { held, conflicts } = running;
      try {
        const repository = await findRepository(this.#project);
        if (repository.kind === 'refused') throw new Error(repository.reason);
        await this.#intoRepository(repository, running, gather, onStep);
        const folder = path.join(this.#checkout, 'build', 'client');
        const way = repository.remote ? 'push' : 'commit';
        return { done: true, files: [...running.files.keys()], way, folder, held, conflicts };
      } catch (error) {
        return { done: false, step, reason: withoutPassword((error as Error).message), held, conflicts };
      }
    });
    this.#queue = publication;
    return publication;
  }

  get #checkout(): string {
    return path.join(this.#folder, 'checkout');
  }

  /** Makes a commit on top of the newest commit, pushes it if there is a remote, and updates the owner's folder. */
  async #intoRepository(
    repository: Branch,
    running: RunningPublication,
    gather: Gather,
    onStep: (step: PublishStep) => void,
  ): Promise<void> {
    const { branch, remote } = repository;
    const { files, held, conflicts } = running;
    const checkout = this.#checkout;
    onStep('fetch');
    await removeStaleLock(this.#project);
    await openCheckout(this.#project, checkout, repository);
    let commit = await gitOrThrow(checkout, 'rev-parse', 'HEAD');
    // Before publishing, the owner's folder is updated with the publications of others.
    await this.#updateProjectFolder(branch, commit);
    await this.#editor.reload();
    await gather(running, commit);
    // Without files to publish, the publication fails if files were held back; otherwise everything is published
    // already.
    if (files.size === 0 && held.length + conflicts.length > 0) throw new Error('nothing');
    for (const [file, content] of files) {
      if (content === null) await removeFile(path.join(checkout, 'content'), file);
      else await writeDurably(path.join(checkout, 'content', file), content);
    }
    await gitOrThrow(checkout, 'add', '--all', 'content');
    if ((await git(checkout, 'diff', '--cached', '--quiet')).code !== 0) {
      const message = await this.#messageFor(running);
      // The commit comes before the build, which takes a minute: an error of Git is known at once. If the build fails,
      // the commit is not used, because the next publication starts from the newest commit of the remote.
      onStep('commit');
      await gitOrThrow(checkout, ...ownCommit, 'commit', '--quiet', '--message', message);
      commit = await gitOrThrow(checkout, 'rev-parse', 'HEAD');
      await buildIn(checkout, onStep);
      if (remote) {
        onStep('push');
        await gitOrThrow(checkout, ...ownCommit, 'push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
      }
    }
    await gitOrThrow(checkout, 'update-ref', publishedRef(branch), commit);
    onStep('folder');
    await gitOrThrow(this.#project, 'fetch', '--quiet', checkout, branch);
    await fastForwardTo(this.#project, commit, [...files.keys()]);
    const { store } = this.#editor;
    await this.#finish(
      [...files.keys()].filter((file) => running.drafts.get(file) === store.drafts.get(file)),
    );
  }

  /**
   * Updates the owner's folder to a commit of the clone, unless hand edits prevent the update, and removes the drafts
   * that now equal the published files.
   */
  async #updateProjectFolder(ref: string, commit: string): Promise<void> {
    const { store } = this.#editor;
    await gitOrThrow(this.#project, 'fetch', '--quiet', this.#checkout, ref);
    await fastForwardTo(this.#project, commit).catch(() => {});
    const published: string[] = [];
    for (const [file, draft] of [...store.drafts]) {
      const { content, conflicts } = await mergedDraft(store, this.#project, file);
      const finalContent = conflicts.length === 0 && typeof content === 'string' ? content : draft;
      if (await store.isPublished(file, finalContent)) published.push(file);
    }
    if (published.length > 0) await this.#finish(published);
  }

  async #finish(files: string[]): Promise<void> {
    const drafts = files.filter((file) => this.#editor.store.drafts.has(file));
    if (drafts.length > 0) await this.#editor.store.markPublished(drafts);
    await this.#editor.reload();
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
   * Merges the selected drafts and hand edits with the newest commit. A file with an unresolved conflict is held back
   * together with the drafts that belong to the file.
   */
  async #gather(
    wanted: string[],
    choices: Choices,
    running: RunningPublication,
    newest: string,
  ): Promise<void> {
    const { files, held, conflicts } = running;
    running.drafts = new Map(this.#editor.store.drafts);
    const isWanted = (file: string) => wanted.includes(file);
    const renamed = this.#renamed();
    if (renamed.some(isWanted) && !renamed.every(isWanted)) throw new Error('partOfRename');
    const common = await gitOrThrow(this.#project, 'merge-base', 'HEAD', newest);
    const groups = [
      ...this.#mainFiles().map((mainFile) => ({ mainFile, group: this.#draftGroup(mainFile) })),
      ...(await this.#handEdits()).map((mainFile) => ({ mainFile, group: [mainFile] })),
    ];
    for (const { mainFile, group } of groups.filter((one) => isWanted(one.mainFile))) {
      const merged = new Map<string, MergedFile>();
      for (const file of group) merged.set(file, await this.#merged(file, choices[file], common, newest));
      const unresolved = [...merged.values()].flatMap((one) => one.conflicts);
      conflicts.push(...unresolved);
      if (unresolved.length > 0) held.push(mainFile);
      else for (const [file, { content }] of merged) files.set(file, content);
    }
    // If one file of a rename is held back, all files of the rename are held back.
    if (!renamed.some((file) => held.includes(file))) return;
    held.push(...renamed.filter((file) => !held.includes(file)));
    for (const file of renamed.flatMap((mainFile) => this.#draftGroup(mainFile))) files.delete(file);
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

  async #draftChange(file: string, renamed: string[]): Promise<ChangedFile> {
    const { store } = this.#editor;
    const group = this.#draftGroup(file);
    const others = group.filter((one) => one !== file);
    const merged = await mergedDraft(store, this.#project, file);
    const beside = await Promise.all(others.map((one) => mergedDraft(store, this.#project, one)));
    return {
      ...this.#changed(file, 'draft', await readByHand(this.#project, file), merged.content),
      change: this.#changeKind(file),
      pictures: others.map((one) => ({ file: one, change: this.#changeKind(one) })),
      isMerged: file.endsWith('.yaml') && (await store.isStale(file)),
      conflicts: [merged, ...beside].flatMap(({ conflicts }) => conflicts),
      together: renamed.includes(file) ? renamed.filter((one) => one !== file) : [],
    };
  }

  #changeKind(file: string): ChangeKind {
    const isThere = this.#editor.store.drafts.get(file) !== null;
    return changeKind(existsSync(path.join(this.#contentRoot, file)), isThere);
  }

  async #handChange(file: string): Promise<ChangedFile> {
    const now = await readByHand(this.#project, file);
    const before = await contentAtCommit(this.#project, 'HEAD', file);
    return {
      ...this.#changed(file, 'hand', before, now),
      change: changeKind(before !== null, now !== null),
    };
  }

  #changed(
    file: string,
    origin: ChangedFile['origin'],
    before: FileContent | null,
    after: FileContent | null,
  ): Omit<ChangedFile, 'change'> {
    return {
      file,
      address: addressOf(file),
      origin,
      mistakes: this.#editor.mistakes.filter((mistake) => mistake.file === `content/${file}`).length,
      isMerged: false,
      conflicts: [],
      together: [],
      differences: differencesIn(file, before, after),
      pictures: [],
    };
  }

  /** The commit's message: the changes, field by field. */
  async #messageFor({ files, subject }: RunningPublication): Promise<string> {
    const lines: string[] = [];
    for (const file of files.keys()) {
      const before = await contentAtCommit(this.#checkout, 'HEAD', file);
      const after = await readByHand(this.#checkout, file);
      if (!file.endsWith('.yaml')) lines.push(file);
      for (const one of differencesIn(file, before, after))
        lines.push(`${file} ${one.field}: ${shorten(one.before ?? '')} → ${shorten(one.after ?? '')}`);
    }
    const [only] = lines;
    const named = lines.length === 1 && only ? only : `Content: ${[...files.keys()].join(', ')}`;
    return `${shorten(subject ?? named, 100)}\n\n${lines.join('\n')}\n`;
  }
}

/** The name of the Git ref that stores the last published commit of a branch. */
function publishedRef(branch: string): string {
  return `refs/editor/published/${branch}`;
}

async function buildIn(folder: string, onStep: (step: PublishStep) => void): Promise<void> {
  const { CONTENT_ROOT, WORK_FOLDER, NODE_ENV, ...env } = process.env;
  onStep('check');
  await runNode(folder, ['scripts/build/check-content.ts'], env);
  onStep('build');
  await runNode(folder, ['scripts/build/build.ts'], env);
}

function shorten(text: string, maxLength = 60): string {
  const letters = [...text.replaceAll('\n', ' ')];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : letters.join('');
}
