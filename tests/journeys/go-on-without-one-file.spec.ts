import { type Browser, expect, type Page, test } from '@playwright/test';
import { addressIn, chatText, everyPage, languages, scriptsAreReady } from '../site.ts';
import { letItSettle, watchLine } from '../slow-line.ts';

/*
 * Every script, stylesheet and data file of three pages stays away once, alone; the page can be read and left all the
 * same. The files hardly differ by language, so each page is tried in one.
 */
const tried = { home: 'ar', frames: 'en', contact: 'ar' } as const;

for (const language of languages) {
  for (const key of ['home', 'frames', 'contact'] as const) {
    if (tried[key] !== language.locale) continue;
    test(`${language.locale}: ${key}, each of its files missing once`, async ({ page, browser, baseURL }) => {
      test.setTimeout(600_000);
      const address = addressIn(language, key);
      const { files, text } = await seenWithoutScripts(browser, `${baseURL}${address}`);
      const known = everyPage.map((one) => one.address);
      let missing = '';
      let loads = 0;
      await page.route(/\.(js|css|json)$/, (route) =>
        new URL(route.request().url()).pathname === missing ? route.abort() : route.continue(),
      );
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });

      expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
      for (const file of files) {
        await test.step(`without ${file}`, async () => {
          missing = file;
          loads = 0;
          const isMissed = page.waitForEvent('requestfailed').catch(() => {});
          await page.goto(address);
          // Until React has taken over, where it can, or the file was found missing.
          await Promise.race([scriptsAreReady(page).catch(() => {}), isMissed]);
          await letItSettle(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const now = await mainText(page);
          expect(now.length, now.slice(0, 200)).toBeGreaterThanOrEqual(text.length);

          const links = page.getByRole('banner').locator('a[href^="/"]');
          const paths = await links.evaluateAll((all) =>
            all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
          );
          expect(paths.length).toBeGreaterThan(5);
          expect(paths.filter((path) => !known.includes(path))).toEqual([]);

          const chats = await page
            .locator('a[href^="https://wa.me/"]')
            .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
          expect(chats.length).toBeGreaterThan(0);
          for (const chat of chats) expect(chatText(chat)).not.toBe('');
          expect(loads, 'it does not load again and again').toBe(1);
        });
      }
    });
  }
}

/** The text of a page without scripts, and the scripts and stylesheets that it asks for with them. */
async function seenWithoutScripts(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  const text = await mainText(plain);
  await context.close();

  const withScripts = await browser.newPage();
  const files = new Set<string>();
  withScripts.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css|json)$/.test(pathname)) files.add(pathname);
  });
  const isQuiet = watchLine(withScripts);
  await withScripts.goto(url);
  await scriptsAreReady(withScripts);
  // The first sign of a visitor brings what the home page has not fetched yet.
  await withScripts.mouse.wheel(0, 10);
  await expect.poll(isQuiet, { intervals: [1000], timeout: 60_000 }).toBe(true);
  await withScripts.close();
  return { text, files: [...files].filter((file) => !file.endsWith('/sw.js')) };
}

/** What stands in the page for reading, in one line; of the prices one alone is seen. */
async function mainText(page: Page): Promise<string> {
  const text = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const price of copy.querySelectorAll('data')) price.remove();
    return copy.textContent ?? '';
  });
  return text.replaceAll(/\s+/g, ' ').trim();
}
