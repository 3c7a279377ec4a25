import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { mistakeLines } from '../../../app/content/content-error.ts';
import { drawnCharacters } from '../../../scripts/fonts/drawn-characters.ts';
import { copyContent } from '../../../tests/copy-of-content.ts';
import { ContentEditor } from '../content-editor.ts';
import { Publisher } from '../publisher.ts';
import { makeRepository } from '../repository.ts';
import { deleteItem, discardItem, referringAddresses, renameItem, restoreItem } from './item-actions.ts';
import { duplicateItem, newItem } from './make-items.ts';

const drawn = await drawnCharacters();

let folder: string;
let editor: ContentEditor;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'item-actions-'));
  copyContent(path.join(folder, 'content'));
  await reopen();
});

async function reopen() {
  editor = new ContentEditor(
    { contentRoot: path.join(folder, 'content'), editor: path.join(folder, '.editor') },
    drawn,
  );
  await editor.open();
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A project around the content, whose check and build always pass. */
async function keepInGit() {
  mkdirSync(path.join(folder, 'scripts'));
  for (const name of ['check-content.ts', 'build.ts'])
    writeFileSync(path.join(folder, 'scripts', name), 'process.exit(0);');
  writeFileSync(path.join(folder, '.gitignore'), '.editor/\n');
  await makeRepository(folder);
}

/** ms */
const dayLength = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayLength).toISOString().slice(0, 10);
const told = () => mistakeLines(editor.mistakes, 'en').split('\n').filter(Boolean);
const says = (file: string) => editor.store.text(file);
/** The files that say that a print hangs in their rooms. */
const roomsWith = (slug: string) =>
  [...editor.files().keys()].filter((file) => new RegExp(`frame: ${slug}\\b`).test(says(file)));
const codeOf = (address: string) => says(`${address.slice(1)}/item.yaml`).match(/^code: (\S+)$/m)?.[1];
const removed = async () => (await editor.state()).removed.map(({ address }) => address);
const set = (file: string, at: (string | number)[], value: unknown) =>
  editor.change(`set ${file} ${at.join('.')}`, [{ file, change: { type: 'set', path: at, value } }]);
const addresses = async () => (await editor.state()).items.map(({ address }) => address);

