import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { type RunningServer, serve } from '#scripts/serve.ts';
import { recordConsoleErrors } from '../console-errors.ts';
import { findTooWide } from '../fit.ts';
import { copySite, type SiteCopy } from './copy-of-site.ts';
import { hidden, html, writeEdgeCases } from './edge-case-content.ts';

test.describe.configure({ mode: 'serial' });

const pages = [
  '',
  'services',
  'portfolio',
  'frames',
  'courses',
  'projects',
  'process',
  'testimonials',
  'faq',
  'contact',
  'brief',
  'studio',
  'ordering',
  'wall',
  'privacy',
  'accessibility',
];
const items = [
  'frames/kalima',
  'frames/dunes',
  'frames/rum',
  'frames/line',
  'frames/sadu',
  'projects/family-majlis',
  'portfolio/abdoun-residence',
];
const addresses = [...pages, ...items].flatMap((one) => [`/${one}`, `/ar/${one}`.replace(/\/$/, '')]);

let copy: SiteCopy;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = copySite();
  writeEdgeCases(copy);
  const { code, output } = copy.build();
  expect(code, output).toBe(0);
  server = await serve({ port: 0, folder: path.join(copy.folder, 'build', 'client') });
});

test.afterAll(async () => {
  await server?.close();
  rmSync(copy.folder, { recursive: true, force: true });
});

test('every page stays whole', async ({ page }) => {
  test.setTimeout(300_000);
  const consoleErrors = recordConsoleErrors(page, server.url);
  for (const address of addresses) {
    for (const width of [1366, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${server.url}${address}`);
      const where = `${address} at ${width}`;
      await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
      expect.soft(await page.evaluate(findTooWide), where).toEqual([]);
    }
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const text of data) expect(() => JSON.parse(text), text).not.toThrow();
    const preview = page.locator('meta[property="og:title"]');
    await expect(preview).toHaveAttribute('content', await page.title());
  }
  // Messages about the blocked service worker and slow preloads do not come from the content.
  expect(consoleErrors.filter((message) => !/Service Worker|link preload/.test(message))).toEqual([]);
});

test('HTML in a text is a text', async ({ page }) => {
  for (const [address, name] of [
    ['/frames/kalima', html],
    ['/ar/projects/family-majlis', html],
  ] as const) {
    await page.goto(`${server.url}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
    expect(await page.title()).toContain(html);
  }
  await page.goto(`${server.url}/courses`);
  await expect(page.getByRole('heading', { name: html, exact: true }).first()).toBeVisible();
});

test('files for machines can be read', async ({ page, request }) => {
  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
  // The text is parsed on an empty page, since the site's own policy forbids parsing.
  const problems = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror').length,
    sitemap,
  );
  expect(problems).toBe(0);
  for (const file of ['site.webmanifest', 'ar.webmanifest', 'frames.json']) {
    const text = readFileSync(path.join(copy.folder, 'build', 'client', file), 'utf8');
    expect(() => JSON.parse(text)).not.toThrow();
  }
});

test('what is hidden is nowhere on the site, and its address says that it is not on show', async ({
  page,
}) => {
  const client = path.join(copy.folder, 'build', 'client');
  const all = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const naming = (text: string) =>
    all.filter(
      (file) =>
        /\.(html|json|xml|data|webmanifest)$/.test(file) &&
        readFileSync(path.join(client, file), 'utf8').includes(text),
    );
  expect(naming('/frames/kalima')).toContain('sitemap.xml');
  for (const folder of hidden) {
    expect(naming(`/${folder}`)).toEqual([]);
    const made = all.filter((file) => file.includes(folder.replace('/', '-')));
    expect(made.filter((file) => !file.startsWith('pictures'))).toEqual([]);
    const [kind = '', slug] = folder.split('/');
    const dialog = `${kind}?${kind.slice(0, -1)}=${slug}`;
    for (const [prefix, words] of [
      ['', en],
      ['/ar', ar],
    ] as const) {
      const answer = await fetch(`${server.url}${prefix}/${folder}`);
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).toContain(`<h1>${words.moved.hiddenTitle}</h1>`);
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).toContain(`<a href="${prefix}/${kind}#not-on-show">`);
      for (const asked of [folder, dialog]) {
        await page.goto(`${server.url}${prefix}/${asked}`);
        await expect(page).toHaveURL(`${server.url}${prefix}/${kind}#not-on-show`);
        await expect(page.getByText(words.common.notOnShow)).toBeVisible();
      }
    }
  }
  await page.goto(`${server.url}/ar/projects/library-for-one-reader`);
  await expect(page.locator('main figure').first()).toBeVisible();
  await expect(page.locator('main a[href*="/frames/"]')).toHaveCount(0);
  await page.goto(`${server.url}/ar/testimonials`);
  await expect(page.locator('main figcaption').filter({ hasNotText: '·' })).toHaveCount(1);
});

