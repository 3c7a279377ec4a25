import { expect, type Page, test } from '@playwright/test';
import {
  addressIn,
  chatText,
  content,
  itemOf,
  languages,
  leavePicturesOut,
  scriptsAreReady,
} from '../site.ts';
import { anyScript, hold, letItSettle, scriptsOf, stopLongWaits } from '../slow-line.ts';

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
  await stopLongWaits(page);
  await page.goto('/');
  await scriptsAreReady(page);
  await letItSettle(page);
  expect(scripts.filter((path) => path.includes('section'))).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scripts.some((path) => path.includes('frames-section'))).toBe(true);
});

test('the pictures in the window go before the scripts', async ({ page }) => {
  // Without the limit after which the scripts wait for nothing.
  await stopLongWaits(page);
  const pictures = /\/pictures\/services-(?!banner)/;
  const release = await hold(page, pictures);
  const asked = page.waitForRequest(pictures);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/services');
  await asked;
  await letItSettle(page);
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
