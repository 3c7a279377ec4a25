import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mistakeLines } from '#model/content/content-error.ts';
import { sentences } from '#model/content/mistake-words.ts';
import { drawnCharacters } from '#scripts/fonts/drawn-characters.ts';
import { copyContent } from '#tests/copy-of-content.ts';
import { checkContent } from './check-content.server.ts';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  copyContent(copy);
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

const drawn = await drawnCharacters();

function change(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(path.join(copy, file), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has ${from}`).not.toBe(before);
  writeFileSync(path.join(copy, file), after);
}

async function mistakesIn(locale: 'en' | 'ar') {
  return mistakeLines((await checkContent(copy, drawn)).mistakes, locale).split('\n');
}

test('the content as it is has no mistake', async () => {
  const { content, mistakes } = await checkContent(copy, drawn);
  expect(mistakes).toEqual([]);
  expect(content?.frames.length).toBeGreaterThan(5);
});

test('a cached file is read again after a change that keeps its length', async () => {
  const cache = new Map();
  await checkContent(copy, drawn, { cache });
  change('skills.yaml', 'percent: 95', 'percent: 94');
  const { content } = await checkContent(copy, drawn, { cache });
  expect(content?.skills[0]?.percent).toBe(94);
});

test('a picture of a project may be a file name alone', async () => {
  change('projects/family-majlis/item.yaml', /- url: majlis-2\.jpg\n( {4}.*\n)+/, '- majlis-2.jpg\n');
  const { content, mistakes } = await checkContent(copy, drawn);
  expect(mistakes).toEqual([]);
  const majlis = content?.projects.find(({ slug }) => slug === 'family-majlis');
  expect(majlis?.images[1]).toEqual({ url: 'majlis-2.jpg' });
});

test('mistakes in characters and pictures are reported with those in fields, in both languages', async () => {
  change('skills.yaml', 'percent: 95', 'percent: 950');
  change('faq.yaml', /(question:\n {4}en: )/, '$1🏡 ');
  change('faq.yaml', /(question:\n {4}en: .*\n {4}ar: )/, '$1ヌ ');
  writeFileSync(path.join(copy, 'frames/kalima/2-front.jpg'), 'GIF89a');
  writeFileSync(path.join(copy, 'people/new.png'), '');
  expect(await mistakesIn('en')).toEqual([
    'content/skills.yaml: [1].percent: The greatest number here is 100 (found: 950)',
    'content/faq.yaml: [1].question.en: The site’s fonts have no character “🏡” (U+1F3E1)',
    'content/faq.yaml: [1].question.ar: The site’s fonts have no character “ヌ” (U+30CC)',
    'content/frames/kalima/2-front.jpg: A picture has to be a JPEG, PNG, WebP or AVIF file, and this is a GIF',
    'content/people/new.png: A picture has to be a JPEG, PNG, WebP or AVIF file, and this is an empty file',
  ]);
  expect(await mistakesIn('ar')).toEqual([
    'content/skills.yaml: [1].percent: أكبر رقم هنا 100 (الموجود: 950)',
    'content/faq.yaml: [1].question.en: الحرف «🏡» (U+1F3E1) غير موجود في خطوط الموقع',
    'content/faq.yaml: [1].question.ar: الحرف «ヌ» (U+30CC) غير موجود في خطوط الموقع',
    'content/frames/kalima/2-front.jpg: الصورة ملف JPEG أو PNG أو WebP أو AVIF، وهذا ملف GIF',
    'content/people/new.png: الصورة ملف JPEG أو PNG أو WebP أو AVIF، وهذا ملف فارغ',
  ]);
});

test('edges outside of their picture are reported with their field', async () => {
  change('frames/kalima/item.yaml', /bottom: \d+/, 'bottom: 99999');
  expect(await mistakesIn('en')).toEqual([
    expect.stringMatching(
      /^content\/frames\/kalima\/item\.yaml: images\[1\]\.edges: The edges reach beyond the picture, which is [\d,]+ × [\d,]+ px$/,
    ),
  ]);
});

test('every sentence has the same values in both languages, in plain words', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const { en, ar } of Object.values(sentences)) {
    expect(placeholders(ar)).toEqual(placeholders(en));
    expect(en + ar).not.toMatch(/`|expected |المتوق|\{found\}/);
  }
});
