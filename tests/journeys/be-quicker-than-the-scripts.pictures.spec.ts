import { expect, type Page, test } from '@playwright/test';
import { en } from '#model/language/en.ts';
import {
  addressIn,
  chatText,
  content,
  itemOf,
  oneLanguage,
  priceOf,
  recordChats,
  scriptsAreReady,
} from '../site.ts';
import { anyScript, holdRequests, letItSettle, stopLongWaits } from '../slow-line.ts';

const frame = itemOf(content.frames, 'kalima');

function cardOf(page: Page, locale: 'en' | 'ar') {
  return page.getByRole('article', { name: frame.title[locale], exact: true });
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: what is tapped before the scripts have come is done when they have`, async ({ page }) => {
    const release = await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'home'));
    const card = cardOf(page, locale);
    await card.getByRole('radio', { name: '50×70' }).click();
    // Each tap on the plus button counts, although the scripts have not loaded yet.
    await card.getByRole('button', { name: words.frames.more }).click({ clickCount: 3 });
    // Even without scripts the browser keeps the chosen size, and the price of that size is visible at once.
    const large = card.getByText(String(priceOf(frame, '50x70')), { exact: true });
    await expect(card.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
    await expect(large).toBeVisible();
    release();
    await scriptsAreReady(page);
    await expect(card.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
    await expect(large).toBeVisible();
    await expect(card.getByRole('spinbutton', { name: words.frames.quantity })).toHaveValue('4');
  });

  test(`${locale}: an order that is tapped while the page is being hydrated is that of the chosen size`, async ({
    page,
    context,
  }) => {
    const chats = await recordChats(page);
    const release = await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'frames'));
    const card = cardOf(page, locale);
    await card.getByRole('radio', { name: '50×70' }).click();
    const order = await card.getByRole('link', { name: words.frames.order }).elementHandle();
    // The click happens right after hydration, before the recorded inputs are replayed.
    await page.evaluate((link) => addEventListener('hydrated', () => (link as HTMLElement).click()), order);
    const chat = context.waitForEvent('page');
    release();
    await chat;
    await expect.poll(() => chats.length).toBe(1);
    expect(chatText(chats[0] ?? '')).toContain('\u206650×70\u2069');
  });

  test(`${locale}: a project that is tapped after a filter leaves the filter as it is`, async ({ page }) => {
    // On a busy machine hydration takes longer than the three seconds for which the tapped link waits.
    await stopLongWaits(page, 3000);
    const release = await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'projects'));
    const filter = page.getByRole('radio', { name: words.projects.commercial, exact: true });
    const project = content.projects.find(({ category }) => category.en.toLowerCase().includes('commercial'));
    const title = project?.title[locale] ?? '';
    await filter.click();
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    release();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filter).toBeChecked();
  });

  test(`${locale}: links wait for nothing`, async ({ page }) => {
    await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'home'));
    await page.getByRole('link', { name: content.site.hero.callToAction[locale] }).click();
    await expect(page.getByRole('heading', { name: words.portfolio.heading })).toBeInViewport();
    await cardOf(page, locale)
      .getByRole('link', { name: `${words.frames.details}: ${frame.title[locale]}` })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: frame.title[locale] })).toBeVisible();
  });
}

test('where a script is missing, what was chosen stays through the reload that a click sets off', async ({
  page,
}) => {
  await page.route(anyScript, (route) => route.fulfill({ status: 404 }));
  await page.goto('/frames');
  const card = cardOf(page, 'en');
  const quantity = card.getByRole('spinbutton', { name: 'Quantity' });
  await card.getByRole('radio', { name: '50×70' }).click();
  await quantity.fill('3');
  const isReloaded = page.waitForEvent('load');
  await card.getByRole('button', { name: `Add to selection: ${frame.title.en}` }).click();
  await isReloaded;
  await expect(card.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
  await expect(quantity).toHaveValue('3');
});

test('where a script is missing, a click reloads the page, once', async ({ page }) => {
  let isMissing = true;
  await page.route(anyScript, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  const bag = page.getByRole('banner').getByRole('button', { name: 'Your selection' });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/faq');
  await bag.click();
  await expect.poll(() => loads).toBe(2);
  // The first reload did not help, so a second tap must not reload the page again.
  await bag.click();
  await letItSettle(page);
  expect(loads).toBe(2);
  isMissing = false;
  await page.goto('/process');
  await scriptsAreReady(page);
  await bag.click();
  await expect(page.getByRole('dialog', { name: 'Your selection' })).toBeVisible();
});

test('a tap waits for the scripts of the slowest line', async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, anyScript);
  await page.goto('/faq');
  const bag = page.getByRole('banner').getByRole('button', { name: 'Your selection' });
  await bag.click();
  await expect(bag).toHaveAttribute('aria-busy', 'true');
  // The message that something is loading appears after a second.
  await expect(page.getByText(en.common.coming)).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(page.getByText(en.common.coming)).toBeVisible();
  await page.clock.fastForward(14_000);
  release();
  await expect(page.getByRole('dialog', { name: 'Your selection' })).toBeVisible();
  await expect(page.getByText(en.common.coming)).toBeHidden();
});

test('Back returns to the same scroll position after a link was followed while the page was being laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without idle callbacks the sections above the link are not laid out and have their estimated heights.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await holdRequests(page, anyScript);
  await page.goto('/');
  const title = content.portfolio[2]?.title.en ?? '';
  const tile = page.getByRole('main').getByRole('link', { name: title, exact: true });
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(page.locator('html')).toHaveClass(/deferred-layout/);
  await expect(tile).toBeInViewport();
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(tile).toBeInViewport();
});

test('the pictures in the window go before the scripts', async ({ page }) => {
  // Long timers are stopped, since the scripts wait for the pictures only for a limited time.
  await stopLongWaits(page);
  const hero = /\/pictures\/pictures-hero/;
  const release = await holdRequests(page, hero);
  const asked = page.waitForRequest(hero);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (anyScript.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  await letItSettle(page);
  expect(scripts).toEqual([]);
  release();
  await scriptsAreReady(page);
});

test('a picture that never comes holds nothing back for good', async ({ page }) => {
  await holdRequests(page, /\/pictures\/pictures-hero/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await scriptsAreReady(page);
});
