import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { PaperDocument } from './documents.ts';
import type { PaperPictures } from './paper-pictures.ts';
import type { CompiledPdf } from './typst-compiler.ts';

type CompileResponse = { printed?: CompiledPdf; problem?: string };

/**
 * The maximum number of compilers at a time: each takes some hundred megabytes, and its start takes as long as ten
 * documents of one page.
 */
const maxCompilers = 2;
const secondCompilerAbove = 10;
/** How long an idle compiler waits for another document before it ends, in ms. */
const idleTimeout = 5000;

/** Makes PDFs in worker threads: one document at a time, or two while more than `secondCompilerAbove` documents wait. */
export class Printer {
  readonly #limit = pLimit(1);
  readonly #idle: Worker[] = [];

  /**
   * Makes the PDF of one document.
   * @throws Error with the document's key and the compiler's message
   */
  print(document: PaperDocument, pictures: PaperPictures): Promise<CompiledPdf> {
    if (this.#limit.pendingCount > secondCompilerAbove) this.#limit.concurrency = maxCompilers;
    return this.#limit(async () => {
      const named = await pictures.filesFor(document.content);
      const worker = this.#idle.pop() ?? (await startWorker());
      worker.ref();
      const { key, template, content } = document;
      worker.postMessage({ template, content, pictures: named });
      const [{ printed, problem }] = (await once(worker, 'message')) as [CompileResponse];
      if (!printed) {
        await worker.terminate();
        throw new Error(`${key}: ${problem}`);
      }
      this.#keepIdle(worker);
      return printed;
    });
  }

  #keepIdle(worker: Worker): void {
    worker.unref();
    this.#idle.push(worker);
    const end = () => {
      const index = this.#idle.indexOf(worker);
      if (index >= 0) void this.#idle.splice(index, 1)[0]?.terminate();
    };
    setTimeout(end, idleTimeout).unref();
  }
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('typst-worker.ts', import.meta.url));
  await once(worker, 'message');
  return worker;
}
