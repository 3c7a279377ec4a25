import { spawn } from 'node:child_process';
import path from 'node:path';
import { startProgress } from '../tools/progress.ts';
import type { WaitedFor } from './wait-for-build.ts';

const root = path.join(import.meta.dirname, '..', '..');
const reactRouter = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');

/**
 * Builds the site's code and prerenders its pages, in a process of its own, which starts at once.
 * @param folder where React Router writes them: `client/` holds the pages; what stands there before is removed
 * @param prepared resolves when app/generated is there, which the code is built from
 * @param known resolves when all is known that pages say
 * @throws Error with all that was said where it fails
 */
export function buildPages(folder: string, prepared: Promise<unknown>, known = prepared): Promise<void> {
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
    const tell = (message: WaitedFor) => child.connected && child.send(message);
    const stop = () => child.kill();
    process.once('exit', stop);
    // What fails there is told by who waits for it.
    prepared.then(() => tell('prepared'), stop);
    known.then(() => tell('known'), stop);

    let progress: ReturnType<typeof startProgress> | undefined;
    prepared.then(
      () => {
        progress = startProgress('pages', 0);
      },
      () => {},
    );
    let said = '';
    const listen = (part: Buffer) => {
      said += part;
      for (const _ of String(part).matchAll(/Prerender \(html\)/g)) progress?.step();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      progress?.end();
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be built:\n\n${said.trim()}`));
    });
  });
}