test('a new frame has the next code, its name from the title, and what the latest one costs', async () => {
  const address = await newItem(editor, 'frames', { en: 'Winter Light', ar: 'ضوء الشتاء' });
  expect(address).toBe('/frames/winter-light');
  const file = 'frames/winter-light/item.yaml';
  expect(says(file)).toMatch(/^# A frame group of the shop.*\n\ncode: SF-14\ntitle:\n {2}en: Winter Light\n/);
  expect(says(file)).toContain('- size: 30x40\n    price: 10\n');
  // What is still to be filled in is said at its field, and nothing else.
  expect(told().every((line) => line.startsWith(`content/${file}: `))).toBe(true);
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});

test.each([
  ['services', 'item.yaml', /^order: 7$/m],
  ['portfolio', 'item.yaml', /^id: 5$/m],
  ['projects', 'item.yaml', /^id: \d+$/m],
  ['courses', 'ar.yaml', /^order: 4$/m],
])('a new one of %s is numbered, and lacks texts and pictures alone', async (kind, name, number) => {
  const address = await newItem(editor, kind, { en: '', ar: 'وادي رم' });
  expect(address).toBe(`/${kind}/wadi-ram`);
  expect(says(`${kind}/wadi-ram/${name}`)).toMatch(number);
  for (const line of told())
    expect(line).toMatch(/expected (some text|a (whole )?number|the name of a picture|at least|a sentence)/);
});

test('names and codes of one that may come back are not given again', async () => {
  await deleteItem(editor, '/frames/arches');
  const published = editor.store.published('frames/arches/item.yaml').match(/code: (.*)/)?.[1];
  await newItem(editor, 'frames', { en: 'Arches' });
  expect(await addresses()).toContain('/frames/arches-2');
  const codes = [...editor.files().keys()]
    .filter((file) => file.startsWith('frames/'))
    .map((file) => says(file).match(/code: (.*)/)?.[1]);
  expect(codes).not.toContain(published);
});

test('the first item of a kind can be made where there is none', async () => {
  for (const slug of editor.there.foldersIn('services')) await deleteItem(editor, `/services/${slug}`);
  await newItem(editor, 'services', { en: 'Lighting', ar: 'الإضاءة' });
  expect(says('services/lighting/item.yaml')).toContain('title:\n  en: Lighting\n  ar: الإضاءة\n');
});

test('a copy has its pictures, a number and name of its own, and passes', async () => {
  for (const [address, copy] of [
    ['/frames/line', '/frames/line-2'],
    ['/projects/family-majlis', '/projects/family-majlis-2'],
    ['/portfolio/abdoun-residence', '/portfolio/abdoun-residence-2'],
    ['/services/renovation-and-remodeling', '/services/renovation-and-remodeling-2'],
    ['/courses/sketchup-v-ray', '/courses/sketchup-v-ray-2'],
  ] as const)
    expect(await duplicateItem(editor, address)).toBe(copy);
  expect(told()).toEqual([]);
  expect(says('frames/line-2/item.yaml')).toContain('ar: خط واحد (نسخة)');
  expect(says('frames/line-2/item.yaml')).toMatch(/^reviews: \[\]$/m);
  expect(readFileSync(editor.there.place('frames/line-2/art-1.jpg'))).toEqual(
    readFileSync('content/frames/line/art-1.jpg'),
  );
});

test('a renamed frame takes everything along that names it, in one step', async () => {
  const named = [...editor.files().keys()].filter((file) => /frame: olive\b/.test(says(file)));
  expect(named.length).toBeGreaterThan(0);
  expect(await renameItem(editor, '/frames/olive', 'olive-branch')).toBe('/frames/olive-branch');
  expect(told()).toEqual([]);
  for (const file of named) {
    expect(says(file)).not.toMatch(/frame: olive\b(?!-)/);
    expect(says(file)).toContain('frame: olive-branch');
  }
  expect(says('moved.yaml')).toMatch(/- from: \/frames\/olive\n {2}to: \/frames\/olive-branch\n$/);
  expect(await addresses()).not.toContain('/frames/olive');
  expect(await removed()).toEqual([]);
  expect(existsSync(path.join(folder, '.editor/preview/frames/olive-branch/item.yaml'))).toBe(true);
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});

test('renamed twice it leads on in one step; renamed back nothing is left', async () => {
  await renameItem(editor, '/portfolio/abdoun-residence', 'abdoun');
  await renameItem(editor, '/portfolio/abdoun', 'abdoun-house');
  expect(told()).toEqual([]);
  expect(
    says('moved.yaml')
      .match(/from: .*\n {2}to: .*/g)
      ?.slice(1),
  ).toEqual(['from: /portfolio/abdoun-residence\n  to: /portfolio/abdoun-house']);
  await renameItem(editor, '/portfolio/abdoun-house', 'abdoun-residence');
  expect([...editor.store.drafts.keys()]).toEqual([]);
});

test('a picture in a neighbor’s folder, a testimonial and the hero follow; services and courses have no address to leave', async () => {
  await set('projects/family-majlis/item.yaml', ['coverImage', 'url'], '../walnut-kitchen/kitchen-1.jpg');
  const before = told();
  await renameItem(editor, '/projects/walnut-kitchen', 'kitchen-in-walnut');
  expect(says('projects/family-majlis/item.yaml')).toContain('url: ../kitchen-in-walnut/kitchen-1.jpg');
  await renameItem(editor, '/courses/sketchup-v-ray', 'sketchup');
  expect(says('courses/sketchup/ar.yaml')).toContain('slug: sketchup\n');
  await renameItem(editor, '/services/renovation-and-remodeling', 'renovation');
  const project = says('site.yaml').match(/^ {2}project: (.*)$/m)?.[1];
  await renameItem(editor, `/portfolio/${project}`, 'in-the-hero');
  expect(says('site.yaml')).toContain('project: in-the-hero');
  expect(told()).toEqual(before.map((line) => line.replace('walnut-kitchen/', 'kitchen-in-walnut/')));
  expect(says('moved.yaml')).not.toContain('/services/');
});

test('a name that is none or taken is refused, and nothing happens', async () => {
  await expect(renameItem(editor, '/frames/olive', 'Olive Branch')).rejects.toThrow('badName');
  await expect(renameItem(editor, '/frames/olive', '../x')).rejects.toThrow('badName');
  await expect(renameItem(editor, '/frames/olive', 'line')).rejects.toThrow('takenName');
  await expect(renameItem(editor, '/frames/none', 'other')).rejects.toThrow();
  await expect(renameItem(editor, '/site', 'other')).rejects.toThrow();
  await expect(newItem(editor, 'faq', { en: 'x' })).rejects.toThrow();
  await expect(newItem(editor, 'frames', { en: '…' })).rejects.toThrow('noName');
  expect(editor.store.drafts.size).toBe(0);
});

test('a deleted frame goes from the rooms that it hangs in and leads to its section; it comes back as it was', async () => {
  await deleteItem(editor, '/frames/olive');
  expect(told()).toEqual([]);
  expect(says('moved.yaml')).toMatch(/- from: \/frames\/olive\n {2}to: \/frames\n$/);
  expect(roomsWith('olive')).toEqual([]);
  expect(await removed()).toEqual(['/frames/olive']);
  await set('faq.yaml', [0, 'question', 'en'], 'Another question?');
  await restoreItem(editor, '/frames/olive');
  expect([...editor.store.drafts.keys()]).toEqual(['faq.yaml']);
  expect(await removed()).toEqual([]);
});

test('a deleted item comes back with its draft, also after a start', async () => {
  await set('frames/olive/item.yaml', ['title', 'en'], 'Olive, older');
  const [room = ''] = roomsWith('olive');
  await set(room, ['title', 'en'], 'Another room');
  const drafts = new Map(editor.store.drafts);
  await deleteItem(editor, '/frames/olive');
  await reopen();
  await restoreItem(editor, '/frames/olive');
  expect(editor.store.drafts).toEqual(drafts);
  await expect(restoreItem(editor, '/frames/olive')).rejects.toThrow('takenName');
});

test('what was changed since in what names a deleted item stays when that comes back', async () => {
  const [room = ''] = roomsWith('olive');
  const before = says(room);
  await deleteItem(editor, '/frames/olive');
  await deleteItem(editor, '/frames/petra');
  await set(room, ['title', 'en'], 'Another room');
  await restoreItem(editor, '/frames/olive');
  expect(roomsWith('olive')).toContain(room);
  expect(says(room)).toContain('en: Another room\n');
  expect(says('moved.yaml')).not.toContain('/frames/olive');
  await restoreItem(editor, '/frames/petra');
  expect(parse(says(room)).images).toEqual(parse(before).images);
  expect(told()).toEqual([]);
});

test('a deleted item that was never published is kept for 30 days, with its pictures', async () => {
  const address = await duplicateItem(editor, '/frames/olive');
  const drafts = new Map(editor.store.drafts);
  const code = codeOf(address);
  await discardItem(editor, `${address.slice(1)}/item.yaml`);
  await editor.store.markPublished([]);
  await reopen();
  const [kept] = (await editor.state()).removed;
  expect(kept).toMatchObject({ address, keptUntil: daysFromNow(30) });
  await restoreItem(editor, address);
  expect(editor.store.drafts).toEqual(drafts);
  for (const draft of drafts.values())
    if (typeof draft === 'object' && draft) expect(existsSync(draft.place)).toBe(true);
  expect(await removed()).toEqual([]);

  await deleteItem(editor, address);
  // Its number is its own until then.
  const another = await duplicateItem(editor, '/frames/olive');
  expect(codeOf(another)).not.toBe(code);
  await editor.undo();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * dayLength });
  onTestFinished(() => void vi.useRealTimers());
  expect(await removed()).toEqual([]);
});

