import { expect, test } from '@playwright/test';
import { keepNoises } from '../noises.ts';
import { everyPage, visit } from '../site.ts';

for (const { key, address, locale } of everyPage) {
  test(`${locale}: ${key}`, async ({ page, baseURL }) => {
    const noises = keepNoises(page, baseURL);
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
