import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type RunningServer, serve } from '../../scripts/serve.ts';
import { keepConsoleErrors } from '../console-errors.ts';
import { findTooWide } from '../fit.ts';
import { copySite, type SiteCopy } from './copy-of-site.ts';
import { html, writeEdgeCases } from './edge-case-content.ts';

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
  'ordering',
  'wall',
  'privacy',
  'accessibility',
];
const items = [
  'frames/kalima',
  'frames/dunes',
  'frames/rum',
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
  const consoleErrors = keepConsoleErrors(page, server.url);
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
  // What a slow machine or the blocked service worker says is not about the content.
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
  // On an empty page: the site's own policy lets nothing be parsed.
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
