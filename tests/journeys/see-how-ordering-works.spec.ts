import { expect, test } from '@playwright/test';
import { shopRequestText } from '#model/whatsapp/shop-request-text.ts';
import { addressIn, chatText, content, oneLanguage, visit } from '../site.ts';

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: what a message leads to stands on a page of its own`, async ({ page }) => {
    await visit(page, addressIn(language, 'frames'));
    await page.getByRole('main').getByRole('link', { name: words.frames.ordering }).click();
    await expect(page).toHaveURL(addressIn(language, 'ordering'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ordering.heading);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...content.ordering.steps.map(({ title }) => title[locale]),
      words.ordering.cliq,
      words.ordering.prices,
      words.ordering.delivery,
      words.frames.specification,
      words.requests.otherSizes,
      words.requests.quantities,
    ]);
    await expect(page.locator('.ordering-rows').last().getByRole('term')).toHaveText(
      (content.ordering.zones ?? []).map(({ name }) => new RegExp(`^${name[locale]}$`, 'i')),
    );
    await expect(page.getByRole('navigation', { name: words.nav.breadcrumb }).getByRole('link')).toHaveText([
      words.nav.home,
    ]);
    await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveCount(0);
    await page.goBack();
    await page.getByRole('contentinfo').getByRole('link', { name: words.frames.ordering }).click();
    await expect(page).toHaveURL(addressIn(language, 'ordering'));
  });

  test(`${locale}: what the shop does not list is asked for in a chat of its own`, async ({ page }) => {
    const url = `${content.site.url}${addressIn(language, 'frames')}`;
    for (const address of ['frames', 'ordering'] as const) {
      await visit(page, addressIn(language, address));
      for (const request of ['otherSizes', 'quantities'] as const) {
        const link = page.getByRole('link', { name: words.requests[`${request}Chat`] });
        expect(chatText(await link.getAttribute('href'))).toBe(shopRequestText(words, request, url));
      }
    }
  });

  test(`${locale}: the alias for paying is copied, and stands nowhere else`, async ({ page, context }) => {
    const alias = content.ordering.payment?.cliq?.alias ?? '';
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, addressIn(language, 'ordering'));
    await expect(page.getByText(alias)).toHaveAttribute('dir', 'ltr');
    await page.getByRole('button', { name: words.ordering.copy }).click();
    await expect(page.getByRole('button', { name: words.ordering.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(alias);
    for (const data of ['frames.json', 'delivery.json', 'details.json'])
      expect(await (await page.request.get(`/${data}`)).text(), data).not.toContain(alias);

    // A browser that lets no page copy.
    await page.addInitScript(() => {
      document.execCommand = () => false;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.reload();
    await page.getByRole('button', { name: words.ordering.copy }).click();
    await expect(page.getByRole('button', { name: words.share.failed })).toBeVisible();
  });

  test(`${locale}: the list of chosen frames leads there too`, async ({ page }) => {
    await visit(page, addressIn(language, 'frames'));
    await page.getByRole('button', { name: words.selection.add }).first().click();
    await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.frames.ordering }).click();
    await expect(page).toHaveURL(addressIn(language, 'ordering'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
