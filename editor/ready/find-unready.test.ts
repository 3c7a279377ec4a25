import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { findUnready } from './find-unready.ts';
import { withoutMarks } from './sample-edits.ts';

const sample = path.join(import.meta.dirname, '..', '..', 'content');

test('the sample’s Ready list has every item with its groups, and every number and address that leads nowhere', () => {
  const unready = findUnready(new ContentFiles(sample));
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

test('an item without a mark is no sample; list entries with a mark still are', () => {
  const textOf = (file: string) => readFileSync(path.join(sample, file), 'utf8');
  const drafts = new Map([
    ['frames/amman/item.yaml', withoutMarks(textOf('frames/amman/item.yaml'))],
    ['faq.yaml', withoutMarks(textOf('faq.yaml'), ([entry]) => entry !== 2)],
    ['skills.yaml', withoutMarks(textOf('skills.yaml'))],
  ]);
  const before = findUnready(new ContentFiles(sample));
  const unready = findUnready(new ContentFiles(sample, drafts));
  const addresses = unready.map(({ address }) => address);
  expect(unready.length).toBe(before.length - 2);
  expect(addresses).not.toContain('/frames/amman');
  expect(addresses).not.toContain('/skills');
  const faq = unready.find(({ address }) => address === '/faq');
  expect(faq?.fields.map(({ field }) => field)).toEqual(['[3]']);
});
