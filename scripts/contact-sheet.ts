import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { addressOf, pages } from '#model/site-map.ts';
import { serve } from './serve.ts';
import { findOrInstallBrowser } from './tools/browser.mjs';

/*
 * Takes screenshots of all pages × languages × themes × widths of the built site, into contact-sheet/ (not in git).
 * Words after the command select some of the screenshots: npm run contact-sheet -- frames ar 390 dark
 */

const folder = path.resolve('contact-sheet');
const wanted = process.argv.slice(2);
const heights = { 390: 844, 820: 1180, 1366: 768, 1920: 1080 };

const { url, close } = await serve({ port: 0 });
const executablePath = await findOrInstallBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const shots = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(heights).flatMap(([width, height]) =>
      pages.map(({ key }) => ({ key, language, theme, width: Number(width), height })),
    ),
  ),
);

for (const { key, language, theme, width, height } of shots) {
  const name = [key, language, width, theme];
  if (!wanted.every((word) => name.map(String).includes(word))) continue;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const page = await context.newPage();
  await page.goto(`${url}${addressOf(key, language)}`, { waitUntil: 'networkidle' });
  await loadAllPictures(page);
  await page.screenshot({
    path: path.join(folder, `${name.join('-')}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
  });
  await context.close();
  console.log(`contact-sheet/${name.join('-')}.jpg`);
}

await browser.close();
await close();

/** Makes the page load its lazy pictures without scrolling. */
async function loadAllPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
}
