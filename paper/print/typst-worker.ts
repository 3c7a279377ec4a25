import { parentPort } from 'node:worker_threads';
import { startTypstCompiler } from './typst-compiler.ts';

/* One of the compilers of printer.ts: a document at a time, in a thread of its own. */
const print = await startTypstCompiler();

interface Wanted {
  template: string;
  content: object;
  pictures: Map<string, Uint8Array>;
}

parentPort?.on('message', async ({ template, content, pictures }: Wanted) => {
  try {
    parentPort?.postMessage({ printed: await print(template, content, pictures) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
parentPort?.postMessage({ isReady: true });
