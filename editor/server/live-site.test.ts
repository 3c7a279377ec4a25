import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { askLiveSite, versionFile } from './live-site.ts';

/* In these tests, a local server stands in for the host of the live site. */
const published = '2026-11-24T10:00:00Z-5f0c';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  mkdirSync(path.join(folder, 'content'));
  writeFileSync(path.join(folder, versionFile), `${published}\n`);
});

afterEach(() => rmSync(folder, { recursive: true }));

async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function askAt(url: string, timeout = 10_000) {
  writeFileSync(path.join(folder, 'content', 'site.yaml'), `url: "${url}"\n`);
  return askLiveSite(path.join(folder, 'content'), folder, timeout);
}

test('the published version is live, an older one is not yet; each request has a different address', async () => {
  let now = 'an-older-one';
  const asked: (string | undefined)[] = [];
  const url = await host(({ url: address }, answer) => {
    asked.push(address);
    answer.end(`${now}\n`);
  });
  expect(await askAt(url)).toEqual({ isLive: false, url });
  now = published;
  expect(await askAt(url)).toEqual({ isLive: true, url });
  // Each request has a different address, so that no cache can answer it.
  for (const address of asked) expect(address).toMatch(/^\/content-version\.txt\?\d+$/);
});

test.each<[string, RequestListener]>([
  ['a page instead', (_, answer) => answer.end(`<!doctype html><title>${published}</title>`)],
  ['an error of the host', (_, answer) => answer.writeHead(404).end(published)],
  ['no answer in time', () => {}],
  ['an answer that stops in the middle', (_, answer) => answer.writeHead(200).write(published.slice(0, 5))],
  ['a connection that breaks', ({ socket }) => socket.destroy()],
])('%s is not live yet', async (_, answer) => {
  expect(await askAt(await host(answer), 1000)).toMatchObject({ isLive: false });
});

test('a redirect is followed, and a site in a subfolder is requested there', async () => {
  const url = await host(({ url: address = '' }, answer) => {
    if (address.startsWith('/studio/'))
      answer.writeHead(301, { location: address.replace('/studio/', '/new/') }).end();
    else answer.end(address.startsWith('/new/content-version.txt') ? published : 'an-older-one');
  });
  expect(await askAt(`${url}/studio`)).toMatchObject({ isLive: true });
});

test('without an answering host or a publication, nothing is live', async () => {
  for (const url of ['', 'no address']) expect(await askAt(url)).toEqual({ isLive: false, url });
  const url = await host((_, answer) => answer.end(published));
  rmSync(path.join(folder, versionFile));
  expect(await askAt(url)).toEqual({ isLive: false, url });
});
