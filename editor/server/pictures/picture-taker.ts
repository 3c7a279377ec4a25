import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProposedEdges } from './edges/propose-edges.ts';
import type { FlatPart } from './flatten-picture.ts';
import { mostBytes, type PictureRefusal } from './picture-refusal.ts';
import type { PictureTask } from './picture-worker.ts';

/** A taken picture in a file that its taker lets go of. */
export interface TakenFile {
  place: string;
  width: number;
  height: number;
}

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
    const file = this.#newFile();
    const to = `${file}.jpg`;
    try {
      await this.#receive(body, file);
      const answer = await this.#inTurn<{ width: number; height: number }>({ file, to });
      return 'refused' in answer ? answer : await use({ place: to, ...answer });
    } catch (error) {
      if (error instanceof TooLarge) return { refused: 'tooLarge' };
      throw error;
    } finally {
      await Promise.all([file, to].map((one) => rm(one, { force: true })));
    }
  }

  /**
   * Proposes where a frame's outer edges lie (see proposeEdges), in the same process.
   * @param place of a picture on the disk
   * @returns `damaged` where it cannot be read
   */
  edgesIn(place: string): Promise<ProposedEdges | { refused: PictureRefusal }> {
    return this.#inTurn<ProposedEdges>({ file: place });
  }

  /**
   * Makes a part of a picture a straight one of its own, in the same process.
   * @param place of a picture on the disk
   * @param use what becomes of the new one: its file is gone afterwards
   * @returns what `use` returns, or why it cannot be
   */
  async flatten<T>(
    place: string,
    part: FlatPart,
    use: (taken: TakenFile) => Promise<T>,
  ): Promise<T | { refused: PictureRefusal }> {
    const to = `${this.#newFile()}.jpg`;
    try {
      await mkdir(this.#folder, { recursive: true });
      const answer = await this.#inTurn<{ width: number; height: number }>({ file: place, to, part });
      return 'refused' in answer ? answer : await use({ place: to, ...answer });
    } finally {
      await rm(to, { force: true });
    }
  }

  #newFile(): string {
    this.#count += 1;
    return path.join(this.#folder, `${process.pid}-${this.#count}`);
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
  #inTurn<T>(task: PictureTask): Promise<T | { refused: PictureRefusal }> {
    const turn = this.#queue.then(() => this.#ask<T>(task));
    this.#queue = turn;
    return turn;
  }

  async #ask<T>(task: PictureTask): Promise<T | { refused: PictureRefusal }> {
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
