import { expect, test } from '@playwright/test';
import { everyPage, visit } from '../site.ts';

for (const { key, address, locale } of everyPage) {
  test(`${locale}: ${key}`, async ({ page, baseURL }) => {
    const noises: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noises.push(message.text());
    });
    page.on('pageerror', (error) => noises.push(String(error)));
    page.on('requestfailed', (request) => noises.push(`failed: ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) noises.push(`${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) noises.push(`elsewhere: ${request.url()}`);
    });

    await visit(page, address);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    // Pictures come as they are scrolled to; none stays empty.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images]
            .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
            .map((image) => image.src),
        ),
      )
      .toEqual([]);
    expect(noises).toEqual([]);
  });
}
