import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyLastBuild, copyMadeFiles } from './copy-made-files.ts';
import { filesBelow } from './durable-files.ts';
import { picturePart } from './picture-part.ts';
import { runNode } from './run-node.ts';

interface PreviewSettings {
  project: string;
  /** The preview's copy of the content. */
  content: string;
  /** The clone that is published from, where the last build was made; perhaps not there yet. */
  lastBuild: string;
  /** Where all goes that is made of it. */
  work: string;
  port: number;
  editorOrigin: string;
}

/** So long (ms) nothing new comes before all sizes are made. */
const pauseBefore = 1500;

/** The site of the preview's content, running beside the editor. */
export class PreviewProcess {
  readonly #settings: PreviewSettings;
  #child: ChildProcess | undefined;
  /** What pictures, and the word mark, are made of in each file. */
  readonly #seen = new Map<string, string>();
  readonly #outdated = new Set<'pictures' | 'mark'>();
  #making: Promise<void> | undefined;
  /** Ends what is made behind everything else. */
  #behind: AbortController | undefined;

  constructor(settings: PreviewSettings) {
    this.#settings = settings;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#settings.port}`;
  }

  /** Makes what the pages are made of and starts the server; resolves when it answers. */
  async start(): Promise<void> {
    const { project, content, work, lastBuild } = this.#settings;
    for (const file of await filesBelow(content)) this.#isOther(file);
    await copyMadeFiles(project, work);
    await copyLastBuild(existsSync(lastBuild) ? lastBuild : project, work);
    const isBuilt = existsSync(path.join(work, 'app', 'generated', 'paper.json'));
    await this.#run(['scripts/build.ts', isBuilt ? '--for-preview' : '--assets-only']);
    const child = spawn(process.execPath, ['editor/preview/serve.ts'], {
      cwd: project,
      env: this.#env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`The preview ended with ${code}`)));
    });
  }

  /**
   * Open pages read their content again: where what is made of it has changed (pictures, edges, initials, the word mark), once
   * that is there, of a picture one size; and once more when all sizes are.
   * @param files those that were changed
   */
  async changed(files: string[]): Promise<void> {
    const others = files.filter((file) => this.#isOther(file));
    if (others.length > 0) this.#outdated.add('pictures');
    if (others.includes('site.yaml')) this.#outdated.add('mark');
    if (this.#outdated.size === 0) {
      this.#tell();
      return;
    }
    this.#behind?.abort();
    this.#making ??= this.#make().finally(() => {
      this.#making = undefined;
    });
    await this.#making;
  }

  async #make(): Promise<void> {
    while (this.#outdated.size > 0) {
      const wanted = new Set(this.#outdated);
      this.#outdated.clear();
      if (wanted.has('pictures')) await this.#makeQuickly();
      if (wanted.has('mark')) await this.#run(['scripts/word-mark.ts']).catch(console.error);
      this.#tell();
      if (this.#outdated.size > 0) continue;
      const behind = new AbortController();
      this.#behind = behind;
      // More pictures may be on their way.
      await setTimeout(pauseBefore, undefined, { signal: behind.signal })
        .then(() => this.#run(['scripts/pictures.ts', '--behind'], behind.signal))
        .catch((error) => {
          if (!behind.signal.aborted) console.error(error);
        });
      this.#behind = undefined;
      this.#tell();
    }
  }

  /** A second time where it read between two files of one change. */
  async #makeQuickly(): Promise<void> {
    const quick = ['scripts/pictures.ts', '--quick'];
    await this.#run(quick).catch(() => this.#run(quick).catch(console.error));
  }

  #tell(): void {
    if (this.#child?.connected) this.#child.send('changed');
  }

  /** Whether something else has to be made of a file than when it was seen last: a price is no reason. */
  #isOther(file: string): boolean {
    const state = stateOf(path.join(this.#settings.content, file));
    const isOther = (this.#seen.get(file) ?? '') !== state;
    this.#seen.set(file, state);
    return isOther;
  }

  stop(): void {
    this.#behind?.abort();
    this.#child?.kill();
  }

  get #env(): NodeJS.ProcessEnv {
    const { content, work, port, editorOrigin } = this.#settings;
    return {
      ...process.env,
      // Building the editor's own pages has made it `production`.
      NODE_ENV: 'development',
      CONTENT_ROOT: content,
      WORK_FOLDER: work,
      PREVIEW_PORT: String(port),
      VITE_EDITOR_ORIGIN: editorOrigin,
      EDITOR_PREVIEW: '1',
    };
  }

  #run(args: string[], signal?: AbortSignal): Promise<void> {
    return runNode(this.#settings.project, args, this.#env, signal);
  }
}

/** What pictures are made of in a file: of a text its part of it, a picture as it is; '' where there is none. */
function stateOf(place: string): string {
  if (!existsSync(place)) return '';
  if (place.endsWith('.yaml')) return picturePart(readFileSync(place, 'utf8'));
  const { ino, size, mtimeMs } = statSync(place);
  return `${ino} ${size} ${mtimeMs}`;
}
