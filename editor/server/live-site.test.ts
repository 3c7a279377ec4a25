import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askLiveSite, versionFile } from './live-site.ts';

/* The host of the site, asked as after a publication. */
const published = '2026-11-24T10:00:00Z-5f0c';

let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  mkdirSync(path.join(folder, 'content'));
  writeFileSync(path.join(folder, versionFile), `${published}\n`);
});

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  rmSync(folder, { recursive: true });
});

async function host(answer: RequestListener, below = ''): Promise<string> {
  const own = createServer(answer);
  server = own;
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}${below}`;
}

function askAt(url: string, most = 10_000) {
  writeFileSync(path.join(folder, 'content', 'site.yaml'), `url: "${url}"\n`);
  return askLiveSite(path.join(folder, 'content'), folder, most);
}

const version =
  (text: string): RequestListener =>
  (_, answer) =>
    answer.end(text);

test('the published version is live, an older one is not yet; each look has an address of its own', async () => {
  let now = 'an-older-one';
  const asked: (string | undefined)[] = [];
  const url = await host(({ url: address }, answer) => {
    asked.push(address);
    answer.end(`${now}\n`);
  });
  expect(await askAt(url)).toEqual({ isLive: false, url });
  now = published;
  expect(await askAt(url)).toEqual({ isLive: true, url });
  // No cache on the way can answer.
  for (const address of asked) expect(address).toMatch(/^\/content-version\.txt\?\d+$/);
});

test.each<[string, RequestListener]>([
  ['no such file', (_, answer) => answer.writeHead(404).end('Not found')],
  ['a page instead', (_, answer) => answer.end('<!doctype html><title>Parked</title>')],
  ['a long page', version('x'.repeat(5000))],
  ['nothing', version('')],
  ['an error of the host', (_, answer) => answer.writeHead(503).end()],
  ['no answer in time', () => {}],
  ['an answer that stops in the middle', (_, answer) => answer.writeHead(200).write(published.slice(0, 5))],
  ['a connection that breaks', ({ socket }) => socket.destroy()],
  ['a redirect in a circle', ({ url = '' }, answer) => answer.writeHead(302, { location: url }).end()],
])('%s is not live yet', async (_, answer) => {
  expect(await askAt(await host(answer), 1000)).toMatchObject({ isLive: false });
});

test('a redirect is followed, and a site below a folder is asked there', async () => {
  const url = await host(({ url: address = '' }, answer) => {
    if (address.startsWith('/studio/'))
      answer.writeHead(301, { location: address.replace('/studio/', '/new/') }).end();
    else answer.end(address.startsWith('/new/content-version.txt') ? published : 'an-older-one');
  }, '/studio');
  expect(await askAt(url)).toMatchObject({ isLive: true });
});

test('where there is nobody to ask, or nothing was published, nothing is live', async () => {
  for (const url of ['', 'https://sindian.example', 'ftp://127.0.0.1', 'no address'])
    expect(await askAt(url)).toEqual({ isLive: false, url });
  const url = await host(version(published));
  rmSync(path.join(folder, versionFile));
  expect(await askAt(url)).toEqual({ isLive: false, url });
});
