import { parentPort } from 'node:worker_threads';
import { startTypstCompiler } from './typst-compiler.ts';

/* The worker thread of printer.ts: it compiles one document at a time. */
const print = await startTypstCompiler();

interface CompileRequest {
  template: string;
  content: object;
  pictures: Map<string, Uint8Array>;
}

parentPort?.on('message', async ({ template, content, pictures }: CompileRequest) => {
  try {
    parentPort?.postMessage({ printed: await print(template, content, pictures) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
parentPort?.postMessage({ isReady: true });
