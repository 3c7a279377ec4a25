import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DraftFile } from '../../app/content/content-files.server.ts';
import { kindOf } from '../../app/content/content-kinds.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { withoutSampleMarks } from '../../app/content/sample-marks.ts';
import { letGoOfOldLock, openCheckout } from './checkout.ts';
import { addressOf, type ContentEditor } from './content-editor.ts';
import { type Difference, differences } from './differences.ts';
import { type FileContent, removeFile, writeDurably } from './durable-files.ts';
import { fileIn, git, gitOrThrow, ownCommit, withoutPassword } from './git.ts';
import {
  committedText,
  filesChangedByHand,
  followCommit,
  isCommittedAlike,
  readByHand,
} from './hand-edits.ts';
import {
  historyOf,
  type Publication,
  type PublishedChanges,
  publicationsIn,
  shownPublication,
} from './history.ts';
import { renamesIn } from './items/renames.ts';
import { mergedDraft, mergedWithCommit, textIn } from './merge-drafts.ts';
import { findRepository, hostPageOf, type Repository } from './repository.ts';
import { runNode } from './run-node.ts';
import { takenBack } from './take-back.ts';
import type { Choices, ToldConflict } from './told-conflict.ts';

/** What a publication would change in one file. */
export interface ChangedFile {
  file: string;
  address: string;
  /** A draft of the editor, or a file in content/ that was changed by hand and is in no commit. */
  origin: 'draft' | 'hand';
  change: 'new' | 'changed' | 'removed';
  mistakes: number;
  /** None of a file that is not YAML: it is new, another one, or gone. */
  differences: Difference[];
  /** Of a draft: the pictures beside it that are new, replaced or removed. They are published with it, or held back. */
  pictures: { file: string; change: 'new' | 'changed' | 'removed' }[];
  /** Someone else changed the file meanwhile: the differences are those to what is published now. */
  isMerged: boolean;
  /** The fields of it that both changed. */
  conflicts: ToldConflict[];
  /** Files that are published with it or not at all: it is part of a rename. */
  together: string[];
  /** A picture of it is another one than the draft began from: all of one side is taken. */
  stale?: { published: string; draft: string };
}

export interface PublishSummary {
  files: ChangedFile[];
  /** `commit` without an address to push to. */
  way: 'commit' | 'push' | 'detached' | 'refused';
  /** Why Git refuses, as findRepository says it. */
  refusal?: string;
  /** Where it is pushed to, without a password. */
  remote: string | undefined;
  /** Where the host of the remote shows it; '' where that is no page. */
  hostPage: string;
}

export type PublishStep = 'fetch' | 'check' | 'build' | 'commit' | 'push' | 'folder';

/** How a publication ended. */
export type PublishResult =
  | {
      done: true;
      files: string[];
      way: PublishSummary['way'];
      folder: string;
      commit: string;
      held: string[];
      conflicts: ToldConflict[];
      /** How old (minutes) a lock of Git was that was left behind, and is taken away. */
      oldLock?: number;
    }
  | {
      done: false;
      step: PublishStep;
      /** `detached`, `nothing` (all was held back), `partOfRename` (chosen without the rest), or what went wrong, as Git or the build says it. */
      reason: string;
      held: string[];
      conflicts: ToldConflict[];
    };

/** A file of the content as it shall be published; null where it goes. */
type NewFiles = Map<string, FileContent | null>;

