import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ContentFiles } from '../../app/content/content-files.server.ts';
import { findUnready } from './find-unready.ts';
import { withoutMarks } from './sample-edits.ts';

const sample = path.join(import.meta.dirname, '..', '..', 'content');

test('on the sample every item is named, and every number and address that is none', () => {
  const { samples, found } = findUnready(new ContentFiles(sample));
  const addresses = samples.map(({ address }) => address);
  expect(addresses.length).toBeGreaterThan(40);
  for (const one of ['/frames/amman', '/courses/sketchup-v-ray', '/site', '/faq', '/privacy'])
    expect(addresses).toContain(one);
  const fields = found.map(({ file, field }) => `${file} ${field}`);
  expect(fields).toEqual(
    expect.arrayContaining([
      'site.yaml url',
      'site.yaml contact.email',
      'site.yaml chatNumber',
      'site.yaml contact.phone',
    ]),
  );
});

test('an item is no sample without its mark; of a list the entries that are marked still are', () => {
  const textOf = (file: string) => readFileSync(path.join(sample, file), 'utf8');
  const drafts = new Map([
    ['frames/amman/item.yaml', withoutMarks(textOf('frames/amman/item.yaml'))],
    ['faq.yaml', withoutMarks(textOf('faq.yaml'), ([entry]) => entry !== 2)],
    ['skills.yaml', withoutMarks(textOf('skills.yaml'))],
  ]);
  const before = findUnready(new ContentFiles(sample));
  const { samples } = findUnready(new ContentFiles(sample, drafts));
  const addresses = samples.map(({ address }) => address);
  expect(samples.length).toBe(before.samples.length - 2);
  expect(addresses).not.toContain('/frames/amman');
  expect(addresses).not.toContain('/skills');
  expect(samples.find(({ address }) => address === '/faq')?.marks).toBe(1);
});
