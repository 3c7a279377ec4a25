import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveWatch, siteAddress, versionFile } from './live-watch.ts';

/* The host of the site, asked as after a publication; all waits are short. */
const pauses = { pause: 20, patience: 300, limit: 100 };
const published = '2026-11-24T10:00:00Z-5f0c';

let folder: string;
let server: Server | undefined;
let watch: LiveWatch;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  writeFileSync(path.join(folder, versionFile), `${published}\n`);
});

afterEach(async () => {
  watch.stop();
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

function expectFrom(url: string): void {
  watch = new LiveWatch(() => url, pauses);
  watch.expect(folder);
}

const becomes = (state: object) =>
  vi.waitFor(() => expect(watch.state).toMatchObject(state), { timeout: 5000, interval: 5 });
const version =
  (text: string): RequestListener =>
  (_, answer) =>
    answer.end(text);

test('an older version is waited out: asked anew each time, until it is the published one', async () => {
  let now = 'an-older-one';
  const asked = new Set<string | undefined>();
  const url = await host(({ url: address }, answer) => {
    asked.add(address);
    answer.end(`${now}\n`);
  });
  expectFrom(url);
  expect(watch.state).toEqual({ state: 'asking', url });
  await becomes({ state: 'asking', answer: 'older' });
  now = published;
  await becomes({ state: 'live' });
  expect(watch.state).toEqual({ state: 'live', url });
  // No cache on the way can answer: no two addresses are the same.
  expect(asked.size).toBeGreaterThan(1);
  for (const address of asked) expect(address).toMatch(/^\/content-version\.txt\?\d+$/);
});

test('after a while it says so, and goes on asking', async () => {
  let now = 'an-older-one';
  expectFrom(await host((_, answer) => answer.end(now)));
  await becomes({ state: 'notYet', answer: 'older' });
  now = published;
  await becomes({ state: 'live' });
});

test.each<[string, RequestListener, string]>([
  ['no such file', (_, answer) => answer.writeHead(404).end('Not found'), 'other'],
  ['a page instead', (_, answer) => answer.end('<!doctype html><title>Parked</title>'), 'other'],
  ['a long page', version('x'.repeat(5000)), 'other'],
  ['nothing', version(''), 'other'],
  ['an error of the host', (_, answer) => answer.writeHead(503).end(), 'other'],
  ['no answer in time', () => {}, 'silent'],
  [
    'an answer that stops in the middle',
    (_, answer) => answer.writeHead(200).write(published.slice(0, 5)),
    'silent',
  ],
  ['a connection that breaks', ({ socket }) => socket.destroy(), 'silent'],
  [
    'a redirect in a circle',
    ({ url = '' }, answer) => answer.writeHead(302, { location: url }).end(),
    'silent',
  ],
])('%s is no version, and is told', async (_, answer, told) => {
  expectFrom(await host(answer));
  await becomes({ state: 'asking', answer: told });
  await becomes({ state: 'notYet', answer: told });
});

test('a server that is down is asked again until it is there', async () => {
  const url = await host(version(published));
  const port = Number(new URL(url).port);
  await new Promise((resolve) => server?.close(resolve));
  expectFrom(url);
  await becomes({ answer: 'silent' });
  await new Promise<void>((resolve) => {
    server = createServer(version(published)).listen(port, '127.0.0.1', resolve);
  });
  await becomes({ state: 'live' });
});

test('a redirect is followed, and a site below a folder is asked there', async () => {
  const url = await host(({ url: address = '' }, answer) => {
    if (address.startsWith('/studio/'))
      answer.writeHead(301, { location: address.replace('/studio/', '/new/') }).end();
    else answer.end(address.startsWith('/new/content-version.txt') ? published : 'an-older-one');
  }, '/studio');
  expectFrom(url);
  await becomes({ state: 'live' });
});

test('where there is nobody to ask it says so; a later publication alone is waited for', async () => {
  for (const url of ['', 'https://sindian.example', 'ftp://127.0.0.1', 'no address']) {
    expectFrom(url);
    expect(watch.state).toEqual({ state: 'unknown', url });
  }
  const url = await host(version('second'));
  expectFrom(url);
  writeFileSync(path.join(folder, versionFile), 'second');
  watch.expect(folder);
  await becomes({ state: 'live' });
  rmSync(path.join(folder, versionFile));
  watch.expect(folder);
  expect(watch.state.state).toBe('unknown');
});

test('the address is the one that the content says', () => {
  mkdirSync(path.join(folder, 'content'));
  writeFileSync(path.join(folder, 'content', 'site.yaml'), 'url: https://sindian.jo\n');
  expect(siteAddress(path.join(folder, 'content'))).toBe('https://sindian.jo');
});
