import { spawn } from 'node:child_process';
import path from 'node:path';
import { startProgress } from '../tools/progress.ts';
import type { BuildStage } from './wait-for-build.ts';

const root = path.join(import.meta.dirname, '..', '..');
const reactRouter = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');

/**
 * Builds the site's code and prerenders its pages in a child process, which starts at once.
 * @param folder React Router's output folder; `client/` in it gets the pages. Earlier files in it are removed
 * @param prepared resolves when app/generated, which the code is built from, is written
 * @param pageDataReady resolves when all data that pages show, such as the sizes of PDFs, is known
 * @throws Error with the whole output of the process when the build fails
 */
export function buildPages(
  folder: string,
  prepared: Promise<unknown>,
  pageDataReady = prepared,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [reactRouter, 'build'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BUILD_FOLDER: folder,
        WAIT_FOR_BUILD: '1',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const sendStage = (stage: BuildStage) => child.connected && child.send(stage);
    const stop = () => child.kill();
    process.once('exit', stop);
    // The caller reports errors of `prepared` and `pageDataReady`; here such an error only stops the child process.
    prepared.then(() => sendStage('prepared'), stop);
    pageDataReady.then(() => sendStage('page_data'), stop);

    let progress: ReturnType<typeof startProgress> | undefined;
    prepared.then(
      () => {
        progress = startProgress('pages', 0);
      },
      () => {},
    );
    let output = '';
    const readOutput = (part: Buffer) => {
      output += part;
      for (const _ of String(part).matchAll(/Prerender \(html\)/g)) progress?.step();
    };
    child.stdout?.on('data', readOutput);
    child.stderr?.on('data', readOutput);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      progress?.end();
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be built:\n\n${output.trim()}`));
    });
  });
}
