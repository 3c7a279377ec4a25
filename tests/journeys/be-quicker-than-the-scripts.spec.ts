import { expect, type Page, test } from '@playwright/test';
import { addressIn, chatText, content, itemOf, keepChats, oneLanguage, scriptsAreReady } from '../site.ts';
import { anyScript, hold, letItSettle, stopLongWaits } from '../slow-line.ts';

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
