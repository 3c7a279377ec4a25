import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DraftFile } from '../../app/content/content-files.server.ts';
import { kindOf } from '../../app/content/content-kinds.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { openCheckout } from './checkout.ts';
import { addressOf, type ContentEditor } from './content-editor.ts';
import { type Difference, differences } from './differences.ts';
import { type FileContent, FileGroup, removeFile, writeDurably } from './durable-files.ts';
import { git, gitOrThrow, withoutPassword } from './git.ts';
import {
  committedText,
  filesChangedByHand,
  followCommit,
  isCommittedAlike,
  readByHand,
} from './hand-edits.ts';
import { findRepository, type Repository } from './repository.ts';
import { runNode } from './run-node.ts';

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
  /** Someone else changed it meanwhile: what the published file says now, and what the draft began from. */
  stale?: { published: string; draft: string };
}

export interface PublishSummary {
  files: ChangedFile[];
  /** `folder` without Git, `commit` without an address to push to. */
  way: 'folder' | 'commit' | 'push' | 'detached';
  /** Where it is pushed to, without a password. */
  remote: string | undefined;
}

/** A commit that changed the content. */
export interface Publication {
  /** ISO 8601 */
  at: string;
  subject: string;
}

export type PublishStep = 'fetch' | 'check' | 'build' | 'commit' | 'push' | 'folder';

/** How a publication ended. */
export type PublishResult =
  | {
      done: true;
      files: string[];
      way: PublishSummary['way'];
      folder: string;
      commit: string | undefined;
      held: string[];
    }
  | {
      done: false;
      step: PublishStep;
      /** `detached`, `nothing` (all was held back), or what went wrong, as Git or the build says it. */
      reason: string;
      held: string[];
    };

/** A file of the content as it shall be published; null where it goes. */
type NewFiles = Map<string, FileContent | null>;

/** One publication on its way. */
interface Running {
  files: NewFiles;
  byHand: Set<string>;
  /** Files that someone else changed meanwhile. */
  held: string[];
  onStep: (step: PublishStep) => void;
}

const author = ['-c', 'user.name=Sindian editor', '-c', 'user.email=editor@sindian.invalid'];

