import { cp } from 'node:fs/promises';
import path from 'node:path';
import { publicFolder } from '../app/content/folders.server.ts';
import { runScript } from './run-script.ts';

const own = path.join(import.meta.dirname, '..', 'public');
/** What other steps write there. */
const written = /^(pictures|previews|paper)$|\.webmanifest$/;

/** Copies what stands in public/ by hand into the public/ of another work folder, where one is named. */
async function copyStaticFiles(): Promise<void> {
  if (publicFolder === own) return;
  await cp(own, publicFolder, {
    recursive: true,
    filter: (file) => path.dirname(file) !== own || !written.test(path.basename(file)),
  });
}

await runScript(copyStaticFiles);
