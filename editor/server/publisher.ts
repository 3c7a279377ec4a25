import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from '#model/content/content-kinds.ts';
import type { DraftFiles } from '#model/on-disk/content-files.server.ts';
import { openCheckout, removeStaleLock } from './checkout.ts';
import type { ContentEditor } from './content-editor.ts';
import { differencesIn } from './differences.ts';
import { type FileContent, isSameContent, removeFile, writeDurably } from './durable-files.ts';
import type { Choices, FieldConflict } from './field-conflict.ts';
import {
  contentAtCommit,
  editorEmail,
  editorName,
  git,
  gitOrThrow,
  ownCommit,
  withoutPassword,
} from './git.ts';
import { fastForwardTo, filesChangedByHand, readByHand } from './hand-edits.ts';
import { filesOf, type Publication, publicationsIn, summaryLine } from './history.ts';
import { type FileVersions, type ItemChange, itemChanges } from './item-changes.ts';
import { movedFile } from './items/moved-entries.ts';
import { renamesIn } from './items/renames.ts';
import { type MergedFile, mergedDraft, mergedFile } from './merge-drafts.ts';
import { titleParts } from './publication-title.ts';
import { failureReason } from './publish-failure.ts';
import { findRepository, hostPageOf } from './repository.ts';
import { runNode } from './run-node.ts';

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
  /** The name that publications get; '' if neither Git nor the owner has given one. */
  author: string;
}

/** What taking back a publication would change now, and the fields that were changed again since then. */
export interface TakeBackSummary {
  changes: ItemChange[];
  conflicts: FieldConflict[];
}

export type PublishStep = 'fetch' | 'check' | 'build' | 'commit' | 'push' | 'folder';

/** The result of a publication. */
export type PublishResult =
  | { done: true; files: string[]; way: PublishSummary['way']; folder: string }
  | {
      done: false;
      step: PublishStep;
      /** `conflict` (someone else has changed the same fields), `cancelled`, or another one of failureReason. */
      reason: string;
      /** The message of Git, of the system or of the build. */
      log: string;
      /** The unresolved conflicts, if the reason is `conflict`. */
      conflicts: FieldConflict[];
    };

/** The running or last publication since the editor's start, as all windows of the editor show it. */
export interface PublicationRun {
  /** The commit of the publication that this one takes back; undefined if it publishes drafts. */
  takenBack?: string | undefined;
  /** The steps so far, with the time (ms since 1970) at which each of them began. */
  steps: { step: PublishStep; at: number }[];
  endedAt?: number;
  result?: PublishResult;
  /** Whether it has come so far that it can no longer be cancelled. */
  isFinal: boolean;
  /** Whether a page has shown the result. */
  isSeen: boolean;
}

type OnStep = (step: PublishStep) => void;

/** What a publication in progress publishes. */
interface Gathered {
  /** The content files to publish, with their new content; null removes a file. */
  files: Map<string, FileContent | null>;
  /** The conflicts without a chosen side; with any, nothing is published. */
  conflicts: FieldConflict[];
  /** The drafts at the beginning of the publication. A draft that changes during the publication stays a draft. */
  drafts?: DraftFiles;
  /** The commit that is taken back. */
  takenBack?: string;
}

/** Collects the files of a publication, with contents that are merged with the newest commit. */
type Gather = (newest: string) => Promise<Gathered>;

/**
 * Publishes drafts and hand edits: commits them in a separate clone, checks and builds the site there, and then pushes
 * the commit. If a step fails, the owner's folder is not changed, and the drafts stay.
 */
export class Publisher {
  readonly #project: string;
  readonly #folder: string;
  readonly #editor: ContentEditor;
  /** The running or last publication since the editor's start. */
  run: PublicationRun | null = null;
  #stop = new AbortController();

  /**
   * @param project the project's folder
   * @param folder the editor's own folder
   */
  constructor(project: string, folder: string, editor: ContentEditor) {
    this.#project = project;
    this.#folder = folder;
    this.#editor = editor;
  }

