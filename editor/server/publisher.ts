import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { readYaml } from '../../app/content/read-yaml.ts';
import { addressOf, type ContentEditor } from './content-editor.ts';
import { type Difference, differences } from './differences.ts';
import { FileGroup, writeDurably } from './durable-files.ts';
import { git, gitOrThrow, withoutPassword } from './git.ts';
import { findRepository, type Repository } from './repository.ts';

/** What a publication would change in one file. */
export interface ChangedFile {
  file: string;
  address: string;
  mistakes: number;
  differences: Difference[];
  /** Someone else changed it meanwhile: what the published file says now, and what the draft began from. */
  stale?: { published: string; draft: string };
}

export interface PublishSummary {
  files: ChangedFile[];
  /** Files in content/ that were changed by hand and are in no commit: they stay as they are. */
  byHand: string[];
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
  | { done: false; step: PublishStep; reason: string; held: string[] };

/** What a build leaves behind, so that the next one in another folder is a quick one. */
const warmth = ['.cache', 'app/generated', 'public/pictures', 'public/previews', 'public/paper'];
const author = ['-c', 'user.name=Sindian editor', '-c', 'user.email=editor@sindian.invalid'];

/** Thrown where a step of a publication fails. */
class StepFailure extends Error {
  readonly step: PublishStep;