/** One publication on its way. */
interface Running {
  files: NewFiles;
  byHand: Set<string>;
  /** Files that someone else changed meanwhile. */
  held: string[];
  /** Why they are held back: fields that both changed, and that no choice was made for. */
  conflicts: ToldConflict[];
  choices: Choices;
  /** The subject of the commit, where it is not what changes. */
  subject?: string;
  onStep: (step: PublishStep) => void;
}

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
    const drafts = await Promise.all(this.#leads().map((file) => this.#draftChange(file)));
    const hands = (await filesChangedByHand(this.#project)).filter(
      (file) => !this.#editor.store.drafts.has(file),
    );
    return {
      files: [...drafts, ...(await Promise.all(hands.map((file) => this.#handChange(file))))],
      way: repository.kind !== 'branch' ? repository.kind : remote ? 'push' : 'commit',
      ...(repository.kind === 'refused' ? { refusal: repository.reason } : {}),
      remote: remote && withoutPassword(remote),
      hostPage: hostPageOf(remote),
    };
  }

  /** The publications of content, newest first. */
  async publications(most = 500): Promise<Publication[]> {
    const { kind } = await findRepository(this.#project);
    if (kind === 'refused') return [];
    return publicationsIn(this.#project, most);
  }

  /** What one publication changed; undefined where there is none, or nothing before it. */
  async publication(id: string): Promise<PublishedChanges | undefined> {
    const found = (await this.publications()).find((one) => one.id === id);
    if (!found) return undefined;
    return historyOf(this.#project, id)
      .then((files) => shownPublication(found, files))
      .catch(() => undefined);
  }

  /**
   * Publishes some of the files that the summary names; one publication at a time. What others have changed meanwhile comes
   * in by field.
   * @param onStep hears what is done next
   * @param choices for fields that both changed; a file with others is held back
   */
  publish(
    wanted: string[],
    onStep: (step: PublishStep) => void,
    choices: Choices = {},
  ): Promise<PublishResult> {
    return this.#inTurn(onStep, choices, async (running) => {
      const { drafts } = this.#editor.store;
      const isPart = (group: string[]) => group.some((file) => !wanted.includes(file));
      if (this.#groups().some((group) => group.some((file) => wanted.includes(file)) && isPart(group)))
        throw new Error('partOfRename');
      const hands = (await filesChangedByHand(this.#project)).filter((file) => !drafts.has(file));
      for (const file of hands.filter((one) => wanted.includes(one))) {
        running.byHand.add(file);
        running.files.set(file, await readByHand(this.#contentRoot, file));
      }
      for (const lead of this.#leads().filter((file) => wanted.includes(file)))
        for (const file of this.#parcel(lead)) running.files.set(file, drafts.get(file) ?? null);
      return async (newest) => {
        await this.#mergeHandEdits(running, newest);
        await this.#mergeDrafts(running, newest);
      };
    });
  }

  /**
   * Takes one publication back, by field: a new publication, also where later ones touched the same files.
   * @param id of the publication (see history.ts)
   * @param choices for fields that were changed again since: `mine` is what it was before
   */
  takeBack(id: string, onStep: (step: PublishStep) => void, choices: Choices = {}): Promise<PublishResult> {
    return this.#inTurn(onStep, choices, async (running) => async (newest) => {
      const former = await historyOf(this.#checkout, id);
      const now = (file: string) => fileIn(this.#checkout, newest, `content/${file}`);
      const { files, held, conflicts } = await takenBack(former, now, choices);
      running.held.push(...held);
      running.conflicts.push(...conflicts);
      running.subject = `Take back: ${former.subject}`;
      // A part of it alone would be neither what was nor what is.
      if (conflicts.length === 0) for (const [file, content] of files) running.files.set(file, content);
    });
  }

  /** At a start: what was pushed while this folder could not follow (a kill, a locked file) comes into it. */
  async catchUp(): Promise<void> {
    const repository = await findRepository(this.#project);
    if (repository.kind !== 'branch' || !existsSync(this.#checkout)) return;
    const kept = publishedRef(repository.branch);
    const { code, output } = await git(this.#checkout, 'rev-parse', '--quiet', '--verify', kept);
    if (code !== 0) return;
    await gitOrThrow(this.#project, 'fetch', '--quiet', this.#checkout, kept);
    await this.#follow(output);
    await this.#forgetPublished([...this.#editor.store.drafts.keys()]);
  }

  #inTurn(
    tell: (step: PublishStep) => void,
    choices: Choices,
    begin: (running: Running) => Promise<(newest: string) => Promise<void>>,
  ): Promise<PublishResult> {
    const turn = this.#queue.then(async (): Promise<PublishResult> => {
      let step: PublishStep = 'fetch';
      const onStep = (next: PublishStep) => {
        step = next;
        tell(next);
      };
      const running: Running = {
        files: new Map(),
        byHand: new Set(),
        held: [],
        conflicts: [],
        choices,
        onStep,
      };
      try {
        const repository = await findRepository(this.#project);
        if (repository.kind === 'detached') throw new Error('detached');
        if (repository.kind === 'refused') throw new Error(repository.reason);
        const gather = await begin(running);
        return await this.#intoRepository(repository, running, gather);
      } catch (error) {
        const { held, conflicts } = running;
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
    repository: Extract<Repository, { kind: 'branch' }>,
    running: Running,
    gather: (newest: string) => Promise<void>,
  ): Promise<PublishResult> {
    const { branch, remote } = repository;
    const { files, byHand, held, conflicts, onStep } = running;
    const checkout = this.#checkout;
    onStep('fetch');
    const oldLock = await letGoOfOldLock(this.#project);
    await openCheckout(this.#project, checkout, repository);
    const newest = await gitOrThrow(checkout, 'rev-parse', 'HEAD');
    // What others have published comes into this folder first, where nothing stands in its way.
    await gitOrThrow(this.#project, 'fetch', '--quiet', checkout, branch);
    await this.#follow(newest);
    await this.#editor.reload();
    const already = await this.#forgetPublished([...files.keys()]);
    for (const file of already) files.delete(file);
    await gather(newest);
    for (const [file, content] of files) {
      if (content === null) await removeFile(path.join(checkout, 'content'), file);
      else await writeDurably(path.join(checkout, 'content', file), content);
    }
    if (files.size + already.length === 0) throw new Error('nothing');
    await gitOrThrow(checkout, 'add', '--all', 'content');
    let commit = newest;
    // Nothing is new where an earlier publication was pushed and this folder could not follow.
    if ((await git(checkout, 'diff', '--cached', '--quiet')).code !== 0) {
      const message = await this.#messageFor(files, checkout, running.subject);
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
    const touched = new Set([...files.keys()]);
    const hands = (await filesChangedByHand(this.#project)).filter((file) => touched.has(file));
    await followCommit(this.#project, commit, [...new Set([...byHand, ...hands])]);
    await this.#finish([...files.keys()]);
    return {
      done: true,
      files: [...already, ...files.keys()],
      way: remote ? 'push' : 'commit',
      folder: path.join(checkout, 'build', 'client'),
      commit,
      held,
      conflicts,
      ...(oldLock === undefined ? {} : { oldLock }),
    };
  }

  /** Moves the owner's folder on to a commit that it has fetched, where nothing stands in the way. */
  async #follow(commit: string): Promise<void> {
    const alike: string[] = [];
    for (const file of await filesChangedByHand(this.#project)) {
      const [now, then] = [
        await readByHand(this.#contentRoot, file),
        await fileIn(this.#project, commit, `content/${file}`),
      ];
      if (then === undefined ? now === null : now?.equals(then)) alike.push(file);
    }
    await followCommit(this.#project, commit, alike).catch(() => {});
  }

  /** Drafts that say what is published already are none any more. */
  async #forgetPublished(files: string[]): Promise<string[]> {
    const { store } = this.#editor;
    const already: string[] = [];
    for (const file of files) {
      const draft = store.drafts.get(file);
      if (draft === undefined || !(await store.isStale(file))) continue;
      const place = path.join(this.#contentRoot, file);
      const isThere = existsSync(place);
      if (draft === null || !isThere) {
        if (draft === null && !isThere) already.push(file);
      } else if (typeof draft === 'object') {
        if ((await store.hashOf(draft.place)) === (await store.hashOf(place))) already.push(file);
      } else {
        const { text, conflicts } = await mergedDraft(store, this.#contentRoot, file);
        if (conflicts.length === 0 && text === textIn(this.#contentRoot, file)) already.push(file);
      }
    }
    if (already.length > 0) await this.#finish(already);
    return already;
  }

  async #finish(files: string[]): Promise<void> {
    await this.#editor.store.markPublished(files.filter((file) => this.#editor.store.drafts.has(file)));
    await this.#editor.reload();
  }

  /** The drafts that stand for themselves in a publication: texts, and pictures that no draft takes along. */
  #leads(): string[] {
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

  /** Those of them that make sense together alone: the parts of a rename, or of several that share a file. */
  #groups(): string[][] {
    const leads = this.#leads();
    const groups: string[][] = [];
    for (const files of renamesIn(this.#editor)) {
      let group = leads.filter((lead) => this.#parcel(lead).some((file) => files.includes(file)));
      for (const other of [...groups].filter((one) => one.some((file) => group.includes(file)))) {
        groups.splice(groups.indexOf(other), 1);
        group = [...new Set([...other, ...group])];
      }
      groups.push(group);
    }
    return groups;
  }

  /** The drafts that are published, or held back, with one that stands for itself. */
  #parcel(lead: string): string[] {
    return this.#editor.draftsWith(lead).filter((file) => this.#editor.store.drafts.has(file));
  }

  /** Brings hand edits together with the newest commit; those that both changed alike are held back. */
  async #mergeHandEdits({ files, byHand, held, conflicts, choices }: Running, newest: string): Promise<void> {
    for (const file of byHand) {
      if (await isCommittedAlike(this.#project, this.#checkout, file)) continue;
      const mine = files.get(file);
      const merged = file.endsWith('.yaml')
        ? await mergedWithCommit(this.#project, file, mine?.toString(), newest, choices[file])
        : undefined;
      if (merged?.conflicts.length === 0) files.set(file, merged.text ?? null);
      else {
        conflicts.push(...(merged?.conflicts ?? []));
        held.push(file);
        files.delete(file);
        byHand.delete(file);
      }
    }
  }

  /**
   * Brings drafts together with what stands in content/ now and with the newest commit. A draft with fields to choose, or
   * with a picture that someone else replaced, is held back with all that belongs to it.
   */
  async #mergeDrafts(running: Running, newest: string): Promise<void> {
    const { files, held, conflicts } = running;
    for (const lead of this.#leads().filter((file) => this.#parcel(file).some((one) => files.has(one)))) {
      const parcel = this.#parcel(lead);
      const merged = await Promise.all(parcel.map((file) => this.#mergedFile(file, running, newest)));
      const open = merged.flatMap((one) => one?.conflicts ?? []);
      const isHeld = merged.includes(undefined) || open.length > 0;
      for (const [index, file] of parcel.entries()) {
        if (isHeld) files.delete(file);
        else if (merged[index]) files.set(file, merged[index].content);
      }
      if (!isHeld) continue;
      held.push(lead);
      conflicts.push(...open);
    }
    // What would be half a rename waits with the rest of it.
    for (const group of this.#groups().filter((one) => one.some((file) => held.includes(file)))) {
      held.push(...group.filter((file) => !held.includes(file)));
      for (const file of group.flatMap((lead) => this.#parcel(lead))) files.delete(file);
    }
  }

  /** A draft's file as it shall be published; undefined where it is a picture that someone else replaced. */
  async #mergedFile(
    file: string,
    { choices }: Running,
    newest: string,
  ): Promise<{ content: FileContent | null; conflicts: ToldConflict[] } | undefined> {
    const { store } = this.#editor;
    const draft = store.drafts.get(file) ?? null;
    const base = await store.base(file);
    const [isStale, isNewest] = [
      await store.isStale(file),
      !base || (await store.isBase(base, path.join(this.#checkout, 'content', file))),
    ];
    if (!isStale && isNewest) return { content: draft, conflicts: [] };
    if (!file.endsWith('.yaml')) return undefined;
    const local = await mergedDraft(store, this.#contentRoot, file, choices[file]);
    const whole = await mergedWithCommit(this.#project, file, local.text, newest, choices[file]);
    return { content: whole.text ?? null, conflicts: [...local.conflicts, ...whole.conflicts] };
  }

  async #draftChange(file: string): Promise<ChangedFile> {
    const { store } = this.#editor;
    const base = await store.base(file);
    const draft = store.drafts.get(file);
    const parcel = this.#parcel(file);
    const stale = await Promise.all(parcel.map((one) => store.isStale(one)));
    const isStale = parcel.some((one, index) => stale[index] && !one.endsWith('.yaml'));
    const isMerged = kindOf(file) !== undefined && stale[parcel.indexOf(file)] === true;
    const merged = isMerged ? await mergedDraft(store, this.#contentRoot, file) : undefined;
    const published = textIn(this.#contentRoot, file);
    const now = typeof draft === 'string' ? draft : undefined;
    const pictures = parcel.filter((one) => one !== file && kindOf(one) === undefined);
    const group = this.#groups().find((one) => one.includes(file)) ?? [];
    return {
      ...(merged
        ? this.#changed(file, 'draft', published, merged.text)
        : this.#changed(file, 'draft', base?.text ?? undefined, now)),
      change: this.#changeOf(file, draft),
      pictures: pictures.map((one) => ({ file: one, change: this.#changeOf(one, store.drafts.get(one)) })),
      isMerged,
      conflicts: merged?.conflicts ?? [],
      together: group.filter((one) => one !== file),
      ...(isStale ? { stale: { published: published ?? '', draft: now ?? '' } } : {}),
    };
  }

  #changeOf(file: string, draft: DraftFile | undefined): ChangedFile['change'] {
    if (draft === null) return 'removed';
    return existsSync(path.join(this.#contentRoot, file)) ? 'changed' : 'new';
  }

  async #handChange(file: string): Promise<ChangedFile> {
    const now = await readByHand(this.#contentRoot, file);
    const before = await committedText(this.#project, file);
    return {
      ...this.#changed(file, 'hand', before, now?.toString()),
      change: now === null ? 'removed' : before === undefined ? 'new' : 'changed',
    };
  }

  #changed(file: string, origin: ChangedFile['origin'], before?: string, after?: string): ChangedFile {
    return {
      file,
      address: addressOf(file),
      origin,
      mistakes: this.#editor.mistakes.filter((mistake) => mistake.file === `content/${file}`).length,
      change: 'changed',
      isMerged: false,
      conflicts: [],
      together: [],
      differences: file.endsWith('.yaml') ? differences(said(before), said(after)) : [],
      pictures: [],
    };
  }

  /** The commit's message: what changes, field by field. */
  async #messageFor(files: NewFiles, checkout: string, given?: string): Promise<string> {
    const lines = await Promise.all(
      [...files].map(async ([file, content]) => {
        if (!file.endsWith('.yaml')) return [file];
        const after = content === null ? undefined : said(content.toString());
        return differences(said(await committedText(checkout, file)), after).map(
          (one) => `${file} ${one.field}: ${shorten(one.before ?? '')} → ${shorten(one.after ?? '')}`,
        );
      }),
    );
    const all = lines.flat();
    const subject = given ?? (all.length === 1 ? all[0] : `Content: ${[...files.keys()].join(', ')}`);
    return `${shorten(subject ?? '', 100)}\n\n${all.join('\n')}\n`;
  }
}

/** The last commit of a branch that was pushed, or made where there is no remote. */
function publishedRef(branch: string): string {
  return `refs/editor/published/${branch}`;
}

async function buildIn(folder: string, onStep: (step: PublishStep) => void): Promise<void> {
  const { CONTENT_ROOT, WORK_FOLDER, NODE_ENV, ...env } = process.env;
  onStep('check');
  await runNode(folder, ['scripts/check-content.ts'], env);
  onStep('build');
  await runNode(folder, ['scripts/build.ts'], env);
}

function said(text: string | undefined): unknown {
  return text === undefined ? undefined : withoutSampleMarks(readYaml(Buffer.from(text)).value);
}

function shorten(text: string, most = 60): string {
  const letters = [...text.replaceAll('\n', ' ')];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}
