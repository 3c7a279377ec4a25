import { expect, test } from '@playwright/test';
import { addressIn, boxOf, oneLanguage, visit } from '../site.ts';

/* However many frames there are: the last row of a grid is full, and what fills it is as tall as the cards' pictures. */
for (const language of oneLanguage) {
  for (const key of ['home', 'frames'] as const) {
    test(`${language.locale}: ${key}`, async ({ page }) => {
      await visit(page, addressIn(language, key));
      for (const width of [640, 820, 1023, 1024, 1100, 1279, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const last = page.locator('#frames li[data-card]').last();
        const [grid, item] = [await boxOf(last.locator('xpath=..')), await boxOf(last)];
        if (language.dir === 'ltr')
          expect(item.x + item.width, `${width} px`).toBeCloseTo(grid.x + grid.width, 0);
        else expect(item.x, `${width} px`).toBeCloseTo(grid.x, 0);
        const pictures = last
          .locator(':scope > article > :first-child, :scope > div > :not(p)')
          .filter({ visible: true });
        const heights = await pictures.evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().height)),
        );
        expect(new Set(heights).size, `${width} px: ${heights}`).toBe(1);
      }
    });
  }
}
