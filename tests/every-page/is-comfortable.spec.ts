import { expect, test } from '@playwright/test';
import { findTooWide, smallTargets } from '../fit.ts';
import { addressIn, content, everyPage, languages, onceIn, oneLanguage, opener, visit } from '../site.ts';

for (const language of languages) {
  const once = onceIn(language);
  const { locale, words } = language;

  once(`${locale}: the details of a frame, and the selection`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, addressIn(language, 'frames'));
    const title = content.frames[0]?.title[locale] ?? '';
    await page.getByRole('button', { name: words.selection.add }).first().click();
    await opener(page, `${words.frames.details}: ${title}`).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: words.selection.send })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });

  test(`${locale}: at no width are the details of a frame cut`, async ({ page }) => {
    await visit(page, addressIn(language, 'frames'));
    const title = content.frames[0]?.title[locale] ?? '';
    await opener(page, `${words.frames.details}: ${title}`).click();
    const dialog = page.getByRole('dialog', { name: title });
    for (const width of [320, 360, 390, 640, 768, 959, 960, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await dialog.evaluate((element) =>
        [...element.querySelectorAll('button, a, h2, h3, p, dt, dd, li, blockquote')]
          .filter((inner) => {
            const { left, right, width } = inner.getBoundingClientRect();
            return inner.checkVisibility() && width > 1 && (right > innerWidth + 0.5 || left < -0.5);
          })
          .map((inner) => `${inner.localName} “${inner.textContent?.slice(0, 30)}”`),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
}

for (const language of oneLanguage) {
  test(`${language.locale}: where the reader sets the colors, nothing is drawn in others, and what is chosen shows`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    for (const key of ['home', 'projects', 'contact', 'frames'] as const) {
      await visit(page, addressIn(language, key));
      const strange = await page.locator('svg').evaluateAll((drawings) =>
        drawings
          .filter((drawing) => drawing.parentElement && !drawing.closest('dialog:not([open])'))
          .filter(
            (drawing) =>
              getComputedStyle(drawing).color !== getComputedStyle(drawing.parentElement as Element).color,
          )
          .map((drawing) => drawing.outerHTML.slice(0, 80)),
      );
      expect(strange, key).toEqual([]);
    }
    const look = (checked: boolean) =>
      page
        .getByRole('group', { name: language.words.frames.sizes })
        .first()
        .getByRole('radio', { checked })
        .first()
        .evaluate((field) => {
          const { borderColor, outlineStyle, backgroundColor, boxShadow } = getComputedStyle(field);
          return [borderColor, outlineStyle, backgroundColor, boxShadow].join();
        });
    expect(await look(true)).not.toBe(await look(false));
  });
}

test('whoever reads with letters twice as large sees the menu, and all of each page', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false,defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: String(baseURL), viewport: { width: 390, height: 844 } });
  for (const { locale, key, address, words } of everyPage) {
    // With a hash in the address the page is laid out completely at once.
    await page.goto(`${address}#content`);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const menu = page.getByRole('banner').getByRole('button', { name: words.nav.openMenu });
      await expect(menu).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(findTooWide), `${locale} ${key}, ${width} px`).toEqual([]);
    }
  }
  await browser.close();
});
