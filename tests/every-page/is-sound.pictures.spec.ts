import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { en } from '#model/language/en.ts';
import { recordConsoleErrors } from '../console-errors.ts';
import { overflows, smallTargets, spacing, tooWide } from '../fit.ts';
import {
  addressIn,
  everyPage,
  languages,
  oneLanguage,
  scriptsAreReady,
  scrollThrough,
  visit,
} from '../site.ts';
import { stopLongWaits } from '../slow-line.ts';
import { violations } from '../violations.ts';
import { bytesOfFirstView, maxBytesOf, picturesCalledTooWide } from '../weights.ts';

/* The home page is long: on a busy machine its checks take minutes. */
test.describe.configure({ timeout: 300_000 });

const notThere = languages.map((language) => ({
  ...language,
  key: 'a page that is not there' as const,
  address: `${addressIn(language, 'faq')}/no-such-page`,
}));

/*
 * Visits every page, and a page that does not exist, once and runs all checks of a page on it. Each check runs even if another one
 * has failed.
 */
for (const one of [...everyPage, ...notThere]) {
  test(`${one.locale}: ${one.key}`, async ({ page, baseURL }) => {
    const isThere = one.key !== 'a page that is not there';
    // Pictures and colors are the same in both languages.
    const isFirst = one.locale === oneLanguage[0].locale;
    const consoleErrors = recordConsoleErrors(page, baseURL);
    // Requests that the page makes after an idle time do not belong to the first view, so they are prevented.
    await stopLongWaits(page);
    await page.goto(one.address);
    if (isThere) {
      await test.step('its first view is light', async () => {
        // Counts the bytes transferred before the first input, including preloaded scripts.
        const bytes = await bytesOfFirstView(page);
        const maxBytes = maxBytesOf(one.key, one.locale);
        expect.soft(bytes.script).toBeGreaterThan(0);
        for (const kind of ['script', 'document', 'font', 'stylesheet'] as const)
          expect.soft(bytes[kind], kind).toBeLessThanOrEqual(maxBytes[kind]);
      });
    }
    await scriptsAreReady(page);
    if (isThere) {
      await test.step('it is in its language', () => expectItsLanguage(page, one));
      await test.step('no large picture stands there twice', async () => {
        const contents = (await largePictures(page, 'main')).map(contentsOf);
        expect.soft(contents.filter((content, index) => contents.indexOf(content) !== index)).toEqual([]);
      });
    }
    await test.step('its styles have their ranks', () => expectRanks(page));
    await test.step('it ends with its footer', async () => {
      const beyond = await page.getByRole('contentinfo').evaluate((footer) => {
        const { bottom } = footer.getBoundingClientRect();
        return document.documentElement.scrollHeight - Math.round(bottom + window.scrollY);
      });
      expect.soft(beyond).toBe(0);
    });
    await test.step('it is quiet, and no picture stays empty', async () => {
      if (isFirst) {
        await scrollThrough(page);
        await loadAllPictures(page);
        await expect.poll(() => emptyPictures(page)).toEqual([]);
      }
      if (isThere) expect.soft(consoleErrors).toEqual([]);
    });
    await test.step('anyone can read and use it, by day and at dusk', async () => {
      expect.soft(await violations(page, isFirst)).toEqual([]);
    });
    await test.step('nothing is wider than the window', async () => {
      expect.soft(await tooWide(page)).toEqual([]);
    });
    await test.step('a finger finds what can be tapped, pictures are not too large, and a reader may space the letters', async () => {
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
        if (width === 390) expect.soft(await picturesCalledTooWide(page)).toEqual([]);
      }
      await page.addStyleTag({ content: spacing });
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflows(page), `${width} px`).toEqual([]);
      }
    });
  });
}

test('the hero says what the specification says', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transforming Spaces Into Art');
});

test('what home shows first of each kind are different rooms', async ({ page }) => {
  await visit(page, '/');
  const firsts = await Promise.all(
    ['#home', '#services', '#portfolio', '#frames', '#projects'].map(async (part) => {
      const [first = ''] = await largePictures(page, part);
      // Pictures of the same room share their name: `library-1`, `library-2`.
      return first.replace(/-\d.*$/, '').replace(/^.*\//, '');
    }),
  );
  expect(firsts, 'each has one').not.toContain('');
  expect(new Set(firsts).size).toBe(firsts.length);
});

const rawKey = new RegExp(`\\b(${Object.keys(en).join('|')})\\.[a-z]\\w*`);
const openPlaceholder = /\{\w*\}/;

async function expectItsLanguage(page: Page, { key, locale, dir, words }: (typeof everyPage)[number]) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  await expect(heading).toHaveCount(1);
  if (key !== 'home') {
    await expect(heading).toHaveText(words[key].heading);
    await expect(page.getByText(words[key].subtitle, { exact: true })).toBeVisible();
  }

  const texts = await page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('body *')]
      .filter(({ localName }) => !['script', 'style'].includes(localName))
      // Texts that are the same in every language, such as storage keys on the privacy page, are not checked for their
      // language.
      .filter((element) => !element.closest('[translate="no"]'))
      .flatMap((element) => [
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')),
        ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ])
      .filter((text) => text?.trim()),
  ]);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => text && (rawKey.test(text) || openPlaceholder.test(text)))).toEqual([]);
  expect(texts.filter((text) => text && /undefined|NaN|\[object/.test(text))).toEqual([]);

  if (locale === 'ar') {
    // An Arabic page must not contain English sentences.
    expect(texts.filter((text) => text && /^[A-Za-z ,.'’-]{12,}$/.test(text.trim()))).toEqual([]);
  }
}

/** Expects the cascade layers in their order, so that styles of sections override the base styles in any order of stylesheets. */
async function expectRanks(page: Page) {
  const layers = await page.evaluate(() => {
    const [first] = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return first instanceof CSSLayerStatementRule ? [...first.nameList] : [];
  });
  expect(layers).toEqual(['reset', 'tokens', 'base', 'ui', 'sections', 'utilities']);
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y, 'the heading stands below the header').toBeGreaterThan(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
}

const made: Record<string, { name?: string }> = JSON.parse(
  readFileSync('app/generated/pictures.json', 'utf8'),
);
/** The path of each original picture below content/, by the common name of its generated files. */
const sources = new Map(Object.entries(made).map(([file, { name }]) => [name, file]));

/** The originals of the large pictures in a section. The moving layer of the hero (aria-hidden) is left out. */
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

/** Loads all pictures, also those that would wait until they are seen: a headless browser may draw no frame for a while. */
function loadAllPictures(page: Page) {
  return page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
}

/** The visible pictures that have not loaded, although all have been asked for. */
function emptyPictures(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter((image) => !(image.complete && image.naturalWidth > 0))
      .map((image) => image.src),
  );
}
