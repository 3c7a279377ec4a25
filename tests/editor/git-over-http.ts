import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A repository behind a password, as a host has it: `git http-backend` behind a small server. */
export interface GitHost {
  /** The address of a repository with name and password in it. */
  address: (password: string) => string;
  /** Whether the line breaks where objects are asked for or sent. */
  isBroken: (broken: boolean) => void;
  close: () => Promise<void>;
}

/**
 * @param folder where the bare repositories stand
 * @param name of one of them
 */
export async function hostRepositories(folder: string, name: string, password: string): Promise<GitHost> {
  let isBroken = false;
  const server: Server = createServer((request, response) => {
    const given = request.headers.authorization ?? '';
    if (given !== `Basic ${Buffer.from(`owner:${password}`).toString('base64')}`) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="site"' }).end();
      return;
    }
    if (isBroken && request.method === 'POST') {
      request.socket.destroy();
      return;
    }
    const [place = '', query = ''] = (request.url ?? '').split('?');
    const child = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        REMOTE_USER: 'owner',
        REMOTE_ADDR: '127.0.0.1',
        REQUEST_METHOD: request.method ?? 'GET',
        PATH_INFO: place,
        QUERY_STRING: query,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    request.pipe(child.stdin);
    child.stdin.on('error', () => {});
    let said = Buffer.alloc(0);
    child.stdout.on('data', (part: Buffer) => {
      said = Buffer.concat([said, part]);
    });
    child.on('close', () => {
      const end = said.indexOf('\r\n\r\n');
      const headers = said
        .subarray(0, end)
        .toString()
        .split('\r\n')
        .map((line) => line.split(': ') as [string, string]);
      const status = headers.find(([header]) => header === 'Status')?.[1] ?? '200';
      response.writeHead(
        Number.parseInt(status, 10),
        Object.fromEntries(headers.filter(([header]) => header !== 'Status')),
      );
      response.end(said.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (given) => `http://owner:${encodeURIComponent(given)}@127.0.0.1:${port}/${name}`,
    isBroken: (broken) => {
      isBroken = broken;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
