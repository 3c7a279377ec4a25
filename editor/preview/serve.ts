/*
 * The site as its developers see it, of the preview's content: a process of its own, which `editor/server/preview-process.ts`
 * starts with CONTENT_ROOT, WORK_FOLDER and PREVIEW_PORT set. Says `ready`, and has open pages read their content again when
 * it is told `changed`.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

/* Content is read once a version (see app/content/read-once.server.ts). */
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
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.{server,test}.*', '!app/offline/service-worker.ts'],
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PREVIEW_PORT),
    strictPort: true,
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
        ...['drafts', 'base', 'pictures', 'uploads', 'writing'].map((name) => `**/.editor/${name}/**`),
      ],
    },
  },
});
await server.listen();
await server.environments.client.depsOptimizer?.scanProcessing;
await server.warmupRequest('/app/entry.client.tsx');
await server.waitForRequestsIdle();
process.send?.('ready');
process.on('message', (message) => {
  if (message !== 'changed') return;
  process.env.EDITOR_PREVIEW_VERSION = String(Number(process.env.EDITOR_PREVIEW_VERSION) + 1);
  server.ws.send({ type: 'custom', event: 'editor:content' });
});
process.on('disconnect', () => process.exit());
