import { type ChildProcess, execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { maxPictureBytes, type PictureRefusal } from './picture-refusal.ts';

/** A taken picture in a file that its taker lets go of. */
export interface ImportedFile {
  path: string;
  width: number;
  height: number;
}

/** The size of a taken picture, or why it is refused. */
type Answer = Pick<ImportedFile, 'width' | 'height'> | { refused: PictureRefusal };

/** A picture that takes longer (ms) is refused. */
const conversionTimeout = 60_000;
const execute = promisify(execFile);

class TooLarge extends Error {}

/**
 * Takes pictures of anyone: onto the disk first, then made smaller in a process of their own, one after the other, so that
 * neither their number nor what is in them costs the editor memory or brings it down.
 */
export class PictureImporter {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** @param folder of its own, emptied at the start */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What an upload left behind that was cut off. */
  async open(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /**
   * @param body the file, at most 40 MB of it
   * @param use what becomes of the picture: its file is gone afterwards
   * @returns what `use` returns, or why the file is refused
   */
  async importUpload<T>(
    body: ReadableStream<Uint8Array> | null,
    use: (imported: ImportedFile) => Promise<T>,
  ): Promise<T | { refused: PictureRefusal }> {
    this.#count += 1;
    const file = path.join(this.#folder, `${process.pid}-${this.#count}`);
    const to = `${file}.jpg`;
    try {
      await this.#receive(body, file);
      const answer = await this.#inTurn(file, to);
      return 'refused' in answer ? answer : await use({ path: to, ...answer });
    } catch (error) {
      if (error instanceof TooLarge) return { refused: 'tooLarge' };
      throw error;
    } finally {
      await Promise.all([file, to].map((one) => rm(one, { force: true })));
    }
  }

  /** Of the process that takes one; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  close(): void {
    this.#child?.kill();
  }

  async #receive(body: ReadableStream<Uint8Array> | null, file: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    let length = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _, done) {
        length += chunk.length;
        done(length > maxPictureBytes ? new TooLarge() : null, chunk);
      },
    });
    await pipeline(
      body ? Readable.fromWeb(body as never) : Readable.from([]),
      counter,
      createWriteStream(file),
    );
  }

  /** One at a time; never rejects. */
  #inTurn(file: string, to: string): Promise<Answer> {
    const turn = this.#queue.then(() => this.#ask(file, to));
    this.#queue = turn;
    return turn;
  }

  async #ask(file: string, to: string): Promise<Answer> {
    const worker = path.join(import.meta.dirname, 'picture-worker.ts');
    try {
      const options = { timeout: conversionTimeout, killSignal: 'SIGKILL' } as const;
      const running = execute(process.execPath, [worker, file, to], options);
      this.#child = running.child;
      const { stdout } = await running;
      // Decoders may write lines of their own before.
      return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
    } catch (error) {
      console.error(error);
      return { refused: 'failed' };
    } finally {
      this.#child = undefined;
    }
  }
}
