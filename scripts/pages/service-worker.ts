import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { licenseLists } from './licenses.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The pages that the service worker shows without a connection; it precaches them. */
const offlinePages = ['offline.html', 'ar/offline.html'];
/** The file name of the picture on these pages. */
const offlinePicture = /^door-dusk\b/;

/**
 * Builds app/shell/offline/service-worker.ts into one file, `sw.js`, with the list of files that it precaches: scripts, styles,
 * and the pages shown without a connection with their picture.
 * @param client the built site
 * @param base the site's folder on its host, `/` or `/folder/`
 */
export async function buildServiceWorker(client: string, base: string): Promise<void> {
  const offline = await Promise.all(
    offlinePages.map(async (page) => ({ page, html: await readFile(path.join(client, page), 'utf8') })),
  );
  const assets = (await readdir(path.join(client, 'assets')))
    .filter((file) => /\.(js|css)$/.test(file) || offlinePicture.test(file))
    .sort();
  const precache = [
    // The names of assets change with their content, so the precache list needs no revision for them.
    ...assets.map((file) => ({ url: `${base}assets/${file}`, revision: null })),
    ...offline.map(({ page, html }) => ({
      url: `${base}${page}`,
      revision: createHash('sha256').update(html).digest('hex').slice(0, 12),
    })),
  ];
  await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __PRECACHE__: JSON.stringify(precache), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      license: { fileName: licenseLists.serviceWorker },
      rollupOptions: {
        input: path.join(root, 'app/shell/offline/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}