test('what is sold out is not ordered, by any link, until the clock of Amman says that it is back', async ({
  page,
}) => {
  // Opens a page at a fixed time and reads the messages of its links after hydration.
  const messagesAt = async (address: string, when: string) => {
    await page.clock.setFixedTime(new Date(`${when}+03:00`));
    await page.goto(`${server.url}${address}`);
    await page.waitForLoadState('networkidle');
    return messagesOn(page);
  };
  const html = await (await fetch(`${server.url}/frames/line`)).text();
  expect(html).toContain('<time dateTime="2200-01-01">Back on 1 January 2200</time>');
  expect(html).toContain('tell%20me%20when%20this%20frame%20is%20back');
  expect(html).not.toContain('like%20to%20order');
  expect(html).toContain(
    '"availability":"https://schema.org/SoldOut","availabilityStarts":"2200-01-01T00:00+03:00"',
  );
  const series = await (await fetch(`${server.url}/frames/sadu`)).text();
  expect(series, 'each print of a series that differ has offers of its own').toMatch(
    /SoldOut","availabilityStarts":"2199-12-01T00:00\+03:00","url":"[^"]*print=vertical-bands/,
  );

  const consoleErrors = recordConsoleErrors(page, server.url);
  expect(await messagesAt('/frames/line', '2199-12-31T23:59')).toContain(
    'Hello, please tell me when this frame is back:',
  );
  await expect(page.getByRole('button', { name: 'Add to selection' })).toHaveCount(0);
  expect(await messagesAt('/frames/line', '2200-01-01T00:00')).toContain(
    "Hello, I'd like to order this frame:",
  );
  await expect(page.getByRole('button', { name: 'Add to selection' })).toBeVisible();
  await expect(page.locator('.availability-note')).toHaveCount(0);

  // One print of a limited series is sold out until December: before, only the other prints can be ordered; afterwards this
  // one too, with the note that its quantity is limited.
  expect(await messagesAt('/ar/frames/sadu', '2199-11-30T12:00')).toContain(
    'مرحبًا، أرجو إبلاغي عند توفّر هذه اللوحة مجددًا:',
  );
  await page.locator('main input[name^="print-"]').nth(1).check({ force: true });
  expect(await messagesOn(page)).toContain('مرحبًا، أودّ طلب هذه اللوحة:');
  await expect(page.locator('.availability-note')).toContainText('كمية محدودة');
  expect(await messagesAt('/ar/frames/sadu', '2199-12-01T00:00')).toContain('مرحبًا، أودّ طلب هذه اللوحة:');
  await expect(page.locator('.availability-note')).toContainText('كمية محدودة');

  // One size of a series is sold out: it stays chosen, and another size can be ordered.
  expect(await messagesAt('/frames/rum', '2199-12-31T12:00')).toContain(
    'Hello, please tell me when this frame is back:',
  );
  await expect(page.locator('.availability-note')).toContainText('This size is sold out');
  await page.locator('main input[name^="size-"]').nth(1).check({ force: true });
  expect(await messagesOn(page)).toContain("Hello, I'd like to order this frame:");
  await expect(page.locator('.availability-note')).toHaveCount(0);
  expect(consoleErrors.filter((message) => !/Service Worker|link preload/.test(message))).toEqual([]);
});

/** The first lines of the messages in the page's WhatsApp links. */
async function messagesOn(page: Page): Promise<string[]> {
  const links = page.locator('main a[href^="https://wa.me/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return addresses.map((address) => new URL(address).searchParams.get('text')?.split('\n')[0] ?? '');
}
