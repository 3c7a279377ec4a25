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

/** What a publication would change in one file. */
export interface ChangedFile {
  file: string;
  address: string;
  /** A draft of the editor, or a file in content/ that was changed by hand and is in no commit. */
  origin: 'draft' | 'hand';
  change: ChangeKind;
  mistakes: number;
  /** None of a file that is not YAML: it is new, another one, or gone. */
  differences: Difference[];
  /** Of a draft: the pictures beside it that are new, replaced or removed. They are published with it, or held back. */
  pictures: { file: string; change: ChangeKind }[];
  /** Someone else changed the file meanwhile: the differences are those to what is published now. */
  isMerged: boolean;
  /** What both changed: fields of it, and pictures. */
  conflicts: FieldConflict[];
  /** Files that are published with it or not at all: it is part of a rename. */
  together: string[];
}

export interface PublishSummary {
  files: ChangedFile[];
  /** `commit` without an address to push to. */
  way: 'commit' | 'push' | 'refused';
  /** Why nothing can be published, as findRepository says it. */
  refusal?: string;
  /** Where it is pushed to, without a password. */
  remote: string | undefined;
  /** Where the host of the remote shows it; '' where that is no page. */
  hostPage: string;
}

export type PublishStep = 'fetch' | 'check' | 'build' | 'commit' | 'push' | 'folder';

/** How a publication ended. */
export type PublishResult = Outcome &
  (
    | { done: true; files: string[]; way: PublishSummary['way']; folder: string }
    | {
        done: false;
        step: PublishStep;
        /**
         * `nothing` (all was held back, for something to choose), `partOfRename` (chosen without the rest), `locked`, a reason
         * of findRepository, or what went wrong, as Git or the build says it.
         */
        reason: string;
      }
  );

interface Outcome {
  /** Files that someone else changed meanwhile. */
  held: string[];
  /** Why they are held back: what both changed, and no choice was made for. */
  conflicts: FieldConflict[];
}

/** A publication on its way. */
interface RunningPublication extends Outcome {
  /** The files of the content as they shall be published; null where one goes. */
  files: Map<string, FileContent | null>;
  /** The drafts as they were when they were published: what is typed meanwhile stays one. */
  drafts: DraftFiles;
  /** The subject of the commit, where it is not what changes. */
  subject?: string;
}

/** Finds what is published on top of a commit. */
type Gather = (running: RunningPublication, newest: string) => Promise<void>;

/**
 * Publishes drafts and hand edits: checked and built in a clone of its own, then committed and pushed. What fails changes
 * nothing, and the drafts stay.
 */
export class Publisher {
  readonly #project: string;
  readonly #contentRoot: string;
  readonly #folder: string;
  readonly #editor: ContentEditor;
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * @param project the project's folder
   * @param folder where the editor keeps its own
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

