import { parentPort, workerData } from 'node:worker_threads';
import { startTypstCompiler } from './typst-compiler.ts';

/* One of the compilers of print-all.ts: a document at a time, in a thread of its own. */
const print = await startTypstCompiler(workerData);

parentPort?.on('message', async ({ template, content }: { template: string; content: object }) => {
  try {
    parentPort?.postMessage({ printed: await print(template, content) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
parentPort?.postMessage({ isReady: true });
