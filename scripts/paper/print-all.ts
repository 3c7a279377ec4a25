import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PaperDocument } from './documents.ts';
import type { Printed } from './typst-compiler.ts';

type Answer = { printed?: Printed; problem?: string };

const compilers = 2;

/**
 * Sets documents on two cores. The large ones stand first in a language, so that both compilers end about together.
 * @param pictures as PaperPictures.prepare() hands them out
 * @param keep called with each PDF as it is there; the next one of that compiler waits for it
 */
export async function printAll(
  documents: PaperDocument[],
  pictures: Map<string, Uint8Array>,
  keep: (document: PaperDocument, printed: Printed) => Promise<void>,
): Promise<void> {
  const waiting = [...documents].sort((a, b) => weight(b) - weight(a));
  const work = async () => {
    const worker = new Worker(new URL('typst-worker.ts', import.meta.url), { workerData: pictures });
    try {
      await once(worker, 'message');
      for (let document = waiting.shift(); document; document = waiting.shift()) {
        worker.postMessage({ template: document.template, content: document.content });
        const [answer] = await once(worker, 'message');
        const { printed, problem }: Answer = answer;
        if (!printed) throw new Error(`${document.key}: ${problem}`);
        await keep(document, printed);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(compilers, waiting.length) }, work));
}

function weight({ content }: PaperDocument): number {
  return JSON.stringify(content).length;
}