test('what was renamed and then deleted stands once among the deleted ones, and comes back', async () => {
  const address = await renameItem(editor, '/frames/olive', 'olive-branch');
  const drafts = new Map(editor.store.drafts);
  await deleteItem(editor, address);
  expect(await removed()).toEqual([address]);
  await restoreItem(editor, address);
  expect(await removed()).toEqual([]);
  expect(editor.store.drafts).toEqual(drafts);
});

test('what names an item is told', () => {
  const rooms = roomsWith('olive');
  expect(referringAddresses(editor, '/frames/olive')).toEqual(
    expect.arrayContaining(rooms.map((file) => `/${path.posix.dirname(file)}`)),
  );
  expect(rooms.length).toBeGreaterThan(0);
});

test('what must name a deleted item is told where it stands', async () => {
  const work = says('testimonials.yaml').match(/project: (projects\/\S+)/)?.[1] ?? '';
  await deleteItem(editor, `/${work}`);
  const { mistakes } = await editor.state();
  expect(mistakes.map(({ address, field }) => `${address} ${field}`)).toContainEqual(
    expect.stringMatching(/^\/testimonials \[\d+\]\.project$/),
  );
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});

test('a new item with a former name takes it back', async () => {
  await newItem(editor, 'projects', { en: 'Roof Garden' });
  expect(says('moved.yaml')).toMatch(/^\[\]$/m);
  expect(told().filter((line) => line.includes('moved.yaml'))).toEqual([]);
});

