import { expect, test } from '@playwright/test';
import { overflows, smallTargets, spacing, tooWide } from '../fit.ts';
import { addressIn, everyPage, languages, visit } from '../site.ts';
import { violations } from '../violations.ts';

/* The home page is long, and a busy machine takes its time over it. */
test.describe.configure({ timeout: 240_000 });

const notThere = languages.map((language) => ({
  ...language,
  key: 'a page that is not there',
  address: `${addressIn(language, 'faq')}/no-such-page`,
}));

/* One visit of every page, and of one that is not there; each look is made even where another found something. */
for (const { key, address, locale } of [...everyPage, ...notThere]) {
  test(`${locale}: ${key}`, async ({ page }) => {
    await visit(page, address);
    await test.step('anyone can read and use it, by day and at dusk', async () => {
      expect.soft(await violations(page)).toEqual([]);
    });
    await test.step('nothing is wider than the window', async () => {
      expect.soft(await tooWide(page)).toEqual([]);
    });
    await test.step('a finger finds what can be tapped', async () => {
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
      }
    });
    await test.step('a reader may space the letters', async () => {
      await page.addStyleTag({ content: spacing });
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflows(page), `${width} px`).toEqual([]);
      }
    });
  });
}
