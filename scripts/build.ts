import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../app/content/folders.server.ts';

const root = path.join(import.meta.dirname, '..');
const reactRouter = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');

/*
 * The steps of the build, each a script for Node with its arguments, run from the project's folder. With --assets-only
 * those alone that make what the pages are built from; with --for-preview those of them that a page shows.
 */
const allSteps = [
  { label: 'checking the content', args: ['scripts/check-content.ts'] },
  { label: 'files that are served as they are', args: ['scripts/static-files.ts'], isShown: true },
  { label: 'pictures', args: ['scripts/pictures.ts'], isShown: true },
  { label: 'fonts', args: ['scripts/fonts.ts'], isShown: true },
  { label: 'word mark', args: ['scripts/word-mark.ts'], isShown: true },
  { label: 'preview pictures', args: ['scripts/preview-pictures.ts'] },
  { label: 'catalog and sheets (PDF)', args: ['scripts/paper.ts'] },
  { label: 'pages', args: [reactRouter, 'build'], writesSite: true },
  { label: 'finishing', args: ['scripts/finish.ts'], writesSite: true },
];

async function build(steps: typeof allSteps): Promise<void> {
  const started = performance.now();
  for (const [index, step] of steps.entries()) {
    console.log(`[${index + 1}/${steps.length}] ${step.label}`);
    const code = await runNode(step.args);
    if (code !== 0) {
      // The step has said what is wrong itself; a stack trace of this script would only hide it.
      console.error(`The build stopped at: ${step.label}`);
      // From "pages" on, build/ holds a part of a site: better none than one that could be put online.
      if (step.writesSite) await rm(buildFolder, { recursive: true, force: true });
      process.exit(1);
    }
  }
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a script with the Node that runs this one; resolves to its exit code (1 when a signal ended it). */
function runNode(args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGTERM', stop);
      process.off('SIGINT', stop);
      resolve(code ?? 1);
    });
  });
}

const isAsked = ({ writesSite, isShown }: (typeof allSteps)[number]) => {
  if (process.argv.includes('--for-preview')) return isShown;
  return !(writesSite && process.argv.includes('--assets-only'));
};
await build(allSteps.filter(isAsked));
