import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { mistakeLines } from '#model/content/content-error.ts';
import type { DraftFile } from '#model/on-disk/content-files.server.ts';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import { addressOf } from '../address-of.ts';
import type { ContentEditor } from '../content-editor.ts';
import { deleteItem, discardItem, referringAddresses, renameItem, restoreItem } from './item-actions.ts';
import { duplicateItem, newItem } from './make-items.ts';
import { renamedItems } from './renames.ts';

let project: TestProject;
let editor: ContentEditor;

beforeEach(async () => {
  project = new TestProject();
  await reopen();
});

afterEach(() => project.remove());

async function reopen() {
  ({ editor } = await openEditor(project.folder));
}

/** One day in ms. */
const dayLength = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayLength).toISOString().slice(0, 10);
const mistakeTexts = () => mistakeLines(editor.mistakes, 'en').split('\n').filter(Boolean);
const textOf = (file: string) => editor.store.text(file);
/** The content files that show a print of the given frame series in a room. */
const roomsWith = (slug: string) =>
  [...editor.files().keys()].filter((file) => new RegExp(`frame: ${slug}\\b`).test(textOf(file)));
const codeOf = (address: string) => textOf(`${address.slice(1)}/item.yaml`).match(/^code: (\S+)$/m)?.[1];
const removed = async () => (await editor.state()).removed.map(({ address }) => address);
const set = (file: string, at: (string | number)[], value: unknown) =>
  editor.change(`set ${file} ${at.join('.')}`, [{ file, change: { type: 'set', path: at, value } }]);
const addresses = async () => (await editor.state()).items.map(({ address }) => address);
/** Whether the preview's copy of the content has a file. */
const isShown = (file: string) => project.has(`.editor/preview/${file}`);

test('a new frame has the next code, its name from the title, and what the latest one costs', async () => {
  const address = await newItem(editor, 'frames', { en: 'Winter Light', ar: 'ضوء الشتاء' });
  expect(address).toBe('/frames/winter-light');
  const file = 'frames/winter-light/item.yaml';
  expect(textOf(file)).toMatch(
    /^# A frame group of the shop.*\n\ncode: SF-14\ntitle:\n {2}en: Winter Light\n/,
  );
  expect(textOf(file)).toContain('- size: 30x40\n    price: 10\n');
  // The content check reports only the fields of the new item that the owner must fill in.
  expect(mistakeTexts().every((line) => line.startsWith(`content/${file}: `))).toBe(true);
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});

test.each([
  ['services', /^order: 7$/m],
  ['portfolio', /^id: 5$/m],
  ['projects', /^id: \d+$/m],
  ['courses', /^order: 4$/m],
])('a new item of %s has a number, and lacks only texts and pictures', async (kind, number) => {
  const address = await newItem(editor, kind, { en: '', ar: 'وادي رم' });
  expect(address).toBe(`/${kind}/wadi-ram`);
  expect(textOf(`${kind}/wadi-ram/item.yaml`)).toMatch(number);
  const lacking = ['textEmpty', 'wrongType', 'pictureName', 'twoPictures', 'tooFewEntries', 'tooLow'];
  for (const mistake of editor.mistakes) expect(lacking, mistake.field).toContain(mistake.code);
});