/**
 * Publishes drafts and hand edits: checked and built in a clone of its own, then committed and pushed, or written into the
 * folder where there is no Git. What fails changes nothing, and the drafts stay.
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
      way: { none: 'folder', detached: 'detached', branch: remote ? 'push' : 'commit' }[
        repository.kind
      ] as PublishSummary['way'],
      remote: remote && withoutPassword(remote),
    };
  }

  /** The last publications of content, newest first; none without Git. */
  async publications(): Promise<Publication[]> {
    const { kind } = await findRepository(this.#project);
    if (kind === 'none') return [];
    const { output } = await git(this.#project, 'log', '-8', '--format=%aI%x09%s', '--', 'content');
    return output.split('\n').flatMap((line) => {
      const [at = '', subject = ''] = line.split('\t');
      return at ? [{ at, subject }] : [];
    });
  }

  /**
   * Publishes some of the files that the summary names; one publication at a time.
   * @param onStep hears what is done next
   */
  publish(wanted: string[], onStep: (step: PublishStep) => void): Promise<PublishResult> {
    const turn = this.#queue.then(() => this.#publish(wanted, onStep));
    this.#queue = turn;
    return turn;
  }

  async #publish(wanted: string[], tell: (step: PublishStep) => void): Promise<PublishResult> {
    let step: PublishStep = 'fetch';
    const held: string[] = [];
    const onStep = (next: PublishStep) => {
      step = next;
      tell(next);
    };
    try {
      const repository = await findRepository(this.#project);
      if (repository.kind === 'detached') throw new Error('detached');
      const { drafts } = this.#editor.store;
      const hands = (await filesChangedByHand(this.#project)).filter((file) => !drafts.has(file));
      const byHand = new Set(hands.filter((file) => wanted.includes(file)));
      const files: NewFiles = new Map();
      for (const lead of this.#leads().filter((file) => wanted.includes(file)))
        for (const file of this.#parcel(lead)) files.set(file, drafts.get(file) ?? null);
      for (const file of byHand) files.set(file, await readByHand(this.#contentRoot, file));
      const running: Running = { files, byHand, held, onStep };
      return repository.kind === 'none'
        ? await this.#intoFolder(running)
        : await this.#intoRepository(repository, running);
    } catch (error) {
      return { done: false, step, reason: (error as Error).message, held };
    }
  }

  /** One commit on top of what is newest, pushed where there is a remote; then the owner's folder follows. */
  async #intoRepository(
    repository: Extract<Repository, { kind: 'branch' }>,
    { files, byHand, held, onStep }: Running,
  ): Promise<PublishResult> {
    const { branch, remote } = repository;
    const checkout = path.join(this.#folder, 'checkout');
    onStep('fetch');
    await openCheckout(this.#project, checkout, repository);
    // What others have published comes into this folder first, where nothing stands in its way: it is compared there.
    await gitOrThrow(this.#project, 'fetch', '--quiet', checkout, branch);
    await git(this.#project, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD');
    await this.#editor.reload();
    for (const file of byHand) {
      if (await isCommittedAlike(this.#project, checkout, file)) continue;
      held.push(file);
      files.delete(file);
      byHand.delete(file);
    }
    await this.#holdBack(files, held, path.join(checkout, 'content'));
    for (const [file, content] of files) {
      if (content === null) await removeFile(path.join(checkout, 'content'), file);
      else await writeDurably(path.join(checkout, 'content', file), content);
    }
    if (files.size === 0) throw new Error('nothing');
    const message = await this.#messageFor(files, checkout);
    await buildIn(checkout, onStep);

    onStep('commit');
    await gitOrThrow(checkout, 'add', '--all', 'content');
    await gitOrThrow(checkout, ...author, 'commit', '--quiet', '--message', message);
    const commit = await gitOrThrow(checkout, 'rev-parse', 'HEAD');
    if (remote) {
      onStep('push');
      await gitOrThrow(checkout, 'push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
    }
    onStep('folder');
    await gitOrThrow(this.#project, 'fetch', '--quiet', checkout, branch);
    await followCommit(this.#project, [...byHand]);
    await this.#finish([...files.keys()]);
    return {
      done: true,
      files: [...files.keys()],
      way: remote ? 'push' : 'commit',
      folder: path.join(checkout, 'build', 'client'),
      commit,
      held,
    };
  }

  /** Without Git: what stood in content/ before is kept beside it, and comes back where the build fails. */
  async #intoFolder({ files, held, onStep }: Running): Promise<PublishResult> {
    await this.#holdBack(files, held, this.#contentRoot);
    if (files.size === 0) throw new Error('nothing');
    const former = path.join(this.#folder, 'history', new Date().toISOString().replaceAll(':', '-'));
    const before: { file: string; content: FileContent | null }[] = [];
    for (const file of files.keys()) {
      const [place, kept] = [path.join(this.#contentRoot, file), path.join(former, file)];
      if (existsSync(place)) await writeDurably(kept, { place });
      before.push({ file, content: existsSync(place) ? { place: kept } : null });
    }
    const group = new FileGroup(this.#contentRoot, path.join(this.#folder, 'publishing'));
    await group.write([...files].map(([file, content]) => ({ file, content })));
    try {
      await buildIn(this.#project, onStep);
    } catch (error) {
      await group.write(before);
      throw error;
    }
    await this.#finish([...files.keys()]);
    const folder = path.join(this.#project, 'build', 'client');
    return { done: true, files: [...files.keys()], way: 'folder', folder, commit: undefined, held };
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

  /** The drafts that are published, or held back, with one that stands for itself. */
  #parcel(lead: string): string[] {
    return this.#editor.draftsWith(lead).filter((file) => this.#editor.store.drafts.has(file));
  }

  /** Takes out of a publication what someone else has changed since it was begun, with all that belongs to it. */
  async #holdBack(files: NewFiles, held: string[], newest: string): Promise<void> {
    for (const lead of this.#leads().filter((file) => this.#parcel(file).some((one) => files.has(one)))) {
      const parcel = this.#parcel(lead);
      const changed = await Promise.all(parcel.map((file) => this.#isChangedElsewhere(file, newest)));
      if (!changed.includes(true)) continue;
      held.push(lead);
      for (const file of parcel) files.delete(file);
    }
  }

  /** Whether a draft's file is another one than it began from, here or in the newest commit. */
  async #isChangedElsewhere(file: string, newest: string): Promise<boolean> {
    const { store } = this.#editor;
    const base = await store.base(file);
    if (!base) return false;
    return !(await store.isBase(base, path.join(newest, file))) || (await store.isStale(file));
  }

  async #draftChange(file: string): Promise<ChangedFile> {
    const { store } = this.#editor;
    const base = await store.base(file);
    const draft = store.drafts.get(file);
    const isStale = (await Promise.all(this.#parcel(file).map((one) => store.isStale(one)))).includes(true);
    const place = path.join(this.#contentRoot, file);
    const published = kindOf(file) && existsSync(place) ? store.published(file) : '';
    const now = typeof draft === 'string' ? draft : '';
    const pictures = this.#parcel(file).filter((one) => one !== file && kindOf(one) === undefined);
    return {
      ...this.#changed(file, 'draft', base?.text ?? undefined, typeof draft === 'string' ? draft : undefined),
      change: this.#changeOf(file, draft),
      pictures: pictures.map((one) => ({ file: one, change: this.#changeOf(one, store.drafts.get(one)) })),
      ...(isStale ? { stale: { published, draft: now } } : {}),
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
      differences: file.endsWith('.yaml') ? differences(said(before), said(after)) : [],
      pictures: [],
    };
  }

  /** The commit's message: what changes, field by field. */
  async #messageFor(files: NewFiles, checkout: string): Promise<string> {
    const lines = await Promise.all(
      [...files].map(async ([file, content]) => {
        if (!file.endsWith('.yaml')) return [file];
        const after = content === null ? undefined : said(content.toString());
        return differences(said(await committedText(checkout, file)), after).map(
          ({ field, before = '', after = '' }) => `${file} ${field}: ${shorten(before)} → ${shorten(after)}`,
        );
      }),
    );
    const all = lines.flat();
    const subject = all.length === 1 ? all[0] : `Content: ${[...files.keys()].join(', ')}`;
    return `${shorten(subject ?? '', 100)}\n\n${all.join('\n')}\n`;
  }
}

async function buildIn(folder: string, onStep: (step: PublishStep) => void): Promise<void> {
  const { CONTENT_ROOT, WORK_FOLDER, NODE_ENV, ...env } = process.env;
  onStep('check');
  await runNode(folder, ['scripts/check-content.ts'], env);
  onStep('build');
  await runNode(folder, ['scripts/build.ts'], env);
}

function said(text: string | undefined): unknown {
  return text === undefined ? undefined : readYaml(Buffer.from(text)).value;
}

function shorten(text: string, most = 60): string {
  const letters = [...text.replaceAll('\n', ' ')];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}
