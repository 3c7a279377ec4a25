import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { PaperDocument } from './documents.ts';
import type { PaperPictures } from './paper-pictures.ts';
import type { Printed } from './typst-compiler.ts';

type Answer = { printed?: Printed; problem?: string };

/** Each takes some hundred megabytes, and as long to start as ten sheets take. */
const compilers = 2;
const fewDocuments = 10;
/** So long (ms) one waits for another document before it ends. */
const idleFor = 5000;

/** Sets documents in threads of their own, two at a time where there are many. */
export class Printer {
  readonly #limit = pLimit(1);
  readonly #idle: Worker[] = [];

  /**
   * Sets one document.
   * @throws Error with what the compiler said
   */
  print(document: PaperDocument, pictures: PaperPictures): Promise<Printed> {
    if (this.#limit.pendingCount > fewDocuments) this.#limit.concurrency = compilers;
    return this.#limit(async () => {
      const named = await pictures.of(document.content);
      const worker = this.#idle.pop() ?? (await startWorker());
      worker.ref();
      const { key, template, content } = document;
      worker.postMessage({ template, content, pictures: named });
      const [{ printed, problem }] = (await once(worker, 'message')) as [Answer];
      if (!printed) {
        await worker.terminate();
        throw new Error(`${key}: ${problem}`);
      }
      this.#rest(worker);
      return printed;
    });
  }

  #rest(worker: Worker): void {
    worker.unref();
    this.#idle.push(worker);
    const end = () => {
      const place = this.#idle.indexOf(worker);
      if (place >= 0) void this.#idle.splice(place, 1)[0]?.terminate();
    };
    setTimeout(end, idleFor).unref();
  }
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('typst-worker.ts', import.meta.url));
  await once(worker, 'message');
  return worker;
}
