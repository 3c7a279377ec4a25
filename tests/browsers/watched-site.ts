import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serve } from '#scripts/serve.ts';

/** A query that makes the browser look too old for the scripts (app/shell/start/can-hydrate.ts). */
export const olderThanScripts = '?older-than-scripts';

/**
 * Serves the built site with a script at the start of every page that records console errors: not every engine can inject a
 * script itself. The script comes before the page's Content-Security-Policy, so the policy does not block it.
 */
export async function watchedSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const site = await serve({ port: 0 });
  const server = createServer((asked, answer) => forward(site.url, asked, answer)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await site.close();
    },
  };
}

function forward(site: string, asked: IncomingMessage, answer: ServerResponse) {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  request(`${site}${asked.url}`, { method: asked.method, headers }, async (answered) => {
    const { 'content-length': length, etag, ...rest } = answered.headers;
    const isPage = rest['content-type']?.startsWith('text/html');
    answer.writeHead(answered.statusCode ?? 502, isPage ? rest : answered.headers);
    const script = `<script>(${watch})('${olderThanScripts}')</script>`;
    if (isPage) answer.end((await text(answered)).replace('<head>', `<head>${script}`));
    else answered.pipe(answer);
  })
    .on('error', () => answer.writeHead(502).end())
    .end();
}

/*
 * Runs in the page, before its own scripts. Records errors that scripts throw or log, unhandled promise rejections, files that
 * fail to load, and violations of the page's policy. Messages that the browser logs without an event (deprecations, unknown CSS)
 * are not recorded.
 */
function watch(older: string) {
  if (location.search === older) Reflect.deleteProperty(Object, 'hasOwn');
  const consoleErrors: string[] = [];
  Object.assign(window, { consoleErrors });
  const { error } = console;
  console.error = (...all) => {
    consoleErrors.push(`console.error: ${all.map(String).join(' ').slice(0, 300)}`);
    error.apply(console, all);
  };
  addEventListener(
    'error',
    ({ message, target }) => {
      // In Firefox, `instanceof HTMLElement` is false for some elements of the page.
      const { outerHTML, rel, href } = (target ?? {}) as Partial<HTMLLinkElement>;
      const keep = () =>
        consoleErrors.push(outerHTML ? `not loaded: ${outerHTML.slice(0, 300)}` : `error: ${message}`);
      // Firefox 140 reports an error for the preload of a module that is already loaded, so the file is requested instead.
      if (rel === 'modulepreload' && href) import(href).catch(keep);
      else keep();
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => consoleErrors.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    consoleErrors.push(`forbidden by ${violatedDirective}: ${blockedURI}`),
  );
}
