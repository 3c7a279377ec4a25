import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { everyPage, visit } from '../site.ts';

/* A large picture stands once on a page: seen twice, a room looks like all that the studio has. */

const made: Record<string, { name?: string }> = JSON.parse(
  readFileSync('app/generated/pictures.json', 'utf8'),
);
/** The owner's file by the stem of the files made of it. */
const sources = new Map(Object.entries(made).map(([file, { name }]) => [name, file]));

/** The owner's files of the large pictures in a part of a page; of a pair the day's; what sways of the hero is no other. */
async function largePictures(page: Page, part: string): Promise<string[]> {
  const stems = await page
    .locator(part)
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().width > 200 && !image.closest('#home [aria-hidden]'))
        .map((image) => (image as HTMLImageElement).src.replace(/^.*\/pictures\/(.*)-\d+\.\w+$/, '$1')),
    );
  return stems.flatMap((stem) => sources.get(stem) ?? []);
}

const contentsOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(`content/${file}`))
    .digest('hex');

for (const { locale, key, address } of everyPage) {
  test(`${locale}: ${key}`, async ({ page }) => {
    await visit(page, address);
    const files = await largePictures(page, 'main');
    const contents = files.map(contentsOf);
    expect(files.filter((_, index) => contents.indexOf(contents[index] ?? '') !== index)).toEqual([]);
  });
}

test('what home shows first of each kind are different rooms', async ({ page }) => {
  await visit(page, '/');
  const firsts = await Promise.all(
    ['#home', '#services', '#portfolio', '#frames', '#projects'].map(async (part) => {
      const [first = ''] = await largePictures(page, part);
      // A room's pictures share their name: `library-1`, `library-2`.
      return first.replace(/-\d.*$/, '').replace(/^.*\//, '');
    }),
  );
  expect(firsts, 'each has one').not.toContain('');
  expect(new Set(firsts).size).toBe(firsts.length);
});