test('the start page shows the first picture of an item, and whether it is for sale today', async () => {
  const itemAt = async (address: string) =>
    (await editor.state()).items.find((item) => item.address === address);
  expect((await itemAt('/frames/amman'))?.picture).toMatch(/^frames\/amman\/2-front\.jpg\?v=./);
  expect((await itemAt('/courses/sketchup-v-ray'))?.picture).toMatch(/^courses\/sketchup-v-ray\//);
  await set('frames/amman/item.yaml', ['availability'], { state: 'soldOut', until: daysFromNow(3) });
  expect(await itemAt('/frames/amman')).toMatchObject({ availability: 'soldOut', isSample: false });
  await set('frames/amman/item.yaml', ['availability', 'until'], daysFromNow(-3));
  expect(await itemAt('/frames/amman')).not.toHaveProperty('availability');
});

test('the form of an item tells of a title that another item has, and of pictures without dusk', async () => {
  await set('frames/petra/item.yaml', ['title', 'ar'], 'كلمة');
  const gaps = (await editor.item('/frames/petra'))?.gaps;
  expect(gaps).toContainEqual({ field: 'title.ar', gap: 'sameTitle' });
  await editor.change('no dusk', [
    {
      file: 'projects/family-majlis/item.yaml',
      change: { type: 'remove', path: ['coverImage', 'dusk'] },
    },
  ]);
  expect((await editor.item('/projects/family-majlis'))?.gaps).toContainEqual({
    field: 'coverImage.dusk',
    gap: 'noDusk',
  });
});

test('a new order says nothing of the items: samples stay samples, and a renamed item stays the same item', async () => {
  await renameItem(editor, '/services/renovation-and-remodeling', 'renovation');
  const [first, fifth] = ['services/residential-interior-design/item.yaml', 'services/renovation/item.yaml'];
  await editor.change('order services', [
    { file: first, change: { type: 'set', path: ['order'], value: 5 } },
    { file: fifth, change: { type: 'set', path: ['order'], value: 1 } },
  ]);
  expect(editor.mistakes).toEqual([]);
  expect(textOf(first)).toMatch(/^order: 5$/m);
  expect(textOf(first)).toMatch(/^sample: true$/m);
  expect(renamedItems(editor)).toEqual([
    { from: 'services/renovation-and-remodeling', to: 'services/renovation' },
  ]);
  await editor.undo();
  expect(editor.store.drafts.has(first)).toBe(false);
});

test('slug and code of a deleted item that can be restored are not given to a new one', async () => {
  // The deleted frame has the highest code, which a new frame must not get.
  await deleteItem(editor, '/frames/facade');
  expect(await newItem(editor, 'frames', { en: 'Facade' })).toBe('/frames/facade-2');
  expect(codeOf('/frames/facade-2')).toBe('SF-14');
});

test('the first item of a kind can be created', async () => {
  for (const slug of editor.currentFiles.foldersIn('services')) await deleteItem(editor, `/services/${slug}`);
  await newItem(editor, 'services', { en: 'Lighting', ar: 'الإضاءة' });
  expect(textOf('services/lighting/item.yaml')).toContain('title:\n  en: Lighting\n  ar: الإضاءة\n');
});

test('a copy has the pictures of the original, its own number and slug, and passes', async () => {
  for (const [address, copy] of [
    ['/frames/line', '/frames/line-2'],
    ['/projects/family-majlis', '/projects/family-majlis-2'],
    ['/portfolio/abdoun-residence', '/portfolio/abdoun-residence-2'],
    ['/services/renovation-and-remodeling', '/services/renovation-and-remodeling-2'],
    ['/courses/sketchup-v-ray', '/courses/sketchup-v-ray-2'],
  ] as const)
    expect(await duplicateItem(editor, address)).toBe(copy);
  expect(mistakeTexts()).toEqual([]);
  expect(textOf('frames/line-2/item.yaml')).toContain('ar: خط واحد (نسخة)');
  expect(textOf('frames/line-2/item.yaml')).toMatch(/^reviews: \[\]$/m);
  const picture = readFileSync('content/frames/line/1-room.jpg');
  expect(readFileSync(editor.currentFiles.pathOf('frames/line-2/1-room.jpg'))).toEqual(picture);
  expect(readFileSync(project.at('.editor/preview/frames/line-2/1-room.jpg'))).toEqual(picture);
  const { choices } = (await editor.item('/frames/line-2')) ?? {};
  expect(choices?.picture).toContainEqual({ value: '1-room.jpg', title: {} });
  while (editor.store.canUndo) await editor.undo();
  expect(await addresses()).not.toContain('/frames/line-2');
  expect(isShown('frames/line-2')).toBe(false);
});

test('a new item that does not pass is missing in the preview with its pictures, also after a restart', async () => {
  const file = 'frames/lines/item.yaml';
  const drafts = new Map<string, DraftFile>();
  for (const one of editor.currentFiles.all().filter((one) => one.startsWith('frames/line/')))
    drafts.set(one.replace('line', 'lines'), { path: editor.currentFiles.pathOf(one) });
  drafts.set(file, textOf('frames/line/item.yaml').replace(/code: .*/, 'code: none'));
  await editor.changeFiles('new', () => drafts);
  expect(editor.mistakes.map((mistake) => mistake.file)).toEqual([`content/${file}`]);
  expect(isShown('frames/lines')).toBe(false);
  await reopen();
  expect(isShown('frames/lines')).toBe(false);
  await set(file, ['code'], 'SF-78');
  expect(isShown('frames/lines/1-room.jpg')).toBe(true);
  // When a draft does not pass the content check, the preview keeps the last version that passed.
  await set(file, ['code'], '');
  await reopen();
  expect(project.read(`.editor/preview/${file}`)).toContain('SF-78');
});

test('references to a frame are listed, and are updated in the same step when the frame is renamed', async () => {
  const named = roomsWith('olive');
  expect(named.length).toBeGreaterThan(0);
  const referring = referringAddresses(editor, '/frames/olive');
  expect(referring).toEqual(expect.arrayContaining(named.map(addressOf)));
  expect(await renameItem(editor, '/frames/olive', 'olive-branch')).toBe('/frames/olive-branch');
  expect(mistakeTexts()).toEqual([]);
  for (const file of named) {
    expect(textOf(file)).not.toMatch(/frame: olive\b(?!-)/);
    expect(textOf(file)).toContain('frame: olive-branch');
  }
  expect(textOf('moved.yaml')).toMatch(/- from: \/frames\/olive\n {2}to: \/frames\/olive-branch\n$/);
  expect(await addresses()).not.toContain('/frames/olive');
  expect(await removed()).toEqual([]);
  expect(isShown('frames/olive')).toBe(false);
  expect(isShown('frames/olive-branch/1-room.jpg')).toBe(true);
  expect(project.has('content/frames/olive/item.yaml')).toBe(true);
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});

test('after two renames the first address leads directly to the last one; after renaming back no entry is left', async () => {
  await renameItem(editor, '/portfolio/abdoun-residence', 'abdoun');
  await renameItem(editor, '/portfolio/abdoun', 'abdoun-house');
  expect(mistakeTexts()).toEqual([]);
  expect(parse(textOf('moved.yaml')).slice(1)).toEqual([
    { from: '/portfolio/abdoun-residence', to: '/portfolio/abdoun-house' },
  ]);
  await renameItem(editor, '/portfolio/abdoun-house', 'abdoun-residence');
  expect([...editor.store.drafts.keys()]).toEqual([]);
});

test('references by a picture of another item, a testimonial and the hero are updated; services and courses leave no former address', async () => {
  await set('projects/family-majlis/item.yaml', ['coverImage', 'url'], '../walnut-kitchen/kitchen-1.jpg');
  const before = mistakeTexts();
  await renameItem(editor, '/projects/walnut-kitchen', 'kitchen-in-walnut');
  expect(textOf('projects/family-majlis/item.yaml')).toContain('url: ../kitchen-in-walnut/kitchen-1.jpg');
  await renameItem(editor, '/courses/sketchup-v-ray', 'sketchup');
  expect(textOf('courses/sketchup/item.yaml')).toContain('en: SketchUp + V-Ray\n');
  await renameItem(editor, '/services/renovation-and-remodeling', 'renovation');
  const work = textOf('site.yaml').match(/^ {2}project: (.*)$/m)?.[1];
  await renameItem(editor, `/portfolio/${work}`, 'in-the-hero');
  expect(textOf('site.yaml')).toContain('project: in-the-hero');
  expect(mistakeTexts()).toEqual(before.map((line) => line.replace('walnut-kitchen/', 'kitchen-in-walnut/')));
  expect(textOf('moved.yaml')).not.toContain('/services/');
});

test('an invalid slug or one that is taken is refused, and nothing changes', async () => {
  await expect(renameItem(editor, '/frames/olive', 'Olive Branch')).rejects.toThrow('badName');
  await expect(renameItem(editor, '/frames/olive', 'line')).rejects.toThrow('takenName');
  await expect(renameItem(editor, '/frames/none', 'other')).rejects.toThrow();
  await expect(renameItem(editor, '/site', 'other')).rejects.toThrow();
  await expect(newItem(editor, 'faq', { en: 'x' })).rejects.toThrow();
  await expect(newItem(editor, 'frames', { en: '…' })).rejects.toThrow('noName');
  expect(editor.store.drafts.size).toBe(0);
});

test('a deleted frame is removed from the rooms in which it hangs, and its address leads to its section', async () => {
  await deleteItem(editor, '/frames/olive');
  expect(mistakeTexts()).toEqual([]);
  expect(textOf('moved.yaml')).toMatch(/- from: \/frames\/olive\n {2}to: \/frames\n$/);
  expect(roomsWith('olive')).toEqual([]);
  expect(await removed()).toEqual(['/frames/olive']);
});

test('a deleted item is restored with its drafts and does not change other drafts, also after a restart', async () => {
  await set('frames/olive/item.yaml', ['title', 'en'], 'Olive, older');
  const [room = ''] = roomsWith('olive');
  await set(room, ['title', 'en'], 'Another room');
  const drafts = new Map(editor.store.drafts);
  await deleteItem(editor, '/frames/olive');
  await set('faq.yaml', [0, 'question', 'en'], 'Another question?');
  drafts.set('faq.yaml', textOf('faq.yaml'));
  await reopen();
  await restoreItem(editor, '/frames/olive');
  expect(editor.store.drafts).toEqual(drafts);
  expect(await removed()).toEqual([]);
  await expect(restoreItem(editor, '/frames/olive')).rejects.toThrow('takenName');
});

test('restoring an item keeps later changes of the files that refer to it', async () => {
  const [room = ''] = roomsWith('olive');
  const before = textOf(room);
  await deleteItem(editor, '/frames/olive');
  await deleteItem(editor, '/frames/petra');
  await set(room, ['title', 'en'], 'Another room');
  await restoreItem(editor, '/frames/olive');
  expect(roomsWith('olive')).toContain(room);
  expect(textOf(room)).toContain('en: Another room\n');
  expect(textOf('moved.yaml')).not.toContain('/frames/olive');
  await restoreItem(editor, '/frames/petra');
  expect(parse(textOf(room)).images).toEqual(parse(before).images);
  expect(mistakeTexts()).toEqual([]);
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
    if (typeof draft === 'object' && draft) expect(draft.path).toSatisfy(existsSync);
  expect(await removed()).toEqual([]);

  await deleteItem(editor, address);
  // While a deleted item can be restored, no other item gets its number.
  const another = await duplicateItem(editor, '/frames/olive');
  expect(codeOf(another)).not.toBe(code);
  await editor.undo();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * dayLength });
  onTestFinished(() => void vi.useRealTimers());
  expect(await removed()).toEqual([]);
});

