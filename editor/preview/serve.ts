/*
 * The site as its developers see it, of the preview's content: a process of its own, which `editor/server/preview-process.ts`
 * starts with CONTENT_ROOT, WORK_FOLDER and PREVIEW_PORT set. Says how far it is, and has open pages read their content again at
 * each message.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import type { MadeFilesApi } from '#scripts/made-files/vite-plugin.ts';
import type { PreviewState } from '../server/state.ts';

/** The content has changed; with `prepare` in a way that pictures, initials or the word mark are made of. */
export type ToPreview = 'changed' | 'prepare';

/**
 * So long (ms) nothing new comes before names of PDFs and link previews follow, and all sizes of pictures are made: longer than
 * pages of a large shop take to show a change, which it would keep waiting.
 */
const idleTime = 5000;

/* Content is read once a version (see model/on-disk/read-once.server.ts). */
process.env.EDITOR_PREVIEW_VERSION = '0';

const root = path.join(import.meta.dirname, '..', '..');
const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  mode: 'editor',
  clearScreen: false,
  logLevel: 'error',
  cacheDir: path.join(root, '.editor', 'vite'),
  // Found at the start instead of by the first page, which would have to be loaded again.
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
    // No page of another program on this computer reads it.
    cors: false,
    // A build beside it, or a draft, is no reason to load the page again.
    watch: {
      ignored: ['**/build/**', '**/.editor/**', '**/content/**', '**/.cache/**', '**/test-results/**'],
    },
    fs: {
      // Packages may stand elsewhere, with a link to them.
      allow: [root, realpathSync(path.join(root, 'node_modules'))],
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem}',
        '**/.git/**',
        // All that the editor keeps, but for what pages are made of.
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

const made: MadeFilesApi = server.config.plugins.find(({ name }) => name === 'made-files')?.api;
let isOutdated = false;
let preparing: Promise<void> | undefined;
let idleTimer: NodeJS.Timeout | undefined;

process.on('message', (message: ToPreview) => {
  // What the owner waits for comes first.
  made.stopRest();
  clearTimeout(idleTimer);
  idleTimer = setTimeout(async () => {
    await prepareAgain();
    await made.makeRest().catch(console.error);
  }, idleTime);
  if (message === 'prepare') void prepareAgain();
  else showChange();
});
process.on('disconnect', () => process.exit());

function reportState(state: PreviewState): void {
  process.send?.(state);
}

/** Once for all that has changed meanwhile; a second time where it read between two files of one change. */
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
    await made
      .prepare()
      .catch(() => made.prepare())
      .catch(console.error);
    showChange();
  }
}

function showChange(): void {
  process.env.EDITOR_PREVIEW_VERSION = String(Number(process.env.EDITOR_PREVIEW_VERSION) + 1);
  server.ws.send({ type: 'custom', event: 'editor:content' });
}
