import { readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Ask, startApp } from '#tests/editor/test-app.ts';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import type { ContentEditor } from '../content-editor.ts';
import { maxPictureBytes } from './picture-refusal.ts';

const line = 'frames/line/item.yaml';
const majlis = 'projects/family-majlis/item.yaml';

let project: TestProject;
let editor: ContentEditor;
let ask: Ask;

beforeAll(() => {
  project = new TestProject();
});
afterAll(() => project.remove());

beforeEach(async () => {
  rmSync(project.at('.editor'), { recursive: true, force: true });
  const { editor: opened, publisher } = await openEditor(project.folder);
  editor = opened;
  ask = startApp(project, editor, publisher);
});

const photo = (width = 600, height = 400, background = '#a08060') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const send = (body: Uint8Array, query: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(`/api/picture?${new URLSearchParams({ batch: '1', ...query })}`, { body, headers });
const put = async (bytes: Uint8Array, file: string, field: string) =>
  (await send(bytes, { file, field })).json();
const parsed = (file: string) => parse(editor.store.text(file));
const removeEntry = (file: string, entry: number) =>
  editor.change('remove', [{ file, change: { type: 'remove', path: ['images', entry] } }]);
const bytesOf = (file: string) => readFileSync(editor.currentFiles.pathOf(file));

test('the pictures of a batch are appended in order, are named after the item, and are undone in one step', async () => {
  const before = parsed(line).images.length;
  const [first, bad, second] = [await photo(), Buffer.from('<svg></svg>'), await photo(300, 300)];
  expect((await put(first, line, 'images')).field).toBe(`images[${before + 1}].url`);
  expect(await put(bad, line, 'images')).toEqual({ refused: 'svg' });
  expect((await put(second, line, 'images')).field).toBe(`images[${before + 2}].url`);
  expect(parsed(line).images.slice(before)).toEqual([{ url: 'line-1.jpg' }, { url: 'line-2.jpg' }]);
  expect(editor.mistakes).toEqual([]);
  expect(project.has('.editor/preview/frames/line/line-2.jpg')).toBe(true);
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
  await editor.redo();
  expect((await sharp(bytesOf('frames/line/line-2.jpg')).metadata()).width).toBe(300);
});

test('a replaced picture keeps its name and texts; its edges are removed if the size differs', async () => {
  const images = parsed(line).images;
  const cut = images.findIndex(({ edges }: { edges?: unknown }) => edges);
  const { edges: _, ...others } = images[cut];
  const file = `frames/line/${others.url}`;
  const published = bytesOf(file);
  expect((await put(await photo(611, 407), line, `images[${cut + 1}].url`)).field).toBe(
    `images[${cut + 1}].url`,
  );
  expect(parsed(line).images[cut]).toEqual(others);
  expect((await sharp(bytesOf(file)).metadata()).width).toBe(611);
  const shown = () => readFileSync(project.at('.editor/preview', file));
  expect(shown()).toEqual(bytesOf(file));
  expect(readFileSync(project.at('content', file))).toEqual(published);
  expect((await editor.item('/frames/line'))?.isDraft).toBe(true);
  await editor.discard(line);
  expect(bytesOf(file)).toEqual(published);
  expect(shown()).toEqual(published);
});

test('a picture that is also named elsewhere is replaced only in this item', async () => {
  const { coverImage } = parsed(majlis);
  await put(await photo(), majlis, 'coverImage');
  const { coverImage: after, images } = parsed(majlis);
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
])('a picture of %s at %s gets a name and folder of its kind', async (file, field, name) => {
  const answer = await put(await photo(900, 900), file, field);
  expect(answer.refused ?? answer.error).toBeUndefined();
  const pictures = [...editor.store.drafts].filter(
    ([one, draft]) => !one.endsWith('.yaml') && draft !== null,
  );
  expect(pictures).toHaveLength(1);
  expect(pictures[0]?.[0]).toMatch(name);
  expect(editor.draftsWith(file)).toContain(pictures[0]?.[0]);
});

test('removing a list entry removes its picture, unless it is also named elsewhere', async () => {
  const { images } = parsed(line);
  await removeEntry(line, images.length - 1);
  expect(editor.store.drafts.get(`frames/line/${images.at(-1).url}`)).toBeNull();
  await editor.undo();
  await put(await photo(), line, 'images');
  await removeEntry(line, images.length);
  expect(editor.store.drafts.size).toBe(0);

  const { coverImage, images: views } = parsed(majlis);
  const isCover = ({ url }: { url: string }) => url === coverImage.url;
  await removeEntry(majlis, views.findIndex(isCover));
  expect(parsed(majlis).images.some(isCover)).toBe(false);
  expect([...editor.store.drafts.keys()]).toEqual([majlis]);
});

describe('what is refused', () => {
  test.each(['text/plain', 'application/json'])('%s instead of bytes', async (type) => {
    const answer = await send(await photo(), { file: line, field: 'images' }, { 'content-type': type });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['frames/../frames/line/item.yaml', 'images'],
    [line, 'title'],
    [line, 'title.en'],
    [line, ''],
    [line, '__proto__'],
    [line, 'images[99].url'],
  ])('%s %s', async (file, field) => {
    expect((await send(await photo(), { file, field })).status).toBe(400);
    expect(editor.store.drafts.size).toBe(0);
  });

  test('a file whose header Content-Length is too large', async () => {
    const headers = { 'content-length': String(maxPictureBytes + 1) };
    expect(await (await send(Buffer.from('x'), { file: line, field: 'images' }, headers)).json()).toEqual({
      refused: 'tooLarge',
    });
  });
});

describe('pictures are shown', () => {
  const show = (file: string, headers: Record<string, string> = {}) =>
    ask(`/content/${file}?width=200`, { headers: { 'x-editor-key': '', ...headers } });

  test('of drafts and of published files, only to the editor’s own page', async () => {
    await put(await photo(700, 500), line, 'images');
    for (const file of ['frames/line/line-1.jpg', 'frames/line/1-room.jpg']) {
      const answer = await show(file, { 'sec-fetch-site': 'same-origin' });
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(200);
    }
    for (const [name, value] of [
      ['sec-fetch-site', 'same-site'],
      ['host', 'evil.example'],
    ] as const)
      expect((await show('frames/line/1-room.jpg', { [name]: value })).status).toBe(403);
  });

  test.each(['site.yaml', '..%2f..%2fpackage.json', 'frames/line/none.jpg', 'README.md', ''])(
    'nothing else: %j',
    async (file) => {
      expect((await show(file)).status).toBe(404);
    },
  );
});