  constructor(step: PublishStep, reason: string) {
    super(reason);
    this.step = step;
  }
}

/**
 * Publishes drafts: checked and built in a clone of its own, then committed and pushed, or written into the folder where
 * there is no Git. What fails changes nothing, and the drafts stay.
 */
export class Publisher {
  readonly #project: string;
  readonly #contentRoot: string;
  readonly #folder: string;
  readonly #editor: ContentEditor;

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
    const files: ChangedFile[] = [];
    for (const [file, draft] of this.#editor.store.drafts) {
      const base = (await this.#editor.store.base(file))?.text ?? '';
      const published = this.#editor.store.published(file);
      files.push({
        file,
        address: addressOf(file),
        mistakes: this.#editor.mistakes.filter((mistake) => mistake.file === `content/${file}`).length,
        differences: differences(said(base), said(draft)),
        ...(base === published ? {} : { stale: { published, draft } }),
      });
    }
    return {
      files,
      byHand: await this.#changedByHand(repository),
      way:
        repository.kind === 'branch'
          ? repository.remote
            ? 'push'
            : 'commit'
          : repository.kind === 'none'
            ? 'folder'
            : 'detached',
      remote:
        repository.kind === 'branch' && repository.remote ? withoutPassword(repository.remote) : undefined,
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
   * Publishes the drafts of some files.
   * @param onStep hears what is done next
   */
  async publish(wanted: string[], onStep: (step: PublishStep) => void): Promise<PublishResult> {
    const held: string[] = [];
    try {
      const repository = await findRepository(this.#project);
      if (repository.kind === 'detached') throw new StepFailure('fetch', 'detached');
      const texts = new Map(
        wanted.flatMap((file) => {
          const text = this.#editor.store.drafts.get(file);
          return text === undefined ? [] : [[file, text] as const];
        }),
      );
      return repository.kind === 'none'
        ? await this.#intoFolder(texts, onStep)
        : await this.#intoRepository(repository, texts, held, onStep);
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      return { done: false, step: error.step, reason: error.message, held };
    }
  }

  /** Lets what is published stand beside what was typed: she has chosen the draft, or the published text. */
  async #intoRepository(
    { branch, remote }: Extract<Repository, { kind: 'branch' }>,
    texts: Map<string, string>,
    held: string[],
    onStep: (step: PublishStep) => void,
  ): Promise<PublishResult> {
    onStep('fetch');
    const checkout = await this.#freshCheckout(branch, remote);
    // What others have published comes into this folder first, where nothing stands in its way: it is compared there.
    await gitOrThrow(this.#project, 'fetch', '--quiet', checkout, branch);
    await git(this.#project, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD');
    await this.#editor.reload();
    for (const [file, text] of texts) {
      const base = (await this.#editor.store.base(file))?.text;
      const place = path.join(checkout, 'content', file);
      const now = existsSync(place) ? await readFile(place, 'utf8') : undefined;
      if (now !== base || this.#editor.store.published(file) !== base) {
        held.push(file);
        texts.delete(file);
      } else await writeDurably(place, text);
    }
    if (texts.size === 0) throw new StepFailure('fetch', 'nothing');
    await this.#buildIn(checkout, onStep);

    onStep('commit');
    await gitOrThrow(checkout, 'add', 'content');
    await gitOrThrow(checkout, ...author, 'commit', '--quiet', '--message', this.#messageFor(texts));
    const commit = await gitOrThrow(checkout, 'rev-parse', 'HEAD');
    if (remote) {
      onStep('push');
      const pushed = await git(checkout, 'push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
      if (pushed.code !== 0) throw new StepFailure('push', pushed.message);
    }
    onStep('folder');
    await gitOrThrow(this.#project, 'fetch', '--quiet', checkout, branch);
    const forwarded = await git(this.#project, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD');
    if (forwarded.code !== 0) throw new StepFailure('folder', forwarded.message);
    await this.#finish([...texts.keys()]);
    return {
      done: true,
      files: [...texts.keys()],
      way: remote ? 'push' : 'commit',
      folder: path.join(checkout, 'build', 'client'),
      commit,
      held,
    };
  }

  async #intoFolder(texts: Map<string, string>, onStep: (step: PublishStep) => void): Promise<PublishResult> {
    const held: string[] = [];
    for (const file of texts.keys()) if (await this.#editor.store.isStale(file)) held.push(file);
    const files = [...texts.keys()].filter((file) => !held.includes(file));
    if (files.length === 0) throw new StepFailure('fetch', 'nothing');
    const former = path.join(this.#folder, 'history', new Date().toISOString().replaceAll(':', '-'));
    for (const file of files) await writeDurably(path.join(former, file), this.#editor.store.published(file));
    const group = new FileGroup(this.#contentRoot, path.join(this.#folder, 'publishing'));
    await group.write(files.map((file) => ({ file, text: texts.get(file) ?? null })));
    try {
      await this.#buildIn(this.#project, onStep);
    } catch (error) {
      const before = await Promise.all(
        files.map(async (file) => ({ file, text: await readFile(path.join(former, file), 'utf8') })),
      );
      await group.write(before);
      throw error;
    }
    await this.#finish(files);
    const folder = path.join(this.#project, 'build', 'client');
    return { done: true, files, way: 'folder', folder, commit: undefined, held };
  }

  async #finish(files: string[]): Promise<void> {
    await this.#editor.store.markPublished(files);
    await this.#editor.reload();
  }

  /** The clone at the newest commit of the remote, or of the owner's folder where there is none. */
  async #freshCheckout(branch: string, remote: string | undefined): Promise<string> {
    const checkout = path.join(this.#folder, 'checkout');
    if (!existsSync(path.join(checkout, '.git'))) {
      await rm(checkout, { recursive: true, force: true });
      await gitOrThrow(this.#project, 'clone', '--quiet', '--no-checkout', this.#project, checkout);
    }
    const fetched = await git(checkout, 'fetch', '--quiet', remote ?? this.#project, branch);
    if (fetched.code !== 0) throw new StepFailure('fetch', fetched.message);
    await gitOrThrow(checkout, 'checkout', '--quiet', '--force', '-B', branch, 'FETCH_HEAD');
    await gitOrThrow(checkout, 'clean', '--quiet', '-fd', 'content');
    await this.#warm(checkout);
    return checkout;
  }

  /** Packages and what earlier builds have made, from the project's own folder. */
  async #warm(checkout: string): Promise<void> {
    const packages = path.join(checkout, 'node_modules');
    await rm(packages, { force: true, recursive: true });
    await symlink(path.join(this.#project, 'node_modules'), packages, 'junction');
    for (const folder of warmth) {
      const [from, to] = [path.join(this.#project, folder), path.join(checkout, folder)];
      if (!existsSync(from) || existsSync(to)) continue;
      await mkdir(path.dirname(to), { recursive: true });
      await cp(from, to, { recursive: true, preserveTimestamps: true });
    }
  }

  async #buildIn(folder: string, onStep: (step: PublishStep) => void): Promise<void> {
    onStep('check');
    await runNode(folder, ['scripts/check-content.ts'], 'check');
    onStep('build');
    await runNode(folder, ['scripts/build.ts'], 'build');
  }

  #messageFor(texts: Map<string, string>): string {
    const files = [...texts.keys()];
    const lines = files.flatMap((file) =>
      differences(said(this.#editor.store.published(file)), said(texts.get(file) ?? '')).map(
        ({ field, before = '', after = '' }) => `${file} ${field}: ${shorten(before)} → ${shorten(after)}`,
      ),
    );
    const subject = lines.length === 1 ? shorten(lines[0] ?? '', 100) : `Content: ${files.join(', ')}`;
    return `${shorten(subject, 100)}\n\n${lines.join('\n')}\n`;
  }

  async #changedByHand(repository: Repository): Promise<string[]> {
    if (repository.kind === 'none') return [];
    const { output } = await git(this.#project, 'status', '--porcelain', '-z', '--', 'content');
    return output.split('\0').flatMap((line) => (line ? [line.slice(3).replace(/^content\//, '')] : []));
  }
}

function said(text: string): unknown {
  return readYaml(Buffer.from(text)).value;
}

function shorten(text: string, most = 60): string {
  const letters = [...text.replaceAll('\n', ' ')];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}

/** Runs one of the project's scripts; a failure's last lines are its reason. */
function runNode(folder: string, args: string[], step: PublishStep): Promise<void> {
  return new Promise((resolve, reject) => {
    const { CONTENT_ROOT, WORK_FOLDER, NODE_ENV, ...env } = process.env;
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const keep = (part: Buffer) => {
      said = (said + part).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StepFailure(step, said.trim()));
    });
  });
}
