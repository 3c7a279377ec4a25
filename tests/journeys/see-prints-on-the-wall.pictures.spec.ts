import { expect, type Page, test } from '@playwright/test';
import { itemAddress } from '#model/site-map.ts';
import { themeKey } from '#model/stored-data.ts';
import { addressIn, boxOf, content, oneLanguage, opener, visit } from '../site.ts';
import { holdRequests } from '../slow-line.ts';

/** A frame whose first picture is cropped to the frame's edges. */
const frame = content.frames.find(({ images }) => images[0]?.edges);
const [picture] = frame?.images ?? [];
const edges = picture?.edges ?? { left: 0, top: 0, right: 4, bottom: 5 };
const ratio = (edges.right - edges.left) / (edges.bottom - edges.top);

test.skip(frame === undefined, 'no frame has edges');

/** The background colors, without transparent ones, of the elements around a picture, up to its card or list. */
function backgroundsAround(page: Page, alt: string) {
  return page
    .getByRole('img', { name: alt, exact: true })
    .first()
    .evaluate((image) => {
      const found: string[] = [];
      const own = image.closest('span');
      for (let box = own?.parentElement; box && box.localName !== 'article'; box = box.parentElement) {
        found.push(getComputedStyle(box).backgroundColor);
      }
      return found.filter((color) => color !== 'rgba(0, 0, 0, 0)');
    });
}

for (const language of oneLanguage) {
  const { locale, words } = language;
  const alt = picture?.label?.[locale] ?? '';

  test.describe(locale, () => {
    test('a print hangs on the page’s own wall, by day and at dusk from the same file', async ({ page }) => {
      const files: string[] = [];
      for (const theme of ['light', 'dark']) {
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          themeKey,
          theme,
        ] as const);
        await visit(page, addressIn(language, 'frames'));
        const print = page.getByRole('img', { name: alt, exact: true }).first();
        await print.scrollIntoViewIfNeeded();
        await expect(print).toHaveJSProperty('complete', true);
        const box = await boxOf(print);
        expect(box.width / box.height, 'the whole frame, nothing around it').toBeCloseTo(ratio, 2);
        expect(await backgroundsAround(page, alt)).toEqual([]);
        files.push(await print.evaluate((image: HTMLImageElement) => image.currentSrc));
      }
      expect(files[0]).toBe(files[1]);
    });

    test('details open with the picture that the card has loaded', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, addressIn(language, 'frames'));
      const title = frame?.title[locale] ?? '';
      const card = page.getByRole('article', { name: title, exact: true });
      const print = card.getByRole('img', { name: alt, exact: true });
      await print.scrollIntoViewIfNeeded();
      await expect(print).toHaveJSProperty('complete', true);
      const loaded = await print.evaluate((image: HTMLImageElement) => image.currentSrc);
      await holdRequests(page, /\/pictures\//);
      await opener(card, `${words.frames.details}: ${title}`).click();
      const large = page.getByRole('dialog', { name: title }).getByRole('img', { name: alt, exact: true });
      await expect
        .poll(() =>
          large.evaluate((image) => getComputedStyle(image.closest('span') ?? image).backgroundImage),
        )
        .toContain(loaded);
    });

    test('on a phone the arrows stand in the bar below the picture, the thumbnails in one row', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, itemAddress('frames', frame?.slug ?? '', locale));
      const main = page.getByRole('main');
      const print = await boxOf(main.getByRole('img', { name: alt, exact: true }).first());
      for (const name of [words.picture.previous, words.picture.next]) {
        const arrow = await boxOf(main.getByRole('button', { name, exact: true }));
        expect(arrow.y).toBeGreaterThanOrEqual(print.y + print.height);
        expect(Math.min(arrow.width, arrow.height)).toBeGreaterThanOrEqual(44);
      }
      const total = String(frame?.images.length);
      const thumbnail = (n: number) =>
        boxOf(
          main.getByRole('button', {
            name: words.picture.open.replace('{n}', String(n)).replace('{m}', total),
            exact: true,
          }),
        );
      const [first, last] = [await thumbnail(1), await thumbnail(frame?.images.length ?? 0)];
      expect(last.y).toBeCloseTo(first.y, 0);
      expect(Math.min(first.x, last.x)).toBeGreaterThanOrEqual(0);
      expect(Math.max(first.x + first.width, last.x + last.width)).toBeLessThanOrEqual(390);
      expect((first.width - 4) / (first.height - 4)).toBeCloseTo(4 / 5, 1);
    });

    test('beside the words a tablet sees title and price at once', async ({ page }) => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await visit(page, `${addressIn(language, 'frames')}?frame=${frame?.slug}`);
      const dialog = page.getByRole('dialog', { name: frame?.title[locale] ?? '' });
      const dialogBox = await boxOf(dialog);
      const print = await boxOf(dialog.getByRole('img', { name: alt, exact: true }).first());
      await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport();
      const price = dialog.getByText(words.frames.price, { exact: true }).locator('xpath=../..');
      await expect(price).toBeInViewport({ ratio: 1 });
      expect(print.width / dialogBox.width).toBeGreaterThan(0.3);
    });
  });
}
