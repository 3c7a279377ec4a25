import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ContentFiles, type DraftFile } from '#model/on-disk/content-files.server.ts';
import { pictureGaps } from './find-gaps.ts';
import { findUnready } from './find-unready.ts';
import { withoutMarks } from './sample-edits.ts';

const sample = path.join(import.meta.dirname, '..', '..', 'content');

test('the sample’s Ready list has every item with its groups, and every number and address that leads nowhere', async () => {
  const unready = await findUnready(new ContentFiles(sample));
  const addresses = unready.filter(({ isSample }) => isSample).map(({ address }) => address);
  expect(addresses.length).toBeGreaterThan(40);
  for (const one of ['/frames/amman', '/courses/sketchup-v-ray', '/site', '/faq', '/privacy'])
    expect(addresses).toContain(one);
  const site = unready.find(({ address }) => address === '/site');
  expect(site?.fields.map(({ field, text }) => [field, text])).toEqual(
    expect.arrayContaining([
      ['url', 'https://www.sindian.example'],
      ['contact.email', 'hello@sindian.example'],
      ['chatNumber', '962790000000'],
      ['contact.phone', '+962 6 500 0000'],
      ['hero', undefined],
    ]),
  );
});

test('an item that is hidden, or has no mark, is no sample; list entries with a mark still are', async () => {
  const textOf = (file: string) => readFileSync(path.join(sample, file), 'utf8');
  const drafts = new Map([
    ['frames/amman/item.yaml', withoutMarks(textOf('frames/amman/item.yaml'))],
    ['frames/rum/item.yaml', `hidden: true\n${textOf('frames/rum/item.yaml')}`],
    ['faq.yaml', withoutMarks(textOf('faq.yaml'), ([entry]) => entry !== 2)],
    ['skills.yaml', withoutMarks(textOf('skills.yaml'))],
  ]);
  const before = await findUnready(new ContentFiles(sample));
  const unready = await findUnready(new ContentFiles(sample, drafts));
  const addresses = unready.map(({ address }) => address);
  expect(unready.length).toBe(before.length - 3);
  for (const one of ['/frames/amman', '/frames/rum']) expect(addresses).not.toContain(one);
  expect(addresses).not.toContain('/skills');
  const faq = unready.find(({ address }) => address === '/faq');
  expect(faq?.fields.map(({ field }) => field)).toEqual(['[3]']);
});

test('a first picture that is too small for a large screen is named with its width, also under its bare file name', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ready-'));
  const file = 'portfolio/abdoun-residence/item.yaml';
  const text = readFileSync(path.join(sample, file), 'utf8').replace('images:\n', 'images:\n  - new.jpg\n');
  const namedWith = async (width: number) => {
    const picture = path.join(folder, `${width}.jpg`);
    await sharp({ create: { width, height: 800, channels: 3, background: '#888' } }).toFile(picture);
    const drafts = new Map<string, DraftFile>([
      [file, text],
      ['portfolio/abdoun-residence/new.jpg', { path: picture }],
    ]);
    const unready = await findUnready(new ContentFiles(sample, drafts));
    const item = unready.find(({ address }) => address === '/portfolio/abdoun-residence');
    return item?.fields.filter(({ pictureWidth }) => pictureWidth);
  };
  expect(await namedWith(1600)).toEqual([
    { field: 'images[1]', entry: expect.anything(), pictureWidth: 1600, enough: 2400 },
  ]);
  expect(await namedWith(2400)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a picture without caption, a small one, and a title that occurs twice are listed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const small = path.join(folder, 'small.jpg');
  await sharp({ create: { width: 192, height: 256, channels: 3, background: '#888' } }).toFile(small);
  const file = 'frames/petra/item.yaml';
  const text = readFileSync(path.join(sample, file), 'utf8')
    .replace('images:\n', 'images:\n  - small.jpg\n')
    .replace(/ar: طبقات البترا/, 'ar: كلمة');
  const drafts = new Map<string, DraftFile>([
    [file, text],
    ['frames/petra/small.jpg', { path: small }],
  ]);
  const unready = await findUnready(new ContentFiles(sample, drafts));
  const gaps = (address: string) =>
    unready
      .find((item) => item.address === address)
      ?.fields.map(({ field, gap, pictureWidth }) => [field, gap ?? pictureWidth]);
  expect(gaps('/frames/petra')).toEqual(
    expect.arrayContaining([
      ['images[1].label', 'noCaption'],
      ['images[1]', 192],
      ['title.ar', 'sameTitle'],
    ]),
  );
  expect(gaps('/frames/kalima')).toContainEqual(['title.ar', 'sameTitle']);
  // A picture of one print needs none at dusk: it hangs on the site's wall, which has its own.
  const images = [{ url: 'a.jpg', print: 'day', label: { en: 'A' } }, 'b.jpg'];
  expect(await pictureGaps(new ContentFiles(sample), file, { images })).toEqual([
    { field: 'images[2].label', gap: 'noCaption' },
    { field: 'images[2].dusk', gap: 'noDusk' },
  ]);
});

test('a step that needs the studio’s place is named in one line while the content has no place', async () => {
  const site = parseDocument(readFileSync(path.join(sample, 'site.yaml'), 'utf8'));
  site.deleteIn(['contact', 'place']);
  const leftOut = async (drafts: Map<string, string>) => {
    const unready = await findUnready(new ContentFiles(sample, drafts));
    return unready.flatMap(({ fields }) => fields.filter(({ needsPlace }) => needsPlace));
  };
  expect(await leftOut(new Map())).toEqual([]);
  expect(await leftOut(new Map([['site.yaml', String(site)]]))).toEqual([
    { field: 'steps[5]', entry: { en: 'Pick-up', ar: 'الاستلام من الاستوديو' }, needsPlace: true },
  ]);
});
