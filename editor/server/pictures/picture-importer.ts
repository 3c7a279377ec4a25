import { type ChildProcess, execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { maxPictureBytes, type PictureRefusal } from './picture-refusal.ts';

/** An imported picture in a temporary file. */
export interface ImportedFile {
  path: string;
  width: number;
  height: number;
}

/** The answer of the process that converts a picture: the converted picture's size, or why the file is refused. */
type Answer = Pick<ImportedFile, 'width' | 'height'> | { refused: PictureRefusal };

/** The maximum time (ms) for the conversion of a picture. */
const conversionTimeout = 60_000;
const execute = promisify(execFile);

class TooLarge extends Error {}

/**
 * Imports uploaded pictures: writes each upload to the disk, then converts it in a separate process, one after another.
 * Thus large, many or malicious files cannot use up the editor's memory or crash it.
 */
export class PictureImporter {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** @param folder a folder that holds only temporary files, and is emptied when the editor starts */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Removes the temporary files of interrupted uploads. */
  async open(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /**
   * Imports one uploaded file.
   * @param body the file's bytes, at most 40 MB
   * @param use a function that gets the imported picture, whose temporary file is deleted afterwards
   * @returns the result of `use`, or why the file is refused
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
      // Only one conversion runs at a time, after those that were requested before it.
      const conversion = this.#queue.then(() => this.#runWorker(file, to));
      this.#queue = conversion;
      const answer = await conversion;
      return 'refused' in answer ? answer : await use({ path: to, ...answer });
    } catch (error) {
      if (error instanceof TooLarge) return { refused: 'tooLarge' };
      throw error;
    } finally {
      await Promise.all([file, to].map((one) => rm(one, { force: true })));
    }
  }

  /** The id of the process that is converting a picture; undefined if there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  close(): void {
    this.#child?.kill();
  }

  async #receive(body: ReadableStream<Uint8Array> | null, file: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    let length = 0;
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        length += chunk.length;
        if (length > maxPictureBytes) throw new TooLarge();
        yield chunk;
      }
    }
    // The file is there before the first byte comes: one that is opened later could be left after an interrupted upload.
    const target = await open(file, 'w');
    const sent = body ? Readable.fromWeb(body as never) : Readable.from([]);
    await pipeline(sent, counted, target.createWriteStream());
  }

  /** Converts a picture in a process of its own. The promise never rejects. */
  async #runWorker(file: string, to: string): Promise<Answer> {
    const worker = path.join(import.meta.dirname, 'picture-worker.ts');
    try {
      const options = { timeout: conversionTimeout, killSignal: 'SIGKILL' } as const;
      const running = execute(process.execPath, [worker, file, to], options);
      this.#child = running.child;
      const { stdout } = await running;
      // The answer of the process is the last line of its output, because picture decoders may print lines before it.
      return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
    } catch (error) {
      console.error(error);
      return { refused: 'failed' };
    } finally {
      this.#child = undefined;
    }
  }
}
