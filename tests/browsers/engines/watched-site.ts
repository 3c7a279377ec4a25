import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RunningServer } from '../../../scripts/serve.ts';
import { watchScript } from '../noises.ts';

/**
 * Hands on a site with the watching script first in every page, for a browser that cannot be asked to run a script
 * before those of a page. It stands before the page's Content-Security-Policy, so that needs no exception.
 */
export async function watchedSite(site: string): Promise<RunningServer> {
  const server = createServer((asked, answer) => handOn(site, asked, answer));
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function handOn(site: string, asked: IncomingMessage, answer: ServerResponse) {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  request(`${site}${asked.url}`, { method: asked.method, headers }, async (answered) => {
    const { 'content-length': length, etag, ...rest } = answered.headers;
    const isPage = rest['content-type']?.startsWith('text/html');
    answer.writeHead(answered.statusCode ?? 502, isPage ? rest : answered.headers);
    if (isPage) answer.end((await text(answered)).replace('<head>', `<head><script>${watchScript}</script>`));
    else answered.pipe(answer);
  })
    .on('error', () => answer.writeHead(502).end())
    .end();
}
