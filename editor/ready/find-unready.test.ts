import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUnready, type ReadinessFacts } from './find-unready.ts';
import { withoutMarks } from './sample-edits.ts';

const facts: ReadinessFacts = { today: '2026-11-24' };
const sample = path.join(import.meta.dirname, '..', '..', 'content');

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ready-'));
  cpSync(sample, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('on the sample every item is named, and every number and address that is none', async () => {
  const { samples, found } = await findUnready(sample, new Map(), facts);
  const addresses = samples.map(({ address }) => address);
  expect(addresses.length).toBeGreaterThan(40);
  for (const one of ['/frames/amman', '/courses/sketchup-v-ray', '/site', '/faq', '/privacy'])
    expect(addresses).toContain(one);
  const fields = found.map(({ code, file, field }) => `${code} ${file} ${field}`);
  expect(fields).toEqual(
    expect.arrayContaining([
      'exampleAddress site.yaml url',
      'exampleAddress site.yaml contact.email',
      'zeroNumber site.yaml chatNumber',
      'zeroNumber site.yaml contact.phone',
    ]),
  );
});

test('an item is no sample without its mark; of a list the entries that are marked still are', async () => {
  const textOf = (file: string) => readFileSync(path.join(sample, file), 'utf8');
  const drafts = new Map([
    ['frames/amman/item.yaml', withoutMarks(textOf('frames/amman/item.yaml'))],
    ['faq.yaml', withoutMarks(textOf('faq.yaml'), ([entry]) => entry !== 2)],
    ['skills.yaml', withoutMarks(textOf('skills.yaml'))],
  ]);
  const before = await findUnready(sample, new Map(), facts);
  const { samples } = await findUnready(sample, drafts, facts);
  const addresses = samples.map(({ address }) => address);
  expect(samples.length).toBe(before.samples.length - 2);
  expect(addresses).not.toContain('/frames/amman');
  expect(addresses).not.toContain('/skills');
  expect(samples.find(({ address }) => address === '/faq')?.marks).toBe(1);
});

test('dates, captions, small pictures', async () => {
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
  const { found } = await findUnready(sample, drafts, { ...facts, lastPrice: '2026-11-20' });
  const codes = found.map(({ code, file }) => `${code} ${file}`);
  for (const code of ['catalogDate site.yaml', 'pastDate site.yaml']) expect(codes).toContain(code);
  expect(codes).toContain('noCaption frames/amman/item.yaml');
  expect(codes).toContain('smallPicture frames/amman/item.yaml');
});
