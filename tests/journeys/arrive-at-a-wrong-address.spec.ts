import { expect, type Page, test } from '@playwright/test';
import { addressOf, inLanguage, itemAddress } from '#model/site-map.ts';
import {
  addressIn,
  content,
  fewOrAll,
  itemOf,
  languages,
  onceIn,
  oneLanguage,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { letItSettle } from '../slow-line.ts';

for (const language of languages) {
  const once = onceIn(language);
  const { locale, dir, words } = language;
  const prefix = locale === 'ar' ? '/ar' : '';

  test(`${locale}: what is not found says so in the language of the path`, async ({ page }) => {
    for (const path of ['/no-such-page', '/services/no-such-service', '/no/such/page?from=card']) {
      const response = await page.goto(`${prefix}${path}`);
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

const { slug } = itemOf(content.frames, 'arches');

for (const language of languages) {
  const frames = addressIn(language, 'frames');
  const item = itemAddress('frames', slug, language.locale);

  /* A few wrong addresses are enough here: app/shell/correct-address.test.ts tests all kinds of mistakes in addresses. */
  for (const [asked, meant] of fewOrAll<[asked: string, meant: string]>(
    [
      language.locale === 'ar' ? [`${item}،`, item] : [`${item}).`, item],
      language.locale === 'ar'
        ? [`${frames}%3Ffbclid%3D1`, `${frames}?fbclid=1`]
        : [`${frames}&fbclid=1`, `${frames}?fbclid=1`],
    ],
    [[`"${item}"%20`, item]],
  ))
    test(`${language.locale}: ${asked} leads to what was meant`, async ({ page }) => {
      await arriveAt(page, asked);
      await expect(page).toHaveURL(meant);
      await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
      await expect(page.locator('h1')).not.toHaveText(language.words.notFound.heading);
    });
}

test('capitals and a slash at the end lead to what was meant on a host that has no redirects', async ({
  page,
  baseURL,
}) => {
  const [language] = oneLanguage;
  const meant = itemAddress('frames', slug, language.locale);
  const asked = `${meant.toUpperCase()}/`;
  await page.route(`${baseURL}${asked}`, async (route) => {
    const response = await route.fetch({ url: `${baseURL}${addressIn(language, 'home')}/no-such-page` });
    await route.fulfill({ response });
  });
  await arriveAt(page, asked);
  await expect(page).toHaveURL(meant);
});

test('what was meant is asked for once, and the page stays where the site does not know it either', async ({
  page,
}) => {
  const [{ words }] = oneLanguage;
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') tries.push(new URL(request.url()).pathname);
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await visit(page, '/ar/No-Such-Page.');
  expect((await answered).status()).toBe(404);
  await letItSettle(page);
  expect(tries).toEqual(['/ar/no-such-page']);
  await expect(page).toHaveURL('/ar/No-Such-Page.');
  await expect(page.getByText(words.notFound.text)).toBeVisible();
});

test('a host that answers everything with the page for what it does not know is asked no second time', async ({
  page,
}) => {
  const tries: string[] = [];
  await page.route('**/no-such-page', async (route) => {
    tries.push(route.request().method());
    await route.fulfill({ response: await route.fetch(), status: 200 });
  });
  await arriveAt(page, '/ar/No-Such-Page.');
  await expect(page).toHaveURL('/ar/no-such-page');
  await scriptsAreReady(page);
  await letItSettle(page);
  expect(tries).toEqual(['HEAD', 'GET']);
});

test('a former address that came with the end of a sentence leads on', async ({ page }) => {
  const [language] = oneLanguage;
  const [moved] = content.moved;
  test.skip(!moved, 'nothing has moved yet');
  await arriveAt(page, `${inLanguage(moved?.from ?? '', language.locale)}.`);
  await expect(page).toHaveURL(new RegExp(`^[^#]+${inLanguage(moved?.to ?? '', language.locale)}(#gone)?$`));
});

test('the address of a dialog opens it though it came with capitals and the end of a sentence', async ({
  page,
}) => {
  const [{ locale }] = oneLanguage;
  const frame = itemOf(content.frames, 'arches');
  const frames = addressOf('frames', locale);
  await visit(page, `${frames}?frame=${frame.slug.toUpperCase()}&size=50X70).`);
  const dialog = page.getByRole('dialog', { name: frame.title[locale], exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
});

test('the copied address of a dialog whose item was removed leads to its section, which says so', async ({
  page,
}) => {
  const [language] = languages;
  await page.route('**/details.json', async (route) => {
    const response = await route.fetch();
    const details = await response.json();
    await route.fulfill({
      response,
      json: { ...details, removed: { ...details.removed, frames: ['long-gone'] } },
    });
  });
  await visit(page, `${addressIn(language, 'frames')}?frame=long-gone`);
  await expect(page).toHaveURL(`${addressIn(language, 'frames')}#gone`);
  await expect(page.getByText(language.words.common.gone)).toBeVisible();
});

/** Opens an address whose page may redirect before it has loaded. */
async function arriveAt(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' });
}