test('an item that was renamed and then deleted is listed once as deleted, and can be restored', async () => {
  const address = await renameItem(editor, '/frames/olive', 'olive-branch');
  const drafts = new Map(editor.store.drafts);
  await deleteItem(editor, address);
  expect(await removed()).toEqual([address]);
  await restoreItem(editor, address);
  expect(await removed()).toEqual([]);
  expect(editor.store.drafts).toEqual(drafts);
});

test('a required reference to a deleted item is reported as a mistake at its field, and the preview keeps the item until it is corrected', async () => {
  const work = textOf('testimonials.yaml').match(/project: (projects\/\S+)/)?.[1] ?? '';
  await deleteItem(editor, `/${work}`);
  const { mistakes } = await editor.state();
  expect(mistakes.map(({ address, field }) => `${address} ${field}`)).toContainEqual(
    expect.stringMatching(/^\/testimonials \[\d+\]\.project$/),
  );
  expect(await addresses()).not.toContain(`/${work}`);
  expect(isShown(`${work}/item.yaml`)).toBe(true);
  await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});

test('a new item with a former address of another one removes the entry of that address', async () => {
  await newItem(editor, 'projects', { en: 'Roof Garden' });
  expect(textOf('moved.yaml')).toMatch(/^\[\]$/m);
  expect(mistakeTexts().filter((line) => line.includes('moved.yaml'))).toEqual([]);
});

