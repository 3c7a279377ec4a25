import { expect, test } from '@playwright/test';
import { addressIn, languages, onceIn, visit } from '../site.ts';

for (const language of languages) {
  const once = onceIn(language);
  const { locale, dir, words } = language;
  const prefix = locale === 'ar' ? '/ar' : '';

  test(`${locale}: what is not found says so in the language of the path`, async ({ page }) => {
    for (const path of ['/no-such-page', '/services/no-such-service', '/no/such/page?from=card']) {
      const response = await visit(page, `${prefix}${path}`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.heading);
      await expect(page.getByText(words.notFound.text)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(words.notFound.title));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });

  once(`${locale}: the way out leads home`, async ({ page }) => {
    await visit(page, `${prefix}/no-such-page`);
    await page.getByRole('main').getByRole('link', { name: words.notFound.home }).click();
    await expect(page).toHaveURL(addressIn(language, 'home'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main').locator('#portfolio')).toBeAttached();
  });

  once(`${locale}: the language can be changed here too`, async ({ page }) => {
    await visit(page, `${prefix}/no-such-page`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: locale === 'en' ? 'العربية' : 'English' })
      .click();
    await expect(page).toHaveURL(locale === 'en' ? '/ar/no-such-page' : '/no-such-page');
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'ar' : 'en');
  });
}

test('the copied address of a dialog whose item is gone leads to its section, which says so', async ({
  page,
}) => {
  const [language] = languages;
  await page.route('**/details.json', async (route) => {
    const response = await route.fetch();
    const details = await response.json();
    await route.fulfill({ response, json: { ...details, gone: { ...details.gone, frames: ['long-gone'] } } });
  });
  await visit(page, `${addressIn(language, 'frames')}?frame=long-gone`);
  await expect(page).toHaveURL(`${addressIn(language, 'frames')}#gone`);
  await expect(page.getByText(language.words.common.gone)).toBeVisible();
});
