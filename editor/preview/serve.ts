/*
 * The preview's dev server: serves the site with the preview's content. `editor/server/preview-process.ts` starts it as
 * a separate process, with CONTENT_ROOT, WORK_FOLDER and PREVIEW_PORT set. It reports its state to that process, and at
 * each message of that process it makes open pages reload their content.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import type { MadeFilesApi } from '#scripts/made-files/vite-plugin.ts';
import type { PreviewState } from '../server/state.ts';

/**
 * A message to the preview: the content has changed. `prepare` also asks for new generated files, because the change
 * concerns pictures, initials or the word mark.
 */
export type ToPreview = 'changed' | 'prepare';

/**
 * Time without a change (ms) after which the server makes the remaining files: names of PDFs and link previews, and all
 * sizes of pictures. It is longer than the pages of a large shop take to show a change, because that work would delay
 * them.
 */
const idleTime = 5000;

/* The content is read once per version (see model/on-disk/read-once.server.ts). */
process.env.EDITOR_PREVIEW_VERSION = '0';

const root = path.join(import.meta.dirname, '..', '..');
const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  mode: 'editor',
  clearScreen: false,
  logLevel: 'error',
  cacheDir: path.join(root, '.editor', 'vite'),
  // Vite finds the dependencies at the start. Otherwise it would find them while it serves the first page, and reload
  // that page.
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
    // Pages of other programs on this computer must not read the preview.
    cors: false,
    // Files of builds and drafts must not make Vite reload the page.
    watch: {
      ignored: ['**/build/**', '**/.editor/**', '**/content/**', '**/.cache/**', '**/test-results/**'],
    },
    fs: {
      // node_modules may be a link to a folder elsewhere.
      allow: [root, realpathSync(path.join(root, 'node_modules'))],
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem}',
        '**/.git/**',
        // All files of the editor, except those that the preview's pages are made of.
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
  // The owner waits for this change: the remaining files are made later.
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

/** Makes the generated files once for all changes up to now, and again if a change comes in the meantime. */
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
