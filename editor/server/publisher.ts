import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openCheckout, removeStaleLock } from './checkout.ts';
import type { ContentEditor } from './content-editor.ts';
import { removeFile, writeDurably } from './durable-files.ts';
import type { Choices, FieldConflict } from './field-conflict.ts';
import { editorEmail, editorName, git, gitOrThrow, ownCommit, withoutPassword } from './git.ts';
import { fastForwardTo } from './hand-edits.ts';
import { filesOf, type Publication, publicationsIn } from './history.ts';
import { type ItemChange, ownChanges } from './item-changes.ts';
import { mergedDraft } from './merge-drafts.ts';
import { publicationMessage } from './publication-message.ts';
import type { PublicationRun, PublishResult, PublishStep } from './publication-run.ts';
import { failureReason } from './publish-failure.ts';
import { findRepository, hostPageOf } from './repository.ts';
import { runNode } from './run-node.ts';
import { reversalOf } from './take-back.ts';
import { type ChangedFile, type Gathered, UnpublishedChanges } from './unpublished-changes.ts';

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

type OnStep = (step: PublishStep) => void;

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
  readonly #changes: UnpublishedChanges;
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
    this.#changes = new UnpublishedChanges(project, editor);
  }

  async summary(): Promise<PublishSummary> {
    const repository = await findRepository(this.#project);
    const remote = repository.kind === 'branch' ? repository.remote : undefined;
    return {
      files: await this.#changes.list(),
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
    const { versions, conflicts } = await reversalOf(this.#project, id, 'HEAD');
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
    return this.#start({}, (newest) => this.#changes.gather(wanted, choices, newest), onStep);
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
      const { versions, conflicts } = await reversalOf(this.#checkout, id, newest, choices);
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
      const message = await publicationMessage(checkout, gathered);
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