  /** The publications of content, newest first. */
  publications(maxCount = 500): Promise<Publication[]> {
    return publicationsIn(this.#project, maxCount);
  }

  /** What one publication changed. @throws Error where there is none, or nothing before it */
  publication(id: string): Promise<PublishedChange[]> {
    return changesOf(this.#project, id);
  }

  /**
   * Publishes some of the files that the summary names; one publication at a time. What others have changed meanwhile comes
   * in by field.
   * @param onStep hears what is done next
   * @param choices for what both changed; a file with anything else is held back
   */
  publish(
    wanted: string[],
    onStep: (step: PublishStep) => void,
    choices: Choices = {},
  ): Promise<PublishResult> {
    return this.#inTurn(onStep, (running, newest) => this.#gather(wanted, choices, running, newest));
  }

  /**
   * Takes one publication back, by field: a new publication, also where later ones touched the same files.
   * @param id of the publication (see history.ts)
   * @param choices for what was changed again since: `mine` is what it was before
   */
  takeBack(id: string, onStep: (step: PublishStep) => void, choices: Choices = {}): Promise<PublishResult> {
    return this.#inTurn(onStep, async (running, newest) => {
      const { files, conflicts } = running;
      for (const { file, before, after } of await filesOf(this.#checkout, id)) {
        const theirs = await contentAtCommit(this.#checkout, newest, file);
        const merged = mergedFile(file, { base: after, mine: before, theirs }, choices[file]);
        if (!isSameContent(merged.content, theirs)) files.set(file, merged.content);
        conflicts.push(...merged.conflicts);
      }
      // A part of it alone would be neither what was nor what is.
      if (conflicts.length > 0) files.clear();
      const subject = await gitOrThrow(this.#checkout, 'show', '--no-patch', '--format=%s', id);
      running.subject = `Take back: ${subject}`;
    });
  }

  /** At a start: what was pushed while this folder could not follow (a kill, a locked file) comes into it. */
  async catchUp(): Promise<void> {
    const repository = await findRepository(this.#project);
    if (repository.kind !== 'branch' || !existsSync(this.#checkout)) return;
    const kept = publishedRef(repository.branch);
    const { code, output } = await git(this.#checkout, 'rev-parse', '--quiet', '--verify', kept);
    if (code === 0) await this.#updateProjectFolder(kept, output);
  }

  #inTurn(reportStep: (step: PublishStep) => void, gather: Gather): Promise<PublishResult> {
    const turn = this.#queue.then(async (): Promise<PublishResult> => {
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
    this.#queue = turn;
    return turn;
  }

  get #checkout(): string {
    return path.join(this.#folder, 'checkout');
  }

  /** One commit on top of what is newest, pushed where there is a remote; then the owner's folder follows. */
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
    // What others have published comes into this folder first.
    await this.#updateProjectFolder(branch, commit);
    await this.#editor.reload();
    await gather(running, commit);
    // Where nothing was held back either, all of it is published already.
    if (files.size === 0 && held.length + conflicts.length > 0) throw new Error('nothing');
    for (const [file, content] of files) {
      if (content === null) await removeFile(path.join(checkout, 'content'), file);
      else await writeDurably(path.join(checkout, 'content', file), content);
    }
    await gitOrThrow(checkout, 'add', '--all', 'content');
    if ((await git(checkout, 'diff', '--cached', '--quiet')).code !== 0) {
      const message = await this.#messageFor(running);
      // Before the minute of building: what Git refuses is known at once. The next publication begins from what is newest.
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
   * A commit of the clone comes into the owner's folder, where nothing stands in the way. Drafts that say what is published
   * then are none any more.
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

  /** What was changed by hand in content/ and has no draft. */
  async #handEdits(): Promise<string[]> {
    const changed = await filesChangedByHand(this.#project);
    return changed.filter((file) => !this.#editor.store.drafts.has(file));
  }

  /** The drafts that stand for themselves in a publication: texts, and pictures that no draft takes along. */
  #mainFiles(): string[] {
    const drafts = [...this.#editor.store.drafts.keys()];
    const items = [...this.#editor.files().keys()];
    // A picture that was replaced goes with its item's text, also where that has no draft.
    const withPictures = items.filter((file) =>
      this.#editor.draftsWith(file).some((one) => drafts.includes(one)),
    );
    const texts = [...new Set([...drafts.filter((file) => kindOf(file) !== undefined), ...withPictures])];
    const taken = new Set(texts.flatMap((file) => this.#editor.draftsWith(file)));
    return [...texts, ...drafts.filter((file) => !taken.has(file))];
  }

  /** Those of them that are published together or not at all: the parts of renames, which have files in common. */
  #renamed(): string[] {
    const files = renamesIn(this.#editor).flat();
    return this.#mainFiles().filter((mainFile) =>
      this.#draftGroup(mainFile).some((file) => files.includes(file)),
    );
  }

  /** The drafts that are published, or held back, with one that stands for itself. */
  #draftGroup(mainFile: string): string[] {
    return this.#editor.draftsWith(mainFile).filter((file) => this.#editor.store.drafts.has(file));
  }

  /**
   * Brings drafts and hand edits together with the newest commit. One with something to choose is held back with all that
   * belongs to it.
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
    // What would be half a rename waits with the rest of it.
    if (!renamed.some((file) => held.includes(file))) return;
    held.push(...renamed.filter((file) => !held.includes(file)));
    for (const file of renamed.flatMap((mainFile) => this.#draftGroup(mainFile))) files.delete(file);
  }

  /**
   * A draft, or what was changed by hand, together with what stands in content/ now and with the newest commit.
   * @param common the newest commit that the owner's folder has, too
   */
  async #merged(
    file: string,
    choices: Choices[string] | undefined,
    common: string,
    newest: string,
  ): Promise<MergedFile> {
    const { store } = this.#editor;
    const here = store.drafts.has(file)
      ? await mergedDraft(store, this.#project, file, choices)
      : { content: await readByHand(this.#project, file), conflicts: [] };
    const base = await contentAtCommit(this.#project, common, file);
    const theirs = await contentAtCommit(this.#project, newest, file);
    const whole = mergedFile(file, { base, mine: here.content, theirs }, choices);
    return { ...whole, conflicts: [...here.conflicts, ...whole.conflicts] };
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

  /** The commit's message: what changes, field by field. */
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

/** The last commit of a branch that was pushed, or made where there is no remote. */
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
