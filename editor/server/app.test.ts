import { rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { mistakeLines } from '#model/content/content-error.ts';
import { fieldName, parseFieldName, valueAt } from '#model/content/field-path.ts';
import { scalarsIn } from '#model/content/walk.ts';
import { checkContent } from '#model/on-disk/check-content.server.ts';
import { drawnCharacters } from '#scripts/fonts/drawn-characters.ts';
import { type Ask, key, startApp } from '#tests/editor/test-app.ts';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import type { UnreadyItem } from '../ready/find-unready.ts';
import { ContentEditor } from './content-editor.ts';
import type { SearchAnswer } from './content-search.ts';
import type { SentChange } from './request-bodies.ts';
import type { EditorState, ItemState } from './state.ts';

const kalima = 'frames/kalima/item.yaml';
const drawn = await drawnCharacters();

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

async function change(...changes: SentChange[]): Promise<EditorState> {
  const answer = await ask('/api/change', { body: { key: JSON.stringify(changes), changes } });
  expect(answer.status).toBe(200);
  return answer.json();
}

function set(file: string, field: string, value: unknown) {
  return change({ file, field, type: 'set', value });
}

const itemOf = async (address: string): Promise<ItemState> =>
  (await ask(`/api/item?address=${encodeURIComponent(address)}`)).json();
const stateNow = async (): Promise<EditorState> => (await ask('/api/state')).json();
const draft = (file: string) => project.read(`.editor/drafts/${file}`);
const shown = (file: string) => project.read(`.editor/preview/${file}`);
const published = (file: string) => project.read(`content/${file}`);

/** Changes a published file until the end of the test. */
function changePublished(file: string, change: (text: string) => string) {
  const before = published(file);
  onTestFinished(() => project.write(`content/${file}`, before));
  project.edit(`content/${file}`, change);
}

describe('what is refused', () => {
  test.each([
    ['another name of the host', { host: 'evil.example:4280' }],
    ['another port', { host: '127.0.0.1:80' }],
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['what a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['what another port of this machine asks', { 'sec-fetch-site': 'same-site' }],
    ['no key', { 'x-editor-key': '' }],
    ['another key', { 'x-editor-key': 'b'.repeat(32) }],
  ])('%s', async (_, headers) => {
    for (const [route, body] of [
      ['/api/state', undefined],
      ['/api/change', { key: 'x', changes: [] }],
      ['/api/picture', Buffer.from('x')],
    ] as const) {
      const answer = await ask(route, { headers, body });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('version');
    }
  });

  test('a form of another site, which cannot send JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await ask('/api/undo', { headers, body: {} })).status).toBe(415);
  });

  test.each([
    ['__proto__.polluted', { type: 'set', value: 1 }],
    ['title.constructor', { type: 'set', value: 1 }],
    ['prototype', { type: 'remove' }],
    ['title.en', { type: 'replace', value: 1 }],
    ['title.en', {}],
  ])('an invalid change: %s %j', async (field, change) => {
    const changes = [{ file: kalima, field, ...change }];
    expect((await ask('/api/change', { body: { key: 'x', changes } })).status).toBe(400);
    expect(editor.store.drafts.size).toBe(0);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    await set(kalima, 'title.en', 'The Word');
  });

  test('a change of an item that was deleted meanwhile, which “Undo” allows again', async () => {
    const changes = [{ file: kalima, field: 'title.en', type: 'set', value: 'Typed late' }];
    await ask('/api/items', { body: { type: 'delete', address: '/frames/kalima' } });
    expect((await ask('/api/change', { body: { key: 'x', changes } })).status).toBe(400);
    await ask('/api/undo', { body: {} });
    expect((await ask('/api/change', { body: { key: 'x', changes } })).status).toBe(200);
  });

  test.each([
    ['[]', 400],
    ['{', 400],
    [JSON.stringify({ key: 'x'.repeat(1_100_000), changes: [] }), 413],
  ])('an invalid body: %.20s', async (body, status) => {
    expect((await ask('/api/change', { body })).status).toBe(status);
  });

  test.each([
    '../package.json',
    'frames/kalima/../../site.yaml',
    '/etc/passwd',
    'frames/kalima/2-front.jpg',
    'frames/none/item.yaml',
    'faq.yaml\0',
    '',
  ])('a file outside of the content: %j', async (file) => {
    for (const [route, body] of [
      ['/api/change', { key: 'x', changes: [{ file, field: 'a', type: 'set', value: 1 }] }],
      ['/api/discard', { file }],
    ] as const) {
      const answer = await ask(route, { body });
      expect(answer.status).toBe(400);
      expect((await answer.json()).error).toMatch(/^There is no content\//);
    }
    expect(editor.store.drafts.size).toBe(0);
  });

  test.each([
    '../x.jpg',
    'frames/../../x.jpg',
    'frames/line/x.sh',
    'frames/line/a b.jpg',
    'link/x.jpg',
    'frames/line/x\0.jpg',
  ])('a picture at %j', async (file) => {
    symlinkSync(tmpdir(), project.at('content/link'));
    onTestFinished(() => unlinkSync(project.at('content/link')));
    const picture = { path: project.at('content/frames/line/1-room.jpg') };
    await expect(editor.changeFiles('bad', () => new Map([[file, picture]]))).rejects.toThrow(
      /can be written/,
    );
    expect(editor.store.drafts.size).toBe(0);
  });

  test.each(['..%2findex.html', '%2e%2e%2f..%2fserver%2fapp.ts', 'none.js'])(
    'a file beside the pages: %s',
    async (file) => {
      expect((await ask(`/assets/${file}`)).status).toBe(404);
    },
  );
});

test('the page can load nothing from other origins, no other page can embed it, and it contains the key of this start', async () => {
  const answer = await ask('/frames/kalima', { headers: { 'x-editor-key': '' } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(await answer.text()).toContain(`name="editor-key" content="${key}"`);
});

test('the site’s words: a mistake names its field, and removing the last word of a group removes the group', async () => {
  const words = 'words.yaml';
  const before = editor.store.published(words);
  const textNow = () => parse(draft(words));
  expect(await itemOf('/words')).toMatchObject({ file: words, value: {}, isDraft: false });
  await set(words, 'nav.home.en', 'Start');
  expect(draft(words)).toBe(before.replace('{}', 'nav:\n  home:\n    en: Start'));
  expect(shown(words)).toBe(draft(words));
  const { mistakes } = await set(words, 'frames.all.ar', 'كل اللوحات');
  expect(mistakes).toMatchObject([{ file: words, field: 'frames.all.ar', address: '/words' }]);
  // The preview still shows the last version of the file that passed the content check.
  expect(parse(shown(words))).toEqual({ nav: { home: { en: 'Start' } } });
  await set(words, 'frames.all.ar', 'اللوحات ({n})');
  expect(editor.mistakes).toEqual([]);
  expect(shown(words)).toBe(draft(words));
  // Removing a field that does not exist keeps the group around the field.
  await change({ file: words, field: 'nav.home.ar', type: 'remove' });
  await change({ file: words, field: 'frames.all.ar', type: 'remove' });
  expect(textNow()).toEqual({ nav: { home: { en: 'Start' } } });
  await change({ file: words, field: 'nav.home.en', type: 'remove' });
  expect(editor.store.drafts.size).toBe(0);
  await editor.undo();
  expect(textNow()).toEqual({ nav: { home: { en: 'Start' } } });
});

test('a change becomes a draft at once and changes one line; edited content loses its mark of the sample, and gets it back when the edit is undone by hand', async () => {
  expect(published(kalima)).toContain('\nsample: true\n');
  expect((await itemOf('/frames/kalima')).value).not.toHaveProperty('sample');
  const { items } = await set(kalima, 'pricing[1].price', 12);
  const changed = published(kalima).replace('price: 10', 'price: 12').replace('\nsample: true\n', '\n');
  expect(draft(kalima)).toBe(changed);
  const item = items.find(({ address }) => address === '/frames/kalima');
  expect(item).toMatchObject({ isDraft: true, mistakes: 0 });
  await set(kalima, 'pricing[1].price', 10);
  expect(editor.store.drafts.size).toBe(0);

  const entries = published('faq.yaml').match(/sample: true/g)?.length ?? 0;
  await set('faq.yaml', '[1].answer.en', 'Of course.');
  expect(draft('faq.yaml').match(/sample: true/g)?.length).toBe(entries - 1);
  const confirmed: EditorState = await (await ask('/api/confirm', { body: { address: '/faq' } })).json();
  expect(draft('faq.yaml')).not.toContain('sample: true');
  expect(confirmed.mistakes).toEqual([]);
  const unready: UnreadyItem[] = await (await ask('/api/ready')).json();
  expect(unready.map(({ address }) => address)).not.toContain('/faq');
});

test('a mistake is reported with its field in both languages, and the preview keeps the last version that passed', async () => {
  await set(kalima, 'pricing[1].price', 12);
  const passed = shown(kalima);
  const state = await set(kalima, 'title.ar', '');
  expect(state.mistakes).toEqual([
    {
      file: kalima,
      field: 'title.ar',
      address: '/frames/kalima',
      text: { en: 'Please write something here', ar: 'يلزم نص هنا' },
    },
  ]);
  expect(shown(kalima)).toBe(passed);
  expect(await itemOf('/frames/kalima')).toMatchObject({ isHeld: true });
  await set(kalima, 'title.ar', 'كلمة واحدة');
  expect(shown(kalima)).toBe(draft(kalima));
});

test('a file that was broken by hand is reported, and the preview keeps the last version that passed, or shows that of Git', async () => {
  const before = published('skills.yaml');
  changePublished('skills.yaml', (text) => text.replace('95', '950'));
  await editor.reload();
  expect((await stateNow()).mistakes).toMatchObject([{ file: 'skills.yaml' }]);
  expect(shown('skills.yaml')).toBe(before);
  await set(kalima, 'pricing[1].price', 12);
  expect(shown(kalima)).toContain('price: 12');

  // The file was already broken before the first start of the editor.
  const folders = { contentRoot: project.at('content'), editor: project.at('.editor/later') };
  await new ContentEditor({ ...folders, committed: async () => before }, drawn).open();
  expect(project.read('.editor/later/preview/skills.yaml')).toBe(before);
});

test('a draft that makes another file faulty is not shown', async () => {
  const before = shown('frame-colors.yaml');
  const state = await change({ file: 'frame-colors.yaml', field: '[1]', type: 'remove' });
  expect(state.mistakes.map(({ file }) => file)).toContain(kalima);
  expect(shown('frame-colors.yaml')).toBe(before);
});

test('a picture that is only a file name becomes a group when it gets texts', async () => {
  const file = 'projects/family-majlis/item.yaml';
  const { images } = parse(published(file));
  await set(file, 'images[1]', images[0].url);
  await change(
    { file, field: 'images[1].label.en', type: 'set', value: 'A room' },
    { file, field: 'images[1].label.ar', type: 'set', value: 'غرفة' },
  );
  expect(parse(draft(file)).images[0]).toEqual({
    url: images[0].url,
    label: { en: 'A room', ar: 'غرفة' },
  });
});

test('characters of a damaged file are removed from typed texts', async () => {
  await set('faq.yaml', '[1].question.en', 'How \ufffdlong\0?\ud83d');
  expect(parse(draft('faq.yaml'))[0].question.en).toBe('How long?');
});

test('a raise of all prices is one step', async () => {
  const price = { field: 'pricing[1].price', type: 'set', value: 11 } as const;
  await change(...['amman', 'kalima'].map((slug) => ({ file: `frames/${slug}/item.yaml`, ...price })));
  expect(editor.store.drafts.size).toBe(2);
  await ask('/api/undo', { body: {} });
  expect(editor.store.drafts.size).toBe(0);
  await ask('/api/redo', { body: {} });
  expect(editor.store.drafts.size).toBe(2);
});

test('lists are changed entry by entry', async () => {
  const firstIds = () =>
    parse(draft('faq.yaml'))
      .map(({ id }: { id: number }) => id)
      .slice(0, 3);
  await change({ file: 'faq.yaml', field: '[1]', type: 'move', to: 2 });
  expect(firstIds()).toEqual([2, 3, 1]);
  await change({ file: 'faq.yaml', field: '[2]', type: 'remove' });
  expect(firstIds()).toEqual([2, 1, 4]);
});

test('a file that someone else has changed is marked until the owner discards her draft', async () => {
  await set('skills.yaml', '[1].percent', 90);
  changePublished('skills.yaml', (text) => text.replace('95', '94'));
  const stale = async () =>
    (await stateNow()).items.filter(({ isStale }) => isStale).map(({ address }) => address);
  expect(await stale()).toEqual(['/skills']);
  expect(draft('skills.yaml')).toContain('percent: 90');
  await ask('/api/discard', { body: { file: 'skills.yaml' } });
  expect(await stale()).toEqual([]);
});

/** Arbitrary values that a user might enter into a field. */
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    'x',
    7,
    -1,
    0.5,
    true,
    '🏡',
    'a\u202eb',
    '2026-02-30',
    'x'.repeat(3000),
    '{titel}',
  ),
  fc.string(),
);

test('editor and build find the same mistakes', async () => {
  // words.yaml is left out: the file is empty in the sample content, so it has no field to change.
  const files = [...editor.files().keys()].filter((file) => file !== 'words.yaml');
  const fieldsOf = (file: string) => scalarsIn(parse(published(file))).map(({ path }) => fieldName(path));
  const mutated = fc
    .constantFrom(...files)
    .chain((file) => fc.tuple(fc.constant(file), fc.constantFrom(...fieldsOf(file)), anyValue));
  await fc.assert(
    fc.asyncProperty(mutated, async ([file, field, value]) => {
      await set(file, field, value);
      // Changing the id of a print also changes the project files that refer to the print.
      const changed = [...editor.store.drafts.keys()];
      const before = changed.map(published);
      const write = (texts: string[]) => {
        for (const [index, name] of changed.entries()) project.write(`content/${name}`, texts[index] ?? '');
      };
      const inEditor = mistakeLines(editor.mistakes, 'en');
      write(changed.map((name) => editor.store.text(name)));
      try {
        const { mistakes } = await checkContent(project.at('content'), drawn);
        expect(inEditor).toBe(mistakeLines(mistakes, 'en'));
      } finally {
        write(before);
        for (const name of changed) await editor.discard(name);
      }
    }),
    { numRuns: process.env.CHECK_ALL === '1' ? 300 : 30 },
  );
});

test('every sentence is found with its field, drafts and the site’s words too', async () => {
  await set(kalima, 'title.ar', 'كَلِمَةٌ واحدة');
  const search = async (text: string): Promise<SearchAnswer> =>
    (await ask(`/api/search?text=${encodeURIComponent(text)}`)).json();
  const [found] = (await search('كلمه وا')).results;
  expect(found).toMatchObject({ address: '/frames/kalima', file: kalima, field: 'title.ar', lang: 'ar' });
  await set('words.yaml', 'nav.home.en', 'Our threshold');
  expect((await search('our THRESHOLD')).results).toMatchObject([
    { address: '/words', field: 'nav.home.en', text: 'Our threshold' },
  ]);
  const own = (await search('الرييسيه')).results.find(({ field }) => field === 'nav.home.ar');
  expect(own).toMatchObject({ address: '/words', lang: 'ar' });
  const { count, results } = await search('ا');
  expect(count).toBeGreaterThan(results.length);
  expect(await search(' ')).toEqual({ count: 0, results: [] });
});

test.each([
  [kalima, 'title.en', 'One Word'],
  ['words.yaml', 'nav.home.en', ''],
])(
  'a text of %s that another window has changed is not replaced, and is reported',
  async (file, field, from) => {
    const textNow = () => valueAt(parse(draft(file)), parseFieldName(field));
    await change({ file, field, type: 'set', value: 'Of the first', from });
    const changes = [{ file, field, type: 'set', value: 'Of the second', from }];
    const answer = await ask('/api/change', { body: { key: 'y', changes } });
    expect(answer.status).toBe(409);
    expect((await answer.json()).conflict).toEqual({ file, field, theirs: 'Of the first' });
    expect(textNow()).toBe('Of the first');
    await change({ file, field, type: 'set', value: 'Of both', from: 'Of the first' });
    expect(textNow()).toBe('Of both');
  },
);

test('invisible characters that were pasted are removed from numbers, sizes and addresses, but not from texts', async () => {
  await set('site.yaml', 'phone', '\u202a+962\u00a06 500 0000\u202c');
  await set(kalima, 'pricing[1].size', '\u206630x40\u2069');
  await set(kalima, 'description.ar', 'كلمة\u200f واحدة.');
  expect(draft('site.yaml')).toContain('+962 6 500 0000');
  expect(draft(kalima)).toContain('size: 30x40');
  const { value } = await itemOf('/frames/kalima');
  expect(value).toMatchObject({ description: { ar: 'كلمة\u200f واحدة.' } });
});
