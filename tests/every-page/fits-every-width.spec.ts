import { expect, type Page, test } from '@playwright/test';
import { addressIn, content, everyPage, languages, opener, visit, withoutPictures } from '../site.ts';

test.use(withoutPictures);

/* Every 40 px, and on both sides of the widths at which the layout changes. */
const changes = [360, 390, 576, 640, 704, 768, 960, 1024, 1088, 1180, 1280];
const steps = Array.from({ length: (1440 - 320) / 40 + 1 }, (_, step) => 320 + step * 40);
const widths = [...new Set([...steps, ...changes.flatMap((change) => [change - 1, change])])].sort(
  (a, b) => a - b,
);

/* What is wider than its window, by its tag and the beginning of its text. */
async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      })
      .slice(0, 5)
      .map(
        (element) => `${innerWidth} px: ${element.localName} “${element.textContent?.trim().slice(0, 30)}”`,
      );
  });
}

async function expectNoOverflow(page: Page, among = widths) {
  const wide: string[] = [];
  for (const width of among) wide.push(...(await overflowAt(page, width)));
  expect(wide).toEqual([]);
}

for (const { key, address, locale } of everyPage) {
  test(`${locale}: ${key}`, async ({ page }) => {
    await visit(page, address);
    await expectNoOverflow(page);
  });
}

for (const language of languages) {
  test(`${language.locale}: a page that is not there`, async ({ page }) => {
    await visit(page, `${addressIn(language, 'faq')}/no-such-page`);
    await expectNoOverflow(page);
  });

  test(`${language.locale}: the details of a frame`, async ({ page }) => {
    await visit(page, addressIn(language, 'frames'));
    const title = content.frames[0]?.title[language.locale] ?? '';
    await opener(page, `${language.words.frames.details}: ${title}`).click();
    const dialog = page.getByRole('dialog', { name: title });
    for (const width of [320, 360, 390, 640, 768, 959, 960, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await dialog.evaluate((element) =>
        [...element.querySelectorAll('button, a, h2, h3, p, dt, dd, li, blockquote')]
          .filter((inner) => {
            const { left, right, width } = inner.getBoundingClientRect();
            return inner.checkVisibility() && width > 1 && (right > innerWidth + 0.5 || left < -0.5);
          })
          .map((inner) => `${inner.localName} “${inner.textContent?.slice(0, 30)}”`),
      );
      expect(tooWide, `${width} px`).toEqual([]);
    }
  });
}
