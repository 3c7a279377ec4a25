import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { versionOf } from '#model/on-disk/content-files.server.ts';
import type { ToPreview } from '../preview/serve.ts';
import { filesBelow } from './durable-files.ts';
import { pictureInputs } from './picture-inputs.ts';
import type { PreviewState } from './state.ts';

interface PreviewSettings {
  project: string;
  /** The folder with the preview's copy of the content. */
  content: string;
  /** The folder for everything that is generated from the content. */
  work: string;
  port: number;
  editorOrigin: string;
}

/** Runs the preview's dev server, which serves the site with the preview's content, as a separate process. */
export class PreviewProcess {
  readonly #settings: PreviewSettings;
  #child: ChildProcess | undefined;
  /** The values that generated pictures and the word mark depend on, by file: changed values require new pictures. */
  readonly #pictureInputs = new Map<string, string>();
  state: PreviewState = 'pictures';

  constructor(settings: PreviewSettings) {
    this.#settings = settings;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#settings.port}`;
  }

  /**
   * Starts the preview's server, which first generates the files that the pages need. The promise resolves when the
   * server answers.
   */
  async start(): Promise<void> {
    const { project, content, work, port, editorOrigin } = this.#settings;
    for (const file of await filesBelow(content)) this.#hasChangedInputs(file);
    const child = spawn(process.execPath, ['editor/preview/serve.ts'], {
      cwd: project,
      env: {
        ...process.env,
        // The preview's server needs another NODE_ENV: the build of the editor's own pages has set `production`.
        NODE_ENV: 'development',
        CONTENT_ROOT: content,
        WORK_FOLDER: work,
        PREVIEW_PORT: String(port),
        VITE_EDITOR_ORIGIN: editorOrigin,
        EDITOR_PREVIEW: '1',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.on('message', (state: PreviewState) => {
        this.state = state;
        if (state === 'ready') resolve();
      });
      child.once('exit', (code) => {
        this.state = 'ended';
        reject(new Error(`The preview ended with ${code}`));
      });
    });
  }

  /**
   * Makes open pages of the preview reload their content. If a change concerns generated files (pictures, edges,
   * initials, the word mark), the server first generates them again.
   * @param files the changed files
   */
  changed(files: string[]): void {
    const others = files.filter((file) => this.#hasChangedInputs(file));
    const message: ToPreview = others.length > 0 ? 'prepare' : 'changed';
    if (this.#child?.connected) this.#child.send(message);
  }

  /**
   * Whether a file's values that generated pictures depend on have changed since the last call. A changed price, for
   * example, does not count.
   */
  #hasChangedInputs(file: string): boolean {
    const filePath = path.join(this.#settings.content, file);
    const inputs = () =>
      file.endsWith('.yaml') ? pictureInputs(file, readFileSync(filePath, 'utf8')) : versionOf(filePath);
    const state = existsSync(filePath) ? inputs() : '';
    const hasChanged = (this.#pictureInputs.get(file) ?? '') !== state;
    this.#pictureInputs.set(file, state);
    return hasChanged;
  }

  stop(): void {
    this.#child?.kill();
  }
}
