import path from 'node:path';
import { contentRoot } from '../app/content/folders.server.ts';
import { backUp, restore } from '../editor/server/backup.ts';
import { runScript } from './run-script.ts';

/**
 * `npm run backup -- <folder>` copies content, drafts and history into a new folder; `npm run restore -- <folder>` brings them
 * back, into a fresh clone, too.
 */
async function run(): Promise<void> {
  const isRestore = process.argv.includes('--restore');
  const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (!folder) throw new Error(`Which folder? npm run ${isRestore ? 'restore' : 'backup'} -- <folder>`);
  const project = path.join(import.meta.dirname, '..');
  const editor = path.resolve(project, process.env.EDITOR_FOLDER ?? '.editor');
  const place = path.resolve(folder);
  await (isRestore ? restore : backUp)({ contentRoot, editor }, place);
  console.log(isRestore ? `Brought back from ${place}` : `Content, drafts and history are in ${place}`);
}

await runScript(run);
