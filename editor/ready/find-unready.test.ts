import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentFiles } from '../../app/content/content-files.server.ts';
import { plainValues } from '../../app/content/plain-values.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { editText } from '../yaml/edit-text.ts';
import { withConfirmation } from './confirmation.ts';
import { findUnready, type ReadinessFacts } from './find-unready.ts';
import { picturesOf } from './item-pictures.ts';
import { longTexts } from './shipped.ts';

const facts: ReadinessFacts = {
  shipped: JSON.parse(readFileSync(path.join(import.meta.dirname, 'shipped.json'), 'utf8')),
  today: '2026-11-24',
};
const sample = path.join(import.meta.dirname, '..', '..', 'content');
const open = ({ status }: { status: string }) => status === 'shipped' || status === 'partly';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ready-'));
  cpSync(sample, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('on the sample every item is named, and every number and address that is none', async () => {
  const { items, found } = await findUnready(sample, new Map(), facts);
  expect(items.filter((item) => !open(item))).toEqual([]);
  expect(items.length).toBeGreaterThan(40);
  const fields = found.map(({ code, file, field }) => `${code} ${file} ${field}`);
  expect(fields).toEqual(
    expect.arrayContaining([
      'sample site.yaml url',
      'sample site.yaml contact.phone',
      'sample site.yaml hours',
      'sample ordering.yaml [2]',
      'sample privacy.yaml ',
      'sample testimonials.yaml ',
      'exampleAddress site.yaml contact.email',
      'zeroNumber site.yaml chatNumber',
      'zeroNumber site.yaml contact.phone',
    ]),
  );
});

test('where half of it is replaced, the other half is named', async () => {
  const files = new ContentFiles(root);
  const { items } = await findUnready(root, new Map(), facts);
  const replaced = items.filter((_, index) => index % 2 === 0);
  for (const file of replaced.flatMap((item) => item.files)) await replace(files, file);
  const after = await findUnready(root, new Map(), facts);
  const names = (all: typeof items) => all.map(({ address }) => address);
  // A picture that stays is a part of another item, too.
  expect(names(after.items.filter(open)).filter((one) => names(replaced).includes(one))).toEqual([]);
  expect(names(after.items.filter(open))).toEqual(names(items.filter((_, index) => index % 2 === 1)));
});

/** What an owner does: other words everywhere, other numbers, other pictures. */
async function replace(files: ContentFiles, file: string) {
  const place = path.join(root, file);
  let text = readFileSync(place, 'utf8');
  const { value } = readYaml(Buffer.from(text));
  for (const { path: at } of longTexts(value))
    text = editText(text, {
      type: 'set',
      path: at,
      value: `What the studio itself says here: ${at.join(' ')}`,
    });
  if (longTexts(value).length === 0) {
    const number = plainValues(value).find((one) => typeof one.value === 'number') ?? plainValues(value)[0];
    const other = typeof number?.value === 'number' ? number.value + 1 : `${number?.value}-own`;
    text = editText(text, { type: 'set', path: number?.path ?? [], value: other });
  }
  writeFileSync(place, text);
  for (const [index, { picture }] of picturesOf(files, file, value).entries()) {
    const color = { r: index, g: text.length % 255, b: picture.length };
    const bytes = await sharp({ create: { width: 1700, height: 10, channels: 3, background: color } })
      .png()
      .toBuffer();
    writeFileSync(path.join(root, picture), Buffer.concat([bytes, Buffer.from(picture)]));
  }
}

test('an item counts as confirmed as long as it stands as it was confirmed', async () => {
  const { items } = await findUnready(sample, new Map(), facts);
  const skills = items.find(({ address }) => address === '/skills');
  const drafts = new Map([['confirmed.yaml', withConfirmation('', skills ?? { address: '', hash: '' })]]);
  const statusOf = async (more: [string, string][] = []) =>
    (await findUnready(sample, new Map([...drafts, ...more]), facts)).items.find(
      ({ address }) => address === '/skills',
    )?.status;
  expect(await statusOf()).toBe('confirmed');
  const changed = readFileSync(path.join(sample, 'skills.yaml'), 'utf8').replace('95', '96');
  expect(await statusOf([['skills.yaml', changed]])).toBe('changed');
});

test('dates, captions, small pictures, former addresses', async () => {
  const site = readFileSync(path.join(sample, 'site.yaml'), 'utf8').replaceAll('2027-05-25', '2026-05-25');
  const amman = readFileSync(path.join(sample, 'frames/amman/item.yaml'), 'utf8');
  const small = path.join(root, 'small.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .png()
    .toFile(small);
  const drafts = new Map<string, string | { place: string }>([
    ['site.yaml', site],
    ['frames/amman/item.yaml', `${amman}`.replace(/- url: 1-room.jpg\n(?: {4}.*\n)+/, '- 1-room.jpg\n')],
    ['frames/amman/1-room.jpg', { place: small }],
  ]);
  const { found } = await findUnready(sample, drafts, {
    ...facts,
    lastPrice: '2026-11-20',
    formerUrls: ['https://old.sindian.com'],
  });
  const codes = found.map(({ code, file }) => `${code} ${file}`);
  for (const code of ['catalogDate site.yaml', 'pastDate site.yaml', 'printedCodes site.yaml'])
    expect(codes).toContain(code);
  expect(codes).toContain('noCaption frames/amman/item.yaml');
  expect(codes).toContain('smallPicture frames/amman/item.yaml');
});
