import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { OpenSite } from './open-site.ts';

/** What the editor's preview asks of the plugin. */
export type MadeFilesApi = Pick<OpenSite, 'prepare' | 'makeRest' | 'stopRest'>;

let opened: Promise<OpenSite> | undefined;

/** The files that are made of the content, for `npm run dev` and the editor's preview: each when a browser asks for it. */
export const madeFiles: Plugin<MadeFilesApi> = {
  name: 'made-files',
  apply: 'serve',
  api: {
    prepare: async () => (await opened)?.prepare(),
    makeRest: async () => (await opened)?.makeRest() ?? false,
    stopRest: async () => (await opened)?.stopRest(),
  },
  async configureServer({ config: { root, base, server }, middlewares }) {
    // React Router starts another one, for itself.
    if (server.middlewareMode) return;
    opened ??= openSite(root);
    const site = await opened;
    middlewares.use((request, response, next) => {
      const { url = '' } = request;
      const isBelowBase = url.startsWith(base);
      const sent = isBelowBase
        ? site.send(url.slice(base.length), request, response)
        : Promise.resolve(false);
      sent.then((isSent) => isSent || next(), next);
    });
    void site.makeRest();
  },
};

/** By an address: Vite would bundle all of it into its settings. */
async function openSite(root: string): Promise<OpenSite> {
  const file = path.join(root, 'scripts', 'made-files', 'open-site.ts');
  const module: typeof import('./open-site.ts') = await import(pathToFileURL(file).href);
  const site = new module.OpenSite();
  await site.prepare();
  return site;
}
