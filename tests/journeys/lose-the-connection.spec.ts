import { expect, test } from '@playwright/test';
import { addressIn, languages, visit } from '../site.ts';

const [english, arabic] = languages;

test.use({ serviceWorkers: 'allow' });

test('pages of the language open without a connection, others say so', async ({ page, context }) => {
  await visit(page, addressIn(arabic, 'home'));
  // The worker is registered after the page has come to rest, and keeps the ten pages of its language with their data.
  const kept = (cache: string, part: string) =>
    page.evaluate(
      async ([name, within]) => {
        const all = await (await caches.open(name)).keys();
        return all.filter(({ url }) => url.includes(within)).length;
      },
      [cache, part] as const,
    );
  await expect.poll(() => kept('pages', ''), { timeout: 20_000 }).toBe(10);
  await expect.poll(() => kept('data', '/assets/page-'), { timeout: 20_000 }).toBe(10);
  await page.reload();
  await context.setOffline(true);
  await visit(page, addressIn(arabic, 'faq'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.words.faq.heading);
  await page.goto(addressIn(english, 'frames'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.words.offline.heading);
  await expect(page).toHaveURL(addressIn(english, 'frames'));

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: english.words.offline.back })).toBeVisible();
  await page.getByRole('link', { name: english.words.common.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.words.frames.heading);
});
