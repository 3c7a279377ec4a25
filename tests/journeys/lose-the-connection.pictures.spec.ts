import { expect, test } from '@playwright/test';
import { pages } from '#model/site-map.ts';
import { addressIn, content, languages, opener, visit } from '../site.ts';

const [english, arabic] = languages;

test.use({ serviceWorkers: 'allow' });

test('pages of the language open without a connection, others say so', async ({ page, context }) => {
  test.setTimeout(180_000);
  await visit(page, addressIn(arabic, 'home'));
  // The service worker is registered when the page is idle, and caches the pages of its language with their data.
  const cachedCount = (cache: string, part: string) =>
    page.evaluate(
      async ([name, within]) => {
        const all = await (await caches.open(name)).keys();
        return all.filter(({ url }) => url.includes(within)).length;
      },
      [cache, part] as const,
    );
  await expect.poll(() => cachedCount('pages', ''), { timeout: 60_000 }).toBe(pages.length);
  await expect.poll(() => cachedCount('data', '.data'), { timeout: 60_000 }).toBe(pages.length);
  // The catalog, the zones of delivery, and the details of all items.
  await expect.poll(() => cachedCount('data', '.json'), { timeout: 60_000 }).toBe(3);
  // The precache is small: fonts, and pictures but for that of the offline page, are cached only when they are shown.
  const precached = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(precached.length).toBeGreaterThan(5);
  expect(precached.filter((file) => !/\.(js|css|html|json)$/.test(file))).toEqual([
    expect.stringMatching(/^\/assets\/door-dusk-/),
  ]);
  await page.reload();
  await context.setOffline(true);
  await visit(page, addressIn(arabic, 'faq'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.words.faq.heading);
  // An address with a query opens the page that is cached under the address without the query.
  for (const [key, query] of [
    ['brief', '?service=furniture'],
    ['contact', '?utm_source=whatsapp'],
    ['wall', '?frame=dunes&size=50x70'],
  ] as const) {
    await page.goto(`${addressIn(arabic, key)}${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.words[key].heading);
  }
  // Details open on all cached pages, also on pages that were never visited.
  for (const [key, title] of [
    ['frames', content.frames[1]?.title.ar],
    ['portfolio', content.portfolio[1]?.title.ar],
    ['projects', content.projects[1]?.title.ar],
  ] as const) {
    await visit(page, addressIn(arabic, key));
    const name = key === 'frames' ? `${arabic.words.frames.details}: ${title}` : (title ?? '');
    await opener(page.getByRole('main'), name).click();
    await expect(page.getByRole('dialog', { name: title ?? '' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === addressIn(arabic, key));
  }
  await page.goto(addressIn(english, 'frames'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.words.offline.heading);
  await expect(page).toHaveURL(addressIn(english, 'frames'));
  // Its picture, which no page has shown before, loads without a connection.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const door = loaded.filter((name) => name.includes('/door-'));
  expect(door).toHaveLength(1);
  expect(await page.evaluate(async (url) => (await fetch(url)).status, door[0] ?? '')).toBe(200);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.words.offline.back);
  await expect(page.getByRole('status').filter({ hasText: english.words.offline.back })).toBeVisible();
  await expect(page.getByText(english.words.offline.text)).toHaveCount(0);
  await page.getByRole('link', { name: english.words.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.words.frames.heading);
});
