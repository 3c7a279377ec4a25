import { Worker } from 'node:worker_threads';
import type { PaperDocument } from './documents.ts';
import type { Printed } from './press.ts';

type Answer = { printed?: Printed; problem?: string };

const most = 2;

/**
 * Sets documents on two cores. The large ones stand first in a language, so that both presses end about together.
 * @param pictures as PaperPictures.prepare() hands them out
 * @param keep called with each PDF as it is there; the next one of that press waits for it
 */
export async function printAll(
  documents: PaperDocument[],
  pictures: Map<string, Uint8Array>,
  keep: (document: PaperDocument, printed: Printed) => Promise<void>,
): Promise<void> {
  const waiting = [...documents].sort((a, b) => weight(b) - weight(a));
  const work = async () => {
    const worker = new Worker(new URL('press-worker.ts', import.meta.url), { workerData: pictures });
    try {
      await nextAnswer(worker);
      for (let document = waiting.shift(); document; document = waiting.shift()) {
        worker.postMessage({ template: document.template, content: document.content });
        const { printed, problem } = await nextAnswer(worker);
        if (!printed) throw new Error(`${document.key}: ${problem}`);
        await keep(document, printed);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, waiting.length) }, work));
}

function weight({ content }: PaperDocument): number {
  return JSON.stringify(content).length;
}

function nextAnswer(worker: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      worker.off('message', answer);
      worker.off('error', fail);
    };
    const answer = (message: Answer) => {
      done();
      resolve(message);
    };
    const fail = (error: unknown) => {
      done();
      reject(error);
    };
    worker.on('message', answer);
    worker.on('error', fail);
  });
}
