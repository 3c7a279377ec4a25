import { expect, type Page, test } from '@playwright/test';
import {
  addressIn,
  chatText,
  content,
  itemOf,
  keepChats,
  languages,
  leavePicturesOut,
  oneLanguage,
  scriptsAreReady,
} from '../site.ts';
import { anyScript, hold, letItSettle, scriptsOf, stopLongWaits } from '../slow-line.ts';

const frame = itemOf(content.frames, 'kalima');

function cardOf(page: Page, locale: 'en' | 'ar') {
  return page.getByRole('article', { name: frame.title[locale], exact: true });
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: what is tapped before the scripts have come is done when they have`, async ({ page }) => {
    const release = await hold(page, anyScript);
    await page.goto(addressIn(language, 'home'));
    const card = cardOf(page, locale);
    await card.getByRole('button', { name: '50×70' }).click();
    // Impatience is no second frame.
    await card.getByRole('button', { name: words.frames.more }).click({ clickCount: 3 });
    await expect(card.getByRole('button', { name: '50×70', pressed: true })).toHaveCount(0);
    release();
    await expect(card.getByRole('button', { name: '50×70', pressed: true })).toBeVisible();
    await expect(card.getByRole('group', { name: words.frames.quantity }).getByRole('status')).toHaveText(
      '2',
    );
  });

  test(`${locale}: links wait for nothing`, async ({ page }) => {
    await hold(page, anyScript);
    await page.goto(addressIn(language, 'home'));
    await page.getByRole('link', { name: content.site.hero.callToAction[locale] }).click();
    await expect(page.getByRole('heading', { name: words.portfolio.heading })).toBeInViewport();
    await cardOf(page, locale)
      .getByRole('link', { name: `${words.frames.details}: ${frame.title[locale]}` })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: frame.title[locale] })).toBeVisible();
  });

  test(`${locale}: an order waits for the size that was chosen just before`, async ({ page, context }) => {
    const chats = await keepChats(page);
    const release = await hold(page, anyScript);
    await page.goto(addressIn(language, 'frames'));
    const card = cardOf(page, locale);
    await card.getByRole('button', { name: '50×70' }).click();
    const chat = context.waitForEvent('page');
    await card.getByRole('link', { name: words.frames.order }).click();
    release();
    await chat;
    await expect.poll(() => chats.length).toBe(1);
    expect(chatText(chats[0] ?? '')).toContain('\u206650×70\u2069');
  });
}

test('a size that no script could choose is not ordered as another: the page comes anew, to be ordered from as it stands', async ({
  page,
  context,
}) => {
  await page.route(anyScript, (route) => route.abort());
  const chats = await keepChats(page);
  await page.goto('/frames');
  const order = cardOf(page, 'en').getByRole('link', { name: 'Order' });
  const isAnew = page.waitForEvent('load');
  await cardOf(page, 'en').getByRole('button', { name: '50×70' }).click();
  await order.click();
  await isAnew;
  expect(chats).toEqual([]);
  const chat = context.waitForEvent('page');
  await order.click();
  await chat;
  await expect.poll(() => chats.length).toBe(1);
  expect(chatText(chats[0] ?? '')).toContain('\u206630×40\u2069');
});

test('the pictures in the window go before the scripts', async ({ page }) => {
  // Without the limit after which the scripts wait for nothing.
  await stopLongWaits(page);
  const hero = /\/pictures\/pictures-hero/;
  const release = await hold(page, hero);
  const asked = page.waitForRequest(hero);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  await letItSettle(page);
  expect(scripts).toEqual([]);
  release();
  await scriptsAreReady(page);
});

test('a picture that never comes holds nothing back for good', async ({ page }) => {
  await hold(page, /\/pictures\/pictures-hero/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await scriptsAreReady(page);
});

/*
 * The scripts of the home page come one after another, and at any moment some are still on their way, perhaps for ever.
 * A link leads where it leads all the same.
 */
for (const share of [0, 0.2, 0.4, 0.6, 0.8]) {
  const language = languages[share === 0.4 ? 1 : 0];
  const { locale, words } = language;
  const other = languages.find((one) => one !== language) ?? language;

  test(`${locale}: links lead on where ${share * 100}% of the scripts have come`, async ({
    page,
    context,
  }) => {
    await leavePicturesOut(page);
    const scripts = await scriptsOf(page, addressIn(language, 'home'));
    const waysOn = [
      [(to: Page) => to.getByRole('banner').locator('a[hreflang]'), addressIn(other, 'home')],
      [
        (to: Page) => to.getByRole('banner').getByRole('link', { name: words.nav.courses, exact: true }),
        addressIn(language, 'courses'),
      ],
      [
        (to: Page) => to.getByRole('link', { name: content.site.hero.callToAction[locale] }),
        `${addressIn(language, 'home')}#portfolio`,
      ],
    ] as const;
    for (const [link, address] of waysOn) {
      const visitor = await context.newPage();
      await leavePicturesOut(visitor);
      const come = new Set(scripts.slice(0, Math.round(scripts.length * share)));
      await visitor.route(anyScript, (route) => {
        const { pathname } = new URL(route.request().url());
        // What the next page asks for besides comes.
        return come.has(pathname) || !scripts.includes(pathname) ? route.continue() : new Promise(() => {});
      });
      await visitor.goto(addressIn(language, 'home'), { waitUntil: 'domcontentloaded' });
      await visitor.mouse.wheel(0, 10);
      await letItSettle(visitor);
      await link(visitor).filter({ visible: true }).first().click();
      await expect(visitor).toHaveURL(address);
      if (address.includes('#')) await expect(visitor.locator('#portfolio h2')).toBeInViewport();
      else await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await visitor.close();
    }
  });
}