test('an item that was never published leaves no address', async () => {
  await duplicateItem(editor, '/frames/line');
  await renameItem(editor, '/frames/line-2', 'lines');
  expect(editor.store.drafts.has('moved.yaml')).toBe(false);
  await deleteItem(editor, '/frames/lines');
  expect(editor.store.drafts.size).toBe(0);
});

test('the discarded draft of a renamed item gives it back its name, and leaves other drafts', async () => {
  await set('faq.yaml', [0, 'question', 'en'], 'Another question?');
  await renameItem(editor, '/frames/olive', 'olive-branch');
  await discardItem(editor, 'frames/olive-branch/item.yaml');
  expect([...editor.store.drafts.keys()]).toEqual(['faq.yaml']);
  await editor.undo();
  expect(await addresses()).toContain('/frames/olive-branch');
  expect(told()).toEqual([]);
});

test('what was renamed, deleted and made is published in one, and leaves no draft', async () => {
  await keepInGit();
  await renameItem(editor, '/frames/olive', 'olive-branch');
  await deleteItem(editor, '/frames/petra');
  await duplicateItem(editor, '/services/renovation-and-remodeling');
  const content = path.join(folder, 'content');
  const publisher = new Publisher(folder, content, path.join(folder, '.editor'), editor);
  const { files } = await publisher.summary();
  const result = await publisher.publish(
    files.map(({ file }) => file),
    () => {},
  );
  expect(result).toMatchObject({ done: true, held: [] });
  expect(editor.store.drafts.size).toBe(0);
  expect(await removed()).toEqual([]);
  expect(told()).toEqual([]);
  for (const gone of ['olive', 'petra']) expect(existsSync(path.join(content, 'frames', gone))).toBe(false);
  expect(existsSync(path.join(content, 'frames/olive-branch/art-1.jpg'))).toBe(true);
  expect(readFileSync(path.join(content, 'moved.yaml'), 'utf8')).toMatch(
    /from: \/frames\/olive\n {2}to: \/frames\/olive-branch\n- from: \/frames\/petra\n {2}to: \/frames\n$/,
  );
});

