import { expect, test } from '@playwright/test';
import { addressIn, boxOf, oneLanguage, visit } from '../site.ts';

/*
 * For any number of frames, a picture of a room fills the last row of the grid. It is as tall as the pictures of the cards, or as
 * the whole cards if its text is beside it.
 */
for (const language of oneLanguage) {
  test(language.locale, async ({ page }) => {
    await visit(page, addressIn(language, 'frames'));
    for (const width of [640, 820, 1023, 1024, 1100, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const last = page.locator('#frames li[data-card]').last();
      const [grid, item] = [await boxOf(last.locator('xpath=..')), await boxOf(last)];
      if (language.dir === 'ltr')
        expect(item.x + item.width, `${width} px`).toBeCloseTo(grid.x + grid.width, 0);
      else expect(item.x, `${width} px`).toBeCloseTo(grid.x, 0);
      const panel = last.locator(':scope > div');
      if (!(await panel.isVisible())) continue;
      const words = await boxOf(panel.getByText(language.words.frames.wallHeading));
      const room = await boxOf(panel.locator(':scope > :first-child'));
      const isBeside = words.y < room.y + room.height;
      const besideIt = await boxOf(last.locator(isBeside ? 'article' : 'article > :first-child'));
      expect(room.y, `${width} px`).toBeCloseTo(besideIt.y, 0);
      expect(room.height, `${width} px`).toBeCloseTo(besideIt.height, 0);
    }
  });
}