test('an item that was never published leaves no address', async () => {
  await duplicateItem(editor, '/frames/line');
  await renameItem(editor, '/frames/line-2', 'lines');
  expect(editor.store.drafts.has('moved.yaml')).toBe(false);
  await deleteItem(editor, '/frames/lines');
  expect(editor.store.drafts.size).toBe(0);
});

test('discarding the draft of a renamed item restores its name, and does not change other drafts', async () => {
  await set('faq.yaml', [0, 'question', 'en'], 'Another question?');
  await renameItem(editor, '/frames/olive', 'olive-branch');
  await discardItem(editor, 'frames/olive-branch/item.yaml');
  expect([...editor.store.drafts.keys()]).toEqual(['faq.yaml']);
  await editor.undo();
  expect(await addresses()).toContain('/frames/olive-branch');
  expect(mistakeTexts()).toEqual([]);
});

test('references to a print or a frame color get its new id, whatever is typed in between', async () => {
  const frame = 'frames/olive/item.yaml';
  const [id = '', other = ''] = [...textOf(frame).matchAll(/^ {2}- id: (.*)$/gm)].map(([, one]) => one ?? '');
  const named = () => [...textOf(frame).matchAll(/print: (.*)/g)].map(([, one]) => one);
  const before = named();
  expect(before).toContain(id);
  const rooms = roomsWith('olive').filter((file) => textOf(file).includes(`frame: olive, print: ${id}`));
  expect(rooms.length).toBeGreaterThan(0);
  for (const typed of ['', other, 'Two Words', 'twig']) await set(frame, ['prints', 0, 'id'], typed);
  expect(named()).toEqual(before.map((one) => (one === id ? 'twig' : one)));
  for (const room of rooms) {
    expect(textOf(room)).toContain('frame: olive, print: twig');
    expect(textOf(room)).not.toContain(`frame: olive, print: ${id}`);
  }
  expect(mistakeTexts()).toEqual([]);
  await set('frame-colors.yaml', [0, 'id'], 'natural-oak');
  expect(mistakeTexts()).toEqual([]);
  while (editor.store.canUndo) await editor.undo();
  expect(editor.store.drafts.size).toBe(0);
});
