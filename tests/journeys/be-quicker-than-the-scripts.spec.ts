import { expect, type Page, test } from '@playwright/test';
import { addressIn, chatText, content, itemOf, keepChats, languages, scriptsAreReady } from '../site.ts';
import { anyScript, hold } from '../slow-line.ts';

const frame = itemOf(content.frames, 'kalima');

function cardOf(page: Page, locale: 'en' | 'ar') {
  return page.getByRole('article', { name: frame.title[locale], exact: true });
}

for (const language of languages) {
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

test('a card whose scripts never come can be ordered from as it stands', async ({ page, context }) => {
  await page.route(anyScript, (route) => route.abort());
  const chats = await keepChats(page);
  await page.goto('/frames');
  const card = cardOf(page, 'en');
  await card.getByRole('button', { name: '50×70' }).click();
  const chat = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Order' }).click();
  await chat;
  await expect.poll(() => chats.length).toBe(1);
  expect(chatText(chats[0] ?? '')).toContain(frame.title.en);
});

test('the pictures in the window go before the scripts', async ({ page }) => {
  // Without the limit after which the scripts wait for nothing.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, wait?: number) =>
      wait === 3000 ? 0 : setTimeout(work, wait)) as typeof setTimeout;
  });
  const hero = /\/pictures\/pictures-hero/;
  const release = await hold(page, hero);
  const asked = page.waitForRequest(hero);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(scripts).toEqual([]);
  release();
  await scriptsAreReady(page);
});

test('a picture that never comes holds nothing back for good', async ({ page }) => {
  await hold(page, /\/pictures\/pictures-hero/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await scriptsAreReady(page);
});
