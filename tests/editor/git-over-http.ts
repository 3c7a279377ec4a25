import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/** A repository with a password, as on a Git host: `git http-backend` behind a small server. */
export interface GitHost {
  /** The URL of the repository, with user name and password. */
  address: (password: string) => string;
  /** Sets whether the connection breaks while objects are fetched or pushed. */
  isBroken: (broken: boolean) => void;
  close: () => Promise<void>;
}

export async function hostRepositories(repository: string, password: string): Promise<GitHost> {
  let isBroken = false;
  const server = createServer(async (request, response) => {
    const given = request.headers.authorization ?? '';
    if (given !== `Basic ${Buffer.from(`owner:${password}`).toString('base64')}`) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' }).end();
      return;
    }
    if (isBroken && request.method === 'POST') {
      request.socket.destroy();
      return;
    }
    const [pathInfo = '', query = ''] = (request.url ?? '').split('?');
    const output = execFileSync('git', ['http-backend'], {
      input: await buffer(request),
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: path.dirname(repository),
        GIT_HTTP_EXPORT_ALL: '1',
        REMOTE_USER: 'owner',
        REMOTE_ADDR: '127.0.0.1',
        REQUEST_METHOD: request.method ?? 'GET',
        PATH_INFO: pathInfo,
        QUERY_STRING: query,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      },
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const end = output.indexOf('\r\n\r\n');
    const lines = output.subarray(0, end).toString().split('\r\n');
    const { Status: status = '200', ...headers } = Object.fromEntries(lines.map((line) => line.split(': ')));
    response.writeHead(Number.parseInt(status, 10), headers).end(output.subarray(end + 4));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (given) =>
      `http://owner:${encodeURIComponent(given)}@127.0.0.1:${port}/${path.basename(repository)}`,
    isBroken: (broken) => {
      isBroken = broken;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
