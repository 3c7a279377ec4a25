import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawnCharacters } from '../../../scripts/fonts/drawn-characters.ts';
import { copyContent } from '../../../tests/copy-of-content.ts';
import { createApp } from '../app.ts';
import { ContentEditor } from '../content-editor.ts';
import { Publisher } from '../publisher.ts';
import { mostBytes } from './picture-refusal.ts';
import { PictureTaker } from './picture-taker.ts';

const key = 'a'.repeat(32);
const host = '127.0.0.1:4280';
const drawn = await drawnCharacters();
const line = 'frames/line/item.yaml';

let root: string;
let editor: ContentEditor;
let taker: PictureTaker;
let app: ReturnType<typeof createApp>;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'item-pictures-'));
  copyContent(path.join(root, 'content'));
  cpSync('editor/client/index.html', path.join(root, 'client/index.html'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(async () => {
  rmSync(path.join(root, 'editor'), { recursive: true, force: true });
  const [contentRoot, folder] = [path.join(root, 'content'), path.join(root, 'editor')];
  editor = new ContentEditor({ contentRoot, editor: folder }, drawn);
  await editor.open();
  taker = new PictureTaker(path.join(folder, 'uploads'));
  app = createApp({
    editor,
    publisher: new Publisher(root, contentRoot, folder, editor),
    taker,
    live: async () => ({ isLive: false, url: '' }),
    client: path.join(root, 'client'),
    key,
    port: () => 4280,
    previewOrigin: 'http://127.0.0.1:4281',
    previewState: () => 'ready',
  });
});
afterEach(() => taker.close());

const photo = (width = 600, height = 400, background = '#a08060') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

function send(bytes: Uint8Array, query: Record<string, string>, headers: Record<string, string> = {}) {
  return app.request(`http://${host}/api/picture?${new URLSearchParams({ batch: '1', ...query })}`, {
    method: 'POST',
    headers: { host, 'x-editor-key': key, 'content-type': 'application/octet-stream', ...headers },
    body: Buffer.from(bytes),
  });
}

const put = async (bytes: Uint8Array, file: string, field: string, batch = '1') =>
  (await send(bytes, { file, field, batch })).json();
const said = (file: string) => parse(editor.store.text(file));
const bytesOf = (file: string) => readFileSync(editor.there.place(file));

test('several pictures of a batch stand in order at the end of the list, named from the item, and are undone in one', async () => {
  const before = said(line).images.length;
  const [first, bad, second] = [await photo(), Buffer.from('<svg></svg>'), await photo(300, 300)];
  expect((await put(first, line, 'images')).field).toBe(`images[${before + 1}].url`);
  expect(await put(bad, line, 'images')).toEqual({ refused: 'svg' });
  expect((await put(second, line, 'images')).field).toBe(`images[${before + 2}].url`);
  expect(said(line).images.slice(before)).toEqual([{ url: 'line-1.jpg' }, { url: 'line-2.jpg' }]);
  expect(editor.mistakes).toEqual([]);
  expect(existsSync(path.join(root, 'editor/preview/frames/line/line-2.jpg'))).toBe(true);
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
  await editor.redo();
  expect((await sharp(bytesOf('frames/line/line-2.jpg')).metadata()).width).toBe(300);
});

test('a number is never given twice', async () => {
  await put(await photo(), line, 'images', '1');
  const count = said(line).images.length;
  await editor.change('remove', [{ file: line, change: { type: 'remove', path: ['images', count - 1] } }]);
  expect(editor.store.drafts.size).toBe(0);
  await put(await photo(), 'projects/family-majlis/item.yaml', 'images', '2');
  expect(said('projects/family-majlis/item.yaml').images.at(-1)).toEqual({ url: 'family-majlis-1.jpg' });
});

test('a picture is replaced in its place: name and words stay, what was measured on another size goes', async () => {
  const images = said(line).images;
  const cut = images.findIndex(({ edges }: { edges?: unknown }) => edges);
  const { edges: _, ...others } = images[cut];
  const file = `frames/line/${others.url}`;
  const published = bytesOf(file);
  expect((await put(await photo(611, 407), line, `images[${cut + 1}].url`)).field).toBe(
    `images[${cut + 1}].url`,
  );
  expect(said(line).images[cut]).toEqual(others);
  expect((await sharp(bytesOf(file)).metadata()).width).toBe(611);
  expect(readFileSync(path.join(root, 'content', file))).toEqual(published);
  expect((await editor.item('/frames/line'))?.files[0]?.isDraft).toBe(true);
  await editor.discard(line);
  expect(bytesOf(file)).toEqual(published);
});

test('a picture that stands elsewhere too is replaced here alone', async () => {
  const file = 'projects/family-majlis/item.yaml';
  const { coverImage } = said(file);
  await put(await photo(), file, 'coverImage');
  const { coverImage: after, images } = said(file);
  expect(JSON.stringify(images)).toContain(coverImage.url);
  expect(after).toEqual({ ...coverImage, url: 'family-majlis-1.jpg' });
  expect(editor.store.drafts.has(`projects/family-majlis/${coverImage.url}`)).toBe(false);
});

test.each([
  ['frames/line/item.yaml', 'prints[1].art', /^frames\/line\/art-\d+\.jpg$/],
  ['testimonials.yaml', '[1].photo', /^people\/.*\.jpg$/],
  ['site.yaml', 'hero.background.image.url', /^pictures\/hero-.*\.jpg$/],
  ['site.yaml', 'faqPicture.url', /^pictures\/.*\.jpg$/],
  ['rooms.yaml', '[1].picture', /^rooms\/.*\.jpg$/],
])('%s: %s', async (file, field, name) => {
  const answer = await put(await photo(900, 900), file, field);
  expect(answer.refused ?? answer.error).toBeUndefined();
  const pictures = [...editor.store.drafts].filter(
    ([one, draft]) => !one.endsWith('.yaml') && draft !== null,
  );
  expect(pictures).toHaveLength(1);
  expect(pictures[0]?.[0]).toMatch(name);
  expect(editor.draftsWith(file)).toContain(pictures[0]?.[0]);
});

test('an entry of a list takes its picture along, unless that stands elsewhere too', async () => {
  const { images } = said(line);
  await editor.change('remove', [
    { file: line, change: { type: 'remove', path: ['images', images.length - 1] } },
  ]);
  expect(editor.store.drafts.get(`frames/line/${images.at(-1).url}`)).toBeNull();
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});

describe('what is refused', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['no key', { 'x-editor-key': '' }, 403],
    ['another name of the host', { host: 'evil.example' }, 403],
    ['what a form can send', { 'content-type': 'text/plain' }, 415],
    ['what another part of the editor takes', { 'content-type': 'application/json' }, 415],
  ])('%s', async (_, headers, status) => {
    const answer = await send(
      await photo(),
      { file: line, field: 'images' },
      headers as Record<string, string>,
    );
    expect(answer.status).toBe(status);
    expect(editor.store.drafts.size).toBe(0);
  });

  test.each([
    ['../package.json', 'images'],
    ['frames/../frames/line/item.yaml', 'images'],
    ['frames/line/1-room.jpg', 'images'],
    [line, 'title'],
    [line, 'title.en'],
    [line, ''],
    [line, '__proto__'],
    [line, 'images[99].url'],
  ])('%s %s', async (file, field) => {
    expect((await send(await photo(), { file, field })).status).toBe(400);
    expect(editor.store.drafts.size).toBe(0);
  });

  test('a file that says itself that it is too large', async () => {
    const headers = { 'content-length': String(mostBytes + 1) };
    expect(await (await send(Buffer.from('x'), { file: line, field: 'images' }, headers)).json()).toEqual({
      refused: 'tooLarge',
    });
  });
});

describe('pictures are shown', () => {
  const show = (file: string, headers: Record<string, string> = {}) =>
    app.request(`http://${host}/content/${file}?width=200`, { headers: { host, ...headers } });

  test('of drafts and of what is published, to this site alone', async () => {
    await put(await photo(700, 500), line, 'images');
    for (const file of ['frames/line/line-1.jpg', 'frames/line/1-room.jpg']) {
      const answer = await show(file, { 'sec-fetch-site': 'same-origin' });
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(200);
    }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { host: 'evil.example' },
    ])
      expect((await show('frames/line/1-room.jpg', headers as Record<string, string>)).status).toBe(403);
  });

  test.each(['site.yaml', '..%2f..%2fpackage.json', 'frames/line/none.jpg', 'README.md', ''])(
    'nothing else: %j',
    async (file) => {
      expect((await show(file)).status).toBe(404);
    },
  );
});
