import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { drawnCharacters } from '../../../scripts/fonts/drawn-characters.ts';
import { findFreePort } from '../../../scripts/free-port.mjs';
import { copyContent } from '../../../tests/copy-of-content.ts';
import { ContentEditor } from '../content-editor.ts';
import { mostBytes } from '../pictures/picture-refusal.ts';
import { PictureTaker } from '../pictures/picture-taker.ts';
import { PhoneDoor, type PhoneWay } from './phone-door.ts';

const drawn = await drawnCharacters();
const file = 'frames/line/item.yaml';
const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a08060' } })
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' } })
  .jpeg()
  .toBuffer();

let root: string;
let editor: ContentEditor;
let taker: PictureTaker;
let door: PhoneDoor;
let origin: string;
let key: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'phone-'));
  copyContent(path.join(root, 'content'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(async () => {
  const folder = path.join(root, 'editor');
  rmSync(folder, { recursive: true, force: true });
  editor = new ContentEditor({ contentRoot: path.join(root, 'content'), editor: folder }, drawn);
  await editor.open();
  taker = new PictureTaker(path.join(folder, 'uploads'));
  const port = await findFreePort();
  door = new PhoneDoor({ editor, taker, port, addresses: [{ name: 'Wi-Fi', address: '127.0.0.1' }] });
  origin = `http://127.0.0.1:${port}`;
  key = keyOf(await open());
});
afterEach(() => {
  vi.useRealTimers();
  door.stop();
  taker.close();
});

const open = () => door.open({ file, field: 'images' });
const keyOf = ([way]: PhoneWay[]) => way?.url.split('#')[1] ?? '';
const images = () => parse(editor.store.text(file)).images as { url: string }[];

/** As a browser asks: `fetch` sets neither host nor origin. */
function ask(
  place: string,
  body?: Uint8Array,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const own = body ? { origin, 'x-phone-key': key, 'content-length': String(body.length) } : {};
    const sent = request(
      origin + place,
      { agent: false, method: body ? 'POST' : 'GET', headers: { ...own, ...headers } },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const send = async (body: Uint8Array = photo) => JSON.parse((await ask('/picture', body)).text);

test('the address holds a key of 128 bits behind its #, and the page with its script and words needs none', async () => {
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  const page = await ask('/');
  expect(page.status).toBe(200);
  const words = JSON.parse(page.text.match(/id="words">(.*?)<\/script>/s)?.[1] ?? '');
  expect(Object.values(words.en).length).toBe(Object.values(words.ar).filter(Boolean).length);
  expect(page.text).not.toContain(key);
  const script = (await ask('/phone.js')).text;
  expect(() => new Function(script)).not.toThrow();
  expect((await ask('/phone.css')).status).toBe(200);
});

test('it reports that it has opened, and its pictures stand in the item, undone in one', async () => {
  expect(door.state()).toEqual({ isOpen: true, isReached: false, taken: 0 });
  const here = await ask('/here', Buffer.alloc(0));
  expect(JSON.parse(here.text)).toEqual({ title: { en: 'One Line', ar: 'خط واحد' }, left: 20 });
  const before = images().length;
  expect(await send()).toEqual({});
  expect(await send(Buffer.from('<svg/>'))).toEqual({ refused: 'svg' });
  expect(await send()).toEqual({});
  expect(door.state()).toEqual({ isOpen: true, isReached: true, taken: 2 });
  expect(images().slice(before)).toEqual([{ url: 'line-1.jpg' }, { url: 'line-2.jpg' }]);
  expect((await sharp(editor.there.place('frames/line/line-1.jpg')).metadata()).exif).toBeUndefined();
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});

describe('403', () => {
  afterEach(() => expect(editor.store.drafts.size).toBe(0));

  test.each([
    ['no key', { 'x-phone-key': '' }],
    ['another key', { 'x-phone-key': 'a'.repeat(32) }],
    ['another origin', { origin: 'http://evil.example' }],
    ['the editor’s own origin', { origin: 'http://127.0.0.1:4280' }],
    ['a page without an origin', { origin: 'null' }],
    ['what a browser calls another site', { 'sec-fetch-site': 'cross-site' }],
    ['another name of the host', { host: 'evil.example' }],
  ])('%s', async (_, headers) => {
    for (const place of ['/here', '/picture'])
      expect((await ask(place, photo, headers as Record<string, string>)).status).toBe(403);
  });

  test('whatever else the editor has', async () => {
    for (const place of [
      '/api/state',
      '/api/change',
      '/content/site.yaml',
      '/phone.ts',
      '/assets/x.js',
      '/picture',
      '/..%2f..%2fpackage.json',
    ]) {
      expect((await ask(place)).status).toBe(403);
      if (place !== '/picture') expect((await ask(place, Buffer.from('{}'))).status).toBe(403);
    }
  });

  test('after closing, also with the key, and with the key of before once it is open again', async () => {
    door.close();
    for (const place of ['/here', '/picture']) expect((await ask(place, photo)).status).toBe(403);
    expect((await ask('/')).status).toBe(403);
    expect(door.state().isOpen).toBe(false);
    const old = key;
    key = keyOf(await open());
    expect(key).not.toBe(old);
    expect((await ask('/picture', photo, { 'x-phone-key': old })).status).toBe(403);
    door.close(old);
    expect(door.state().isOpen).toBe(true);
  });

  test('a picture that was on its way when it closed', async () => {
    const sent = ask('/picture', photo);
    while (!taker.pid) await new Promise((resolve) => setTimeout(resolve, 2));
    door.close();
    expect((await sent).status).toBe(403);
  });

  test('after ten minutes, and where the panel asks no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open();
    for (let seconds = 0; seconds < 595; seconds += 5) {
      vi.advanceTimersByTime(5000);
      expect(door.state().isOpen).toBe(true);
    }
    vi.advanceTimersByTime(5000);
    expect(door.state().isOpen).toBe(false);
    await open();
    vi.advanceTimersByTime(15_000);
    expect(door.state().isOpen).toBe(false);
  });
});

test('twenty pictures, none of more than 40 MB', async () => {
  const large = { 'content-length': String(mostBytes + 1) };
  const answer = await new Promise<string>((resolve) => {
    const sent = request(
      `${origin}/picture`,
      { method: 'POST', headers: { origin, 'x-phone-key': key, ...large } },
      (response) => response.on('data', (part) => resolve(String(part))),
    );
    sent.on('error', () => {});
    sent.flushHeaders();
  });
  expect(JSON.parse(answer)).toEqual({ refused: 'tooLarge' });
  const answers = await Promise.all(Array.from({ length: 22 }, () => send()));
  expect(answers.filter(({ refused }) => refused === 'tooMany')).toHaveLength(2);
  expect(door.state().taken).toBe(20);
  expect(new Set(images().map(({ url }) => url)).size).toBe(images().length);
}, 60_000);

test('the port is free again once it is stopped', async () => {
  door.stop();
  await expect(ask('/')).rejects.toThrow(/ECONNREFUSED/);
});