  async summary(): Promise<PublishSummary> {
    const repository = await findRepository(this.#project);
    const remote = repository.kind === 'branch' ? repository.remote : undefined;
    return {
      files: await this.#changedFiles(),
      way: repository.kind === 'refused' ? 'refused' : remote ? 'push' : 'commit',
      ...(repository.kind === 'refused' ? { refusal: repository.reason } : {}),
      remote: remote && withoutPassword(remote),
      hostPage: hostPageOf(remote),
      author: await this.#author(),
    };
  }

  /**
   * The publications of the content, newest first.
   * @param isAll whether changes that were made without the editor are listed, too
   */
  publications(isAll = false, maxCount = 500): Promise<Publication[]> {
    return publicationsIn(this.#project, maxCount, isAll);
  }

  /** The changes of one publication. @throws Error if there is no such commit, or it has no parent */
  async publication(id: string): Promise<ItemChange[]> {
    return ownChanges(await filesOf(this.#project, id));
  }

  /** What taking back a publication would change now. @throws Error if there is no such commit, or it has no parent */
  async takeBackSummary(id: string): Promise<TakeBackSummary> {
    const { versions, conflicts } = await takenBack(this.#project, id, 'HEAD');
    return { changes: ownChanges(versions), conflicts };
  }

  /**
   * Publishes those files of the summary that the owner has selected. Changes by others in the same files are merged
   * field by field; if a conflict is unresolved, nothing is published.
   * @param choices the chosen sides of conflicts
   * @param onStep called at the beginning of each step
   * @throws Error while another publication is running
   */
  publish(wanted: string[], choices: Choices = {}, onStep: OnStep = () => {}): Promise<PublishResult> {
    return this.#start({}, (newest) => this.#gather(wanted, choices, newest), onStep);
  }

  /**
   * Reverts one publication, by field, with a new publication. Later publications of the same files are kept.
   * @param id the publication's commit (see history.ts)
   * @param choices the chosen sides for fields that were changed again since then: `mine` is the value before the
   *   publication
   * @throws Error while another publication is running
   */
  takeBack(id: string, choices: Choices = {}, onStep: OnStep = () => {}): Promise<PublishResult> {
    const gather = async (newest: string) => {
      const { versions, conflicts } = await takenBack(this.#checkout, id, newest, choices);
      return { files: new Map(versions.map(({ file, after }) => [file, after])), conflicts, takenBack: id };
    };
    return this.#start({ takenBack: id }, gather, onStep);
  }

  /** Stops the running publication, unless it is being pushed already. Nothing is published then. */
  cancel(): void {
    if (this.run?.isFinal === false) this.#stop.abort();
  }

  /** Notes that a page has shown the result of the last publication. */
  markSeen(): void {
    if (this.run?.result) this.run.isSeen = true;
  }

  /** Keeps the name that stands beside publications, for a computer whose Git has none. */
  async setAuthor(name: string): Promise<void> {
    // Git refuses a name without letters.
    if (/\p{L}/u.test(name)) await writeDurably(this.#authorFile, name.trim());
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

  async #start(
    begun: Pick<PublicationRun, 'takenBack'>,
    gather: Gather,
    onStep: OnStep,
  ): Promise<PublishResult> {
    if (this.run && !this.run.result) throw new Error('Another publication is running');
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const run: PublicationRun = { ...begun, steps: [], isFinal: false, isSeen: false };
    this.run = run;
    const beginStep = (step: PublishStep) => {
      signal.throwIfAborted();
      run.steps.push({ step, at: Date.now() });
      run.isFinal = step === 'push' || step === 'folder';
      onStep(step);
    };
    beginStep('fetch');
    const result = await this.#published(gather, beginStep, signal).catch(
      (error: Error & { conflicts?: FieldConflict[] }): PublishResult => {
        const step = run.steps.at(-1)?.step ?? 'fetch';
        const log = withoutPassword(error.message);
        const reason = signal.aborted ? 'cancelled' : failureReason(log, step === 'fetch' || step === 'push');
        return { done: false, step, reason, log, conflicts: error.conflicts ?? [] };
      },
    );
    Object.assign(run, { result, endedAt: Date.now(), isFinal: true });
    return result;
  }

  get #checkout(): string {
    return path.join(this.#folder, 'checkout');
  }

  get #authorFile(): string {
    return path.join(this.#folder, 'author.txt');
  }

  /** Who publishes: the name in Git's settings, else the one that the owner has given; '' without either. */
  async #author(): Promise<string> {
    const { output } = await git(this.#project, 'config', 'user.name');
    return output || (existsSync(this.#authorFile) ? readFileSync(this.#authorFile, 'utf8') : '');
  }

  /** Makes a commit on top of the newest commit, pushes it if there is a remote, and updates the owner's folder. */
  async #published(gather: Gather, beginStep: OnStep, signal: AbortSignal): Promise<PublishResult> {
    const repository = await findRepository(this.#project);
    if (repository.kind === 'refused') throw new Error(repository.reason);
    const { branch, remote } = repository;
    const checkout = this.#checkout;
    await removeStaleLock(this.#project);
    await openCheckout(this.#project, checkout, repository, signal);
    let commit = await gitOrThrow(checkout, 'rev-parse', 'HEAD');
    // Before publishing, the owner's folder is updated with the publications of others.
    await this.#updateProjectFolder(branch, commit);
    await this.#editor.reload();
    const gathered = await gather(commit);
    const { files, conflicts, drafts } = gathered;
    // Conflicts are found before the build, which takes a minute.
    if (conflicts.length > 0) throw Object.assign(new Error('conflict'), { conflicts });
    for (const [file, content] of files) {
      if (content === null) await removeFile(path.join(checkout, 'content'), file);
      else await writeDurably(path.join(checkout, 'content', file), content);
    }
    await gitOrThrow(checkout, 'add', '--all', 'content');
    if ((await git(checkout, 'diff', '--cached', '--quiet')).code !== 0) {
      const message = await this.#messageFor(gathered);
      const author = (await this.#author()) || editorName;
      // The commit comes before the build, which takes a minute: an error of Git is known at once. If the build fails,
      // the commit is not used, because the next publication starts from the newest commit of the remote.
      beginStep('commit');
      const by = ['-c', `author.name=${author}`, '-c', `author.email=${editorEmail}`];
      await gitOrThrow(checkout, ...ownCommit, ...by, 'commit', '--quiet', '--message', message);
      commit = await gitOrThrow(checkout, 'rev-parse', 'HEAD');
      await buildIn(checkout, beginStep, signal);
      if (remote) {
        beginStep('push');
        await gitOrThrow(checkout, ...ownCommit, 'push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
      }
    }
    await gitOrThrow(checkout, 'update-ref', publishedRef(branch), commit);
    beginStep('folder');
    await gitOrThrow(this.#project, 'fetch', '--quiet', checkout, branch);
    const published = [...files.keys()];
    await fastForwardTo(this.#project, commit, published);
    const { store } = this.#editor;
    await this.#finish(published.filter((file) => drafts?.get(file) === store.drafts.get(file)));
    const folder = path.join(checkout, 'build', 'client');
    return { done: true, files: published, way: remote ? 'push' : 'commit', folder };
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

  /** Merges the selected drafts and hand edits with the newest commit. */
  async #gather(wanted: string[], choices: Choices, newest: string): Promise<Gathered> {
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

  /** The changes that can be selected for a publication, with those that only follow a rename left out. */
  async #changedFiles(): Promise<ChangedFile[]> {
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

  /** The commit's message: the changes, field by field, and what the list of publications says of them. */
  async #messageFor({ files, takenBack: id }: Gathered): Promise<string> {
    const lines: string[] = [];
    const versions: FileVersions[] = [];
    for (const file of files.keys()) {
      const before = await contentAtCommit(this.#checkout, 'HEAD', file);
      const after = await readByHand(this.#checkout, file);
      versions.push({ file, before, after });
      if (!file.endsWith('.yaml')) lines.push(file);
      for (const one of differencesIn(file, before, after))
        lines.push(`${file} ${one.field}: ${shorten(one.before ?? '')} → ${shorten(one.after ?? '')}`);
    }
    const [only] = lines;
    const named = lines.length === 1 && only ? only : `Content: ${[...files.keys()].join(', ')}`;
    const subject = id
      ? `Take back: ${await gitOrThrow(this.#checkout, 'show', '--no-patch', '--format=%s', id)}`
      : named;
    const changes = itemChanges(id ? await filesOf(this.#checkout, id) : versions);
    const summary = summaryLine({ parts: titleParts(changes), isTakenBack: id !== undefined });
    return `${shorten(subject, 100)}\n\n${lines.join('\n')}\n\n${summary}\n`;
  }
}

/**
 * Merges the reversal of a publication with a newer commit.
 * @param repository a folder whose repository has both commits
 * @returns the files that the reversal changes, and the fields that were changed again since the publication
 */
async function takenBack(repository: string, id: string, newest: string, choices: Choices = {}) {
  const versions: FileVersions[] = [];
  const conflicts: FieldConflict[] = [];
  for (const { file, before, after } of await filesOf(repository, id)) {
    const theirs = await contentAtCommit(repository, newest, file);
    const merged = mergedFile(file, { base: after, mine: before, theirs }, choices[file]);
    if (!isSameContent(merged.content, theirs))
      versions.push({ file, before: theirs, after: merged.content });
    conflicts.push(...merged.conflicts);
  }
  return { versions, conflicts };
}

/** The changes without those that only follow from others, such as the addresses that lead to a renamed item. */
function ownChanges(versions: FileVersions[]): ItemChange[] {
  return itemChanges(versions).filter(
    ({ file, isFollowing }, _, { length }) => !isFollowing && (file !== movedFile || length === 1),
  );
}

/** The content of a draft in memory: the bytes of a picture. */
function bytesOf(content: FileContent | null): FileContent | null {
  return content && typeof content === 'object' && 'path' in content ? readFileSync(content.path) : content;
}

/** The name of the Git ref that stores the last published commit of a branch. */
function publishedRef(branch: string): string {
  return `refs/editor/published/${branch}`;
}

async function buildIn(folder: string, beginStep: OnStep, signal: AbortSignal): Promise<void> {
  const { CONTENT_ROOT, WORK_FOLDER, NODE_ENV, ...env } = process.env;
  beginStep('check');
  await runNode(folder, ['scripts/build/check-content.ts'], env, signal);
  beginStep('build');
  await runNode(folder, ['scripts/build/build.ts'], env, signal);
}

function shorten(text: string, maxLength = 60): string {
  const letters = [...text.replaceAll('\n', ' ')];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : letters.join('');
}
