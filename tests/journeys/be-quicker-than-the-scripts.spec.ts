import { expect, test } from '@playwright/test';
import { addressIn, chatText, content, itemOf, languages, scriptsAreReady } from '../site.ts';
import { hold } from '../slow-line.ts';

const frame = itemOf(content.frames, 'kalima');

const framesScript = '**/assets/frames-section*.js';

for (const language of languages) {
  const { locale, words } = language;

  test(`${locale}: a tap before the script has come is not lost`, async ({ page }) => {
    const release = await hold(page, framesScript);
    await page.goto(addressIn(language, 'home'));
    await scriptsAreReady(page);
    const card = page.getByRole('article', { name: frame.title[locale], exact: true });
    await card.getByRole('button', { name: '50×70' }).click();
    await card.getByRole('button', { name: words.frames.more }).click();
    await expect(card.getByRole('button', { name: '50×70', pressed: true })).toHaveCount(0);
    release();
    await expect(card.getByRole('button', { name: '50×70', pressed: true })).toBeVisible();
    await expect(card.getByRole('group', { name: words.frames.quantity })).toContainText('2');
  });

  test(`${locale}: nor is a tap on a link inside the site, and nothing vanishes meanwhile`, async ({
    page,
  }) => {
    const release = await hold(page, framesScript);
    await page.goto(addressIn(language, 'home'));
    await scriptsAreReady(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole('link', { name: content.site.hero.callToAction[locale] }).click();
    expect(await height()).toBe(before);
    release();
    await expect(page).toHaveURL(/#portfolio$/);
    await expect(page.getByRole('heading', { name: words.portfolio.heading })).toBeInViewport();
  });

  test(`${locale}: a section whose script never comes stays text and links`, async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.route(framesScript, (route) => route.abort());
    await page.goto(addressIn(language, 'home'));
    await scriptsAreReady(page);
    const card = page.getByRole('article', { name: frame.title[locale], exact: true });
    const order = card.getByRole('link', { name: words.frames.order });
    await order.scrollIntoViewIfNeeded();
    expect(chatText(await order.getAttribute('href'))).toContain(frame.title[locale]);
    const chat = context.waitForEvent('page');
    await order.click();
    await chat;
    await page.bringToFront();
    await card.getByRole('link', { name: `${words.frames.details}: ${frame.title[locale]}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: frame.title[locale] })).toBeVisible();
  });
}

test('without a sign of life the home page fetches nothing for what is not seen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await scriptsAreReady(page);
  expect(scripts.filter((path) => path.includes('section'))).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scripts.some((path) => path.includes('frames-section'))).toBe(true);
});

test('the pictures in the window go before the scripts', async ({ page }) => {
  // Without the limit after which the scripts wait for nothing.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, wait?: number) =>
      wait === 3000 ? 0 : setTimeout(work, wait)) as typeof setTimeout;
  });
  const pictures = /\/pictures\/services-(?!banner)/;
  const release = await hold(page, pictures);
  const asked = page.waitForRequest(pictures);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/services');
  await asked;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(scripts).toEqual([]);
  release();
  await scriptsAreReady(page);
});

test('a visitor who only waits has a page that is all alive', async ({ page }) => {
  const arrived = page.waitForRequest(framesScript);
  await page.goto('/');
  await arrived;
});

test('leaving the home page by Forward before it is alive leaves no click behind', async ({ page }) => {
  await page.goto('/');
  await scriptsAreReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(languages[0].words.faq.heading);
  await page.goBack();
  await hold(page, framesScript);
  await page.reload();
  await scriptsAreReady(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(languages[0].words.faq.heading);
  await page.getByRole('banner').getByRole('button', { name: languages[0].words.theme.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});
