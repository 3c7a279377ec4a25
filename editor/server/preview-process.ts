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
  /** The preview's copy of the content. */
  content: string;
  /** Where all goes that is made of it. */
  work: string;
  port: number;
  editorOrigin: string;
}

/** The site of the preview's content, running beside the editor. */
export class PreviewProcess {
  readonly #settings: PreviewSettings;
  #child: ChildProcess | undefined;
  /** What pictures, and the word mark, are made of in each file. */
  readonly #pictureInputs = new Map<string, string>();
  #state: PreviewState = 'pictures';

  constructor(settings: PreviewSettings) {
    this.#settings = settings;
  }

  get state(): PreviewState {
    return this.#state;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#settings.port}`;
  }

  /** Starts the server, which makes what pages are built from; resolves when it answers. */
  async start(): Promise<void> {
    const { project, content } = this.#settings;
    for (const file of await filesBelow(content)) this.#hasChangedInputs(file);
    const child = spawn(process.execPath, ['editor/preview/serve.ts'], {
      cwd: project,
      env: this.#env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.on('message', (state: PreviewState) => {
        this.#state = state;
        if (state === 'ready') resolve();
      });
      child.once('exit', (code) => {
        this.#state = 'ended';
        reject(new Error(`The preview ended with ${code}`));
      });
    });
  }

  /**
   * Open pages read their content again: where what is made of it has changed (pictures, edges, initials, the word mark), once
   * that is prepared.
   * @param files those that were changed
   */
  changed(files: string[]): void {
    const others = files.filter((file) => this.#hasChangedInputs(file));
    const message: ToPreview = others.length > 0 ? 'prepare' : 'changed';
    if (this.#child?.connected) this.#child.send(message);
  }

  /** Whether something else has to be made of a file than when it was seen last: a price is no reason. */
  #hasChangedInputs(file: string): boolean {
    const state = pictureInputsOf(this.#settings.content, file);
    const hasChanged = (this.#pictureInputs.get(file) ?? '') !== state;
    this.#pictureInputs.set(file, state);
    return hasChanged;
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
}

/** What pictures are made of in a file: of a text its part of it, a picture as it is; '' where there is none. */
function pictureInputsOf(root: string, file: string): string {
  const filePath = path.join(root, file);
  if (!existsSync(filePath)) return '';
  if (file.endsWith('.yaml')) return pictureInputs(file, readFileSync(filePath, 'utf8'));
  return versionOf(filePath);
}
