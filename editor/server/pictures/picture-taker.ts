import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mostBytes, type PictureRefusal } from './picture-refusal.ts';
import type { PictureTask } from './picture-worker.ts';

/** A taken picture in a file that its taker lets go of. */
export interface TakenFile {
  place: string;
  width: number;
  height: number;
}

/** The size of a taken picture, or why it is refused. */
type Answer = Pick<TakenFile, 'width' | 'height'> | { refused: PictureRefusal };

/** A picture that takes longer (ms) is refused. */
const longest = 60_000;
/** The process that takes pictures ends when it had none for so long (ms). */
const idle = 60_000;

class TooLarge extends Error {}

/**
 * Takes pictures of anyone: onto the disk first, then made smaller in a process of its own, one after the other, so that
 * neither their number nor what is in them costs the editor memory or brings it down.
 */
export class PictureTaker {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
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
  async take<T>(
    body: ReadableStream<Uint8Array> | null,
    use: (taken: TakenFile) => Promise<T>,
  ): Promise<T | { refused: PictureRefusal }> {
    this.#count += 1;
    const file = path.join(this.#folder, `${process.pid}-${this.#count}`);
    const to = `${file}.jpg`;
    try {
      await this.#receive(body, file);
      const answer = await this.#inTurn({ file, to });
      return 'refused' in answer ? answer : await use({ place: to, ...answer });
    } catch (error) {
      if (error instanceof TooLarge) return { refused: 'tooLarge' };
      throw error;
    } finally {
      await Promise.all([file, to].map((one) => rm(one, { force: true })));
    }
  }

  /** Of the process that takes them; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill();
    this.#child = undefined;
  }

  async #receive(body: ReadableStream<Uint8Array> | null, file: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    let length = 0;
    const counter = new Transform({
      transform(part: Buffer, _, done) {
        length += part.length;
        done(length > mostBytes ? new TooLarge() : null, part);
      },
    });
    await pipeline(
      body ? Readable.fromWeb(body as never) : Readable.from([]),
      counter,
      createWriteStream(file),
    );
  }

  /** One at a time; never rejects. */
  #inTurn(task: PictureTask): Promise<Answer> {
    const turn = this.#queue.then(() => this.#ask(task));
    this.#queue = turn;
    return turn;
  }

  async #ask(task: PictureTask): Promise<Answer> {
    clearTimeout(this.#idle);
    this.#child ??= fork(path.join(import.meta.dirname, 'picture-worker.ts'), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const child = this.#child;
    const stop = new AbortController();
    const timer = setTimeout(() => child.kill('SIGKILL'), longest);
    try {
      child.send(task, () => {});
      const answer = await Promise.race([
        once(child, 'message', { signal: stop.signal }).then(([message]) => message),
        once(child, 'exit', { signal: stop.signal }).then(() => undefined),
      ]);
      if (answer === undefined) this.#child = undefined;
      return answer ?? { refused: 'failed' };
    } catch {
      this.#child = undefined;
      return { refused: 'failed' };
    } finally {
      clearTimeout(timer);
      stop.abort();
      this.#idle = setTimeout(() => this.close(), idle).unref();
    }
  }
}
