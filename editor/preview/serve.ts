/*
 * The dev server of the preview, which serves the site with the owner's drafts. `editor/server/preview-process.ts` starts this
 * server as a child process, with CONTENT_ROOT, WORK_FOLDER and PREVIEW_PORT set. The server reports its state to the parent
 * process, and at each message of the parent it makes open pages reload their content.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import type { MadeFilesApi } from '#scripts/made-files/vite-plugin.ts';
import type { PreviewState } from '../server/state.ts';

/**
 * A message to the preview's server that the content has changed. `prepare` also asks for new generated files, because the
 * change concerns pictures, initials or the word mark.
 */
export type ToPreview = 'changed' | 'prepare';

/**
 * The time without a change (ms) after which the server makes the remaining files: names of PDFs and link previews, and all
 * sizes of pictures. In this time, even the pages of a large shop can show a change: making files would delay them.
 */
const idleTime = 5000;

/* The site reads its content again only when this version number changes (see model/on-disk/read-once.server.ts). */
process.env.EDITOR_PREVIEW_VERSION = '0';

const root = path.join(import.meta.dirname, '..', '..');
const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  mode: 'editor',
  clearScreen: false,
  logLevel: 'error',
  cacheDir: path.join(root, '.editor', 'vite'),
  // With these entries, Vite finds the dependencies at its start. Otherwise, Vite would find some of them only when it serves
  // the first page, and would reload that page.
  optimizeDeps: {
    entries: [
      '{app,model}/**/*.{ts,tsx}',
      '!**/*.{server,test}.*',
      '!model/on-disk/**',
      '!app/shell/offline/service-worker.ts',
    ],
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PREVIEW_PORT),
    strictPort: true,
    // Web pages of other origins must not read the preview, which shows unpublished drafts.
    cors: false,
    // Vite must not reload the page when a file of a build, a draft or the content changes.
    watch: {
      ignored: ['**/build/**', '**/.editor/**', '**/content/**', '**/.cache/**', '**/test-results/**'],
    },
    fs: {
      // The folder node_modules may be a symbolic link to a folder outside the project, which Vite would refuse to serve.
      allow: [root, realpathSync(path.join(root, 'node_modules'))],
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem}',
        '**/.git/**',
        // The server must not serve files of the folder `.editor`, except those that the preview's pages are made of.
        '**/.editor/!(preview|work|vite)',
        '**/.editor/!(preview|work|vite)/**',
      ],
    },
  },
});
reportState('code');
await server.listen();
await server.environments.client.depsOptimizer?.scanProcessing;
await server.warmupRequest('/app/entry.client.tsx');
await server.waitForRequestsIdle();
reportState('ready');

const madeFiles: MadeFilesApi = server.config.plugins.find(({ name }) => name === 'made-files')?.api;
let isOutdated = false;
let preparing: Promise<void> | undefined;
let idleTimer: NodeJS.Timeout | undefined;

process.on('message', (message: ToPreview) => {
  // Making the remaining files stops until later, since the owner waits to see this change.
  madeFiles.stopRemaining();
  clearTimeout(idleTimer);
  idleTimer = setTimeout(async () => {
    await prepareAgain();
    await madeFiles.makeRemaining().catch(console.error);
  }, idleTime);
  if (message === 'prepare') void prepareAgain();
  else showChange();
});
process.on('disconnect', () => process.exit());

function reportState(state: PreviewState): void {
  process.send?.(state);
}

/** Makes the generated files for all changes so far, and makes them again if another change comes in the meantime. */
function prepareAgain(): Promise<void> {
  isOutdated = true;
  preparing ??= prepareUntilCurrent().finally(() => {
    preparing = undefined;
  });
  return preparing;
}

async function prepareUntilCurrent(): Promise<void> {
  while (isOutdated) {
    isOutdated = false;
    await madeFiles
      .prepare()
      .catch(() => madeFiles.prepare())
      .catch(console.error);
    showChange();
  }
}

function showChange(): void {
  process.env.EDITOR_PREVIEW_VERSION = String(Number(process.env.EDITOR_PREVIEW_VERSION) + 1);
  server.ws.send({ type: 'custom', event: 'editor:content' });
}
