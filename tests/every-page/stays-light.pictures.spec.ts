import { expect, test } from '@playwright/test';
import { itemAddress, itemPages } from '#model/site-map.ts';
import { themeKey } from '#model/stored-data.ts';
import { addressIn, content, itemOf, languages, oneLanguage, scriptsAreReady } from '../site.ts';
import { stopLongWaits } from '../slow-line.ts';
import {
  bytesOf,
  bytesOfFirstView,
  maxBytesOf,
  maxBytesOfWall,
  ownScripts,
  picturesCalledTooWide,
} from '../weights.ts';

/*
 * Checks the total bytes of a first view, on a phone that loads the largest pictures. The bytes by kind of file are checked
 * for each page in is-sound.pictures.spec.ts.
 */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/** Limits of the home page: the bytes of its first view, and the number of its elements, including the controls of the rails. */
const maxima = { home: 400_000, elements: 1700 };

const items = itemPages.map((key, index) => {
  const { locale } = languages[index % 2] ?? oneLanguage[0];
  return {
    locale,
    key,
    address: itemAddress(key, itemOf<{ slug: string }>(content[key], 'kalima').slug, locale),
  };
});

/* In Arabic the first view is heavier, since its fonts are. */
for (const language of oneLanguage) {
  const { locale, words } = language;
  /* The limit of bytes is the same in both themes. */
  for (const theme of ['light', 'dark']) {
    test(`${locale}: home, ${theme}`, async ({ page }) => {
      await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
        themeKey,
        theme,
      ] as const);
      // Requests after an idle time do not belong to the first view; on a slow machine they would be counted.
      await stopLongWaits(page);
      await page.goto(addressIn(language, 'home'));
      expect((await bytesOfFirstView(page)).all).toBeLessThan(maxima.home);
      await scriptsAreReady(page);
      await page.mouse.wheel(0, 10);
      await expect(page.getByRole('group', { name: words.nav.frames, exact: true })).toBeAttached();
      expect(await page.evaluate(() => document.body.querySelectorAll('*').length)).toBeLessThanOrEqual(
        maxima.elements,
      );
    });
  }
}

for (const { locale, key, address } of items) {
  test(`${locale}: an item of ${key}`, async ({ page }) => {
    await stopLongWaits(page);
    await page.goto(address);
    const { script, document, font } = await bytesOfFirstView(page);
    const limits = maxBytesOf('item', locale);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(limits.script);
    expect(document).toBeLessThanOrEqual(limits.document);
    expect(font).toBeLessThanOrEqual(limits.font);
    expect(await picturesCalledTooWide(page)).toEqual([]);
  });
}

test('the wall, from choosing a room to sharing the picture', async ({ request }) => {
  const scripts = await ownScripts(request, 'wall');
  expect(Object.keys(scripts)).toContainEqual(expect.stringMatching(/^wall-tool-/));
  const all = Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);
  expect(all, JSON.stringify(scripts)).toBeLessThanOrEqual(maxBytesOfWall);
});

test('who only looks for ten seconds is sent no more than that', async ({ context }) => {
  const visits = [addressIn(languages[0], 'home'), ...items.map(({ address }) => address)].map(
    async (address) => {
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForFunction(() => performance.now() > 10_000);
      const limits = maxBytesOf(address === '/' ? 'home' : 'item', 'en');
      expect((await bytesOf(page)).script, address).toBeLessThanOrEqual(limits.script);
    },
  );
  await Promise.all(visits);
});
