import { expect, test } from '@playwright/test';
import { findTooWide, smallTargets, useLargeLetters } from '../fit.ts';
import { addressIn, content, everyPage, goTo, oneLanguage, opener, visit } from '../site.ts';

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: the details of a frame, and the selection`, async ({ page }) => {
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
}

for (const language of oneLanguage) {
  test(`${language.locale}: where the reader sets the colors, nothing is drawn in others, and what is chosen shows`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    // The buttons of the rails on home are added by React.
    for (const [key, open] of [
      ['home', visit],
      ['projects', goTo],
      ['contact', goTo],
      ['frames', visit],
    ] as const) {
      await open(page, addressIn(language, key));
      const strange = await page.locator('svg').evaluateAll((drawings) =>
        drawings
          .filter((drawing) => drawing.parentElement && !drawing.closest('dialog:not([open])'))
          .filter(
            (drawing) =>
              getComputedStyle(drawing).color !== getComputedStyle(drawing.parentElement as Element).color,
          )
          .map((drawing) => drawing.outerHTML.slice(0, 80)),
      );
      expect.soft(strange, key).toEqual([]);
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

test('whoever reads with letters twice as large sees the menu, and all of each page', async ({ page }) => {
  await useLargeLetters(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { locale, key, address, words } of everyPage) {
    await (key === 'home' ? visit : goTo)(page, address);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const menu = page.getByRole('banner').getByRole('button', { name: words.nav.openMenu });
      await expect.soft(menu).toBeInViewport({ ratio: 1 });
      expect.soft(await page.evaluate(findTooWide), `${locale} ${key}, ${width} px`).toEqual([]);
    }
  }
});
