import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { findDestination, listPages, missingPage } from './serve/addresses.ts';
import { headersFor } from './serve/headers.ts';
import { isCalledDirectly } from './tools/called-directly.ts';
import { runScript } from './tools/run-script.ts';

/** A running server; `url` has no trailing slash. */
export interface RunningServer {
  url: string;
  /** Switches to another built folder. */
  show: (folder: string) => void;
  close: () => Promise<void>;
}

/** Answers a request for a file that the folder does not hold yet; resolves to false if the site has no such file. */
type SendLater = (address: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface ServeOptions {
  port?: number;
  folder?: string;
  sendLater?: SendLater;
}

const builtSite = path.join(import.meta.dirname, '..', 'build', 'client');
const usualPort = 4173;
const portsToTry = 20;

/**
 * Serves a built folder like a static host. `port` 0 means any free port; if a port is taken, the next free one is used, so read
 * the address from the result. `sendLater` is called for files that the folder lacks.
 * Rejects if the folder holds no site or no port is free.
 */
export async function serve({
  port = usualPort,
  folder = builtSite,
  sendLater,
}: ServeOptions = {}): Promise<RunningServer> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error('There is no built site: npm run build first.');
  let handle = createHandler(folder, sendLater);
  const server = createServer((request, response) => handle(request, response));
  await listen(server, port);
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    show: (other) => {
      handle = createHandler(other, sendLater);
    },
    close: () => close(server),
  };
}

function createHandler(
  folder: string,
  sendLater: SendLater = () => Promise.resolve(false),
): (request: IncomingMessage, response: ServerResponse) => void {
  const pages = listPages(folder);
  const serveFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });

  return (request, response) => {
    const url = request.url ?? '/';
    for (const [name, value] of headersFor(url)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const destination = findDestination(url, pages);
    if (destination.kind === 'redirect') {
      response.writeHead(301, { location: destination.to }).end();
    } else if (destination.kind === 'missing') {
      void sendMissing(folder, destination.page, request, response);
    } else {
      serveFile(request, response, async () => {
        if (await sendLater(url, request, response)) return;
        void sendMissing(folder, missingPage(url), request, response);
      });
    }
  };
}

async function sendMissing(
  folder: string,
  page: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = path.join(folder, page);
  const accepted = request.headers['accept-encoding'] ?? '';
  const encodings = { br: '.br', gzip: '.gz' };
  const [encoding, ending] =
    Object.entries(encodings).find(([name, end]) => accepted.includes(name) && existsSync(file + end)) ?? [];
  const body = await readFile(`${file}${ending ?? ''}`).catch(() => 'Not found');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(body);
}

async function listen(server: Server, firstPort: number): Promise<void> {
  for (let port = firstPort; port < firstPort + portsToTry; port += 1) {
    if (await isFree(server, port)) return;
  }
  throw new Error(
    `The ports ${firstPort} to ${firstPort + portsToTry - 1} are all taken: choose one with PORT=…`,
  );
}

/** Starts to listen; resolves to false if the port is taken. */
function isFree(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', refuse);
    server.listen(port, () => {
      server.off('error', refuse);
      resolve(true);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Browsers keep their connections open, and close() waits for them.
    server.closeAllConnections();
  });
}

/** Serves on the port of the variable PORT, or else from the usual port on, logs the address, and runs until it is stopped. */
export async function serveSite(options: Omit<ServeOptions, 'port'> = {}): Promise<RunningServer> {
  const port = Number(process.env.PORT) || usualPort;
  const server = await serve({ ...options, port });
  if (!server.url.endsWith(`:${port}`)) console.log(`Port ${port} is taken; using the next free one.`);
  console.log(`The site is ready: ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit()));
  return server;
}

if (isCalledDirectly(import.meta.filename))
  await runScript(async () => {
    await serveSite();
  });