test('a rename is published whole or not at all; what has nothing to do with it is published alone', async () => {
  await keepInGit();
  const content = path.join(folder, 'content');
  const publisher = new Publisher(folder, content, path.join(folder, '.editor'), editor);
  await set('faq.yaml', [0, 'question', 'en'], 'Another question?');
  await renameItem(editor, '/frames/olive', 'olive-branch');
  const parts = (await publisher.summary()).files.filter(({ file }) => file !== 'faq.yaml');
  expect(parts.map(({ file }) => file)).toContain('moved.yaml');
  // Rooms that it hangs in are among them.
  expect(parts.some(({ file }) => /^(projects|portfolio)\//.test(file))).toBe(true);
  for (const { file, together } of parts)
    expect(together.toSorted()).toEqual(
      parts
        .map((one) => one.file)
        .filter((one) => one !== file)
        .sort(),
    );
  const drafts = [...editor.store.drafts.keys()];
  for (const { file } of parts) {
    const all = parts.map((one) => one.file);
    for (const wanted of [[file], ['faq.yaml', ...all.filter((one) => one !== file)]])
      expect(await publisher.publish(wanted, () => {})).toMatchObject({
        done: false,
        reason: 'partOfRename',
      });
  }
  expect([...editor.store.drafts.keys()]).toEqual(drafts);
  expect(existsSync(path.join(content, 'frames/olive/item.yaml'))).toBe(true);
  expect(await publisher.publish(['faq.yaml'], () => {})).toMatchObject({ done: true, files: ['faq.yaml'] });
  expect(
    await publisher.publish(
      parts.map(({ file }) => file),
      () => {},
    ),
  ).toMatchObject({ done: true });
  expect(editor.store.drafts.size).toBe(0);
  expect(existsSync(path.join(content, 'frames/olive'))).toBe(false);
});

test('where someone else has changed a part of a rename meanwhile, all of it waits', async () => {
  await keepInGit();
  const publisher = new Publisher(folder, path.join(folder, 'content'), path.join(folder, '.editor'), editor);
  await renameItem(editor, '/frames/olive', 'olive-branch');
  const price = path.join(folder, 'content/frames/olive/item.yaml');
  writeFileSync(price, readFileSync(price, 'utf8').replace(/price: \d+/, 'price: 77'));
  const all = (await publisher.summary()).files.map(({ file }) => file);
  const result = await publisher.publish(all, () => {});
  expect(result).toMatchObject({ done: false, reason: 'nothing' });
  expect(result.held.toSorted()).toEqual(all.toSorted());
  expect(readFileSync(path.join(folder, 'content/moved.yaml'), 'utf8')).not.toContain('olive-branch');
});

test('what names a print or a frame color follows its new id, through whatever is typed on the way', async () => {
  const frame = 'frames/olive/item.yaml';
  const [id = '', other = ''] = [...says(frame).matchAll(/^ {2}- id: (.*)$/gm)].map(([, one]) => one ?? '');
  const named = () => [...says(frame).matchAll(/print: (.*)/g)].map(([, one]) => one);
  const before = named();
  expect(before).toContain(id);
  const rooms = [...editor.files().keys()].filter((file) =>
    says(file).includes(`frame: olive, print: ${id}`),
  );
  expect(rooms.length).toBeGreaterThan(0);
  for (const typed of ['', other, 'Two Words', 'twig']) await set(frame, ['prints', 0, 'id'], typed);
  expect(named()).toEqual(before.map((one) => (one === id ? 'twig' : one)));
  for (const room of rooms) {
    expect(says(room)).toContain('frame: olive, print: twig');
    expect(says(room)).not.toContain(`frame: olive, print: ${id}`);
  }
  expect(told()).toEqual([]);
  await set('frame-colors.yaml', [0, 'id'], 'natural-oak');
  expect(told()).toEqual([]);
  await editor.undo();
  for (let step = 0; step < 4 && editor.store.canUndo; step += 1) await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});
