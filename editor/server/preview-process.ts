import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { copyLastBuild, copyMadeFiles } from './copy-made-files.ts';
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

/** The site of the preview's content, running beside the editor. */
export class PreviewProcess {
  readonly #settings: PreviewSettings;
  #child: ChildProcess | undefined;
  #making: Promise<void> = Promise.resolve();
  /** What pictures are made of in the files that were changed. */
  readonly #pictured = new Map<string, string>();

  constructor(settings: PreviewSettings) {
    this.#settings = settings;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#settings.port}`;
  }

  /** Makes what the pages are made of and starts the server; resolves when it answers. */
  async start(): Promise<void> {
    const { project, work, lastBuild } = this.#settings;
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
   * Open pages read their content again, and once more when what is made of it (edges, initials, the word mark) is made anew.
   * @param files those that were changed
   */
  async changed(files: string[]): Promise<void> {
    this.#child?.send('changed');
    const scripts = [
      ...(files.filter((file) => this.#hasOtherPictures(file)).length > 0 ? ['scripts/pictures.ts'] : []),
      ...(files.includes('site.yaml') ? ['scripts/word-mark.ts'] : []),
    ];
    if (scripts.length === 0) return;
    this.#making = this.#making.then(async () => {
      for (const script of scripts) await this.#run([script]).catch(console.error);
      this.#child?.send('changed');
    });
    await this.#making;
  }

  /** Whether pictures have to be made anew for a file: a price is no reason. Where it was not seen before, they may. */
  #hasOtherPictures(file: string): boolean {
    const part = stateOf(path.join(this.#settings.content, file));
    const isOther = this.#pictured.get(file) !== part;
    this.#pictured.set(file, part);
    return isOther;
  }

  stop(): void {
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

  #run(args: string[]): Promise<void> {
    return runNode(this.#settings.project, args, this.#env);
  }
}

/** What pictures are made of in a file: of a text its part of it, a picture as it is; '' where there is none. */
function stateOf(place: string): string {
  if (!existsSync(place)) return '';
  if (place.endsWith('.yaml')) return picturePart(readFileSync(place, 'utf8'));
  const { ino, size, mtimeMs } = statSync(place);
  return `${ino} ${size} ${mtimeMs}`;
}
