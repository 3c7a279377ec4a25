import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { OnDemandSite } from './on-demand-site.ts';

/** The functions of the plugin that the editor's preview calls. */
export type MadeFilesApi = Pick<OnDemandSite, 'prepare' | 'makeRemaining' | 'stopRemaining'>;

let opened: Promise<OnDemandSite> | undefined;

/** Serves the files that are made of the content to `npm run dev` and the editor's preview; each is made when it is requested. */
export const madeFiles: Plugin<MadeFilesApi> = {
  name: 'made-files',
  apply: 'serve',
  api: {
    prepare: async () => (await opened)?.prepare(),
    makeRemaining: async () => (await opened)?.makeRemaining() ?? false,
    stopRemaining: async () => (await opened)?.stopRemaining(),
  },
  async configureServer({ config: { root, base, server }, middlewares }) {
    // React Router also starts a second Vite server for internal use, which serves no files.
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
    void site.makeRemaining();
  },
};

/** Imports the module by a computed URL: Vite would bundle a static import into its config. */
async function openSite(root: string): Promise<OnDemandSite> {
  const file = path.join(root, 'scripts', 'made-files', 'on-demand-site.ts');
  const module: typeof import('./on-demand-site.ts') = await import(pathToFileURL(file).href);
  const site = new module.OnDemandSite();
  await site.prepare();
  return site;
}
