import { expect, type Locator, type Page, test } from '@playwright/test';
import { fill } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import {
  addressIn,
  boxOf,
  content,
  itemOf,
  type Language,
  oneLanguage,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { letItSettle, shortenLongWaits, watchNetwork } from '../slow-line.ts';

const frame = itemOf(content.frames, 'kalima');
const project = itemOf(content.projects, 'walnut-kitchen');

function pictureOf(page: Page, { words }: Language, pictures = frame.images.length) {
  return (n: number) =>
    page.getByText(words.picture.position.replace('{n}', String(n)).replace('{m}', String(pictures)), {
      exact: true,
    });
}

const offsetOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Sends a key to the focused element; resolves to whether the page prevented the browser's default action. */
function isDefaultPrevented(page: Page, key: string, modifier?: string) {
  return page.evaluate(
    ([name, held]) => {
      const event = new KeyboardEvent('keydown', {
        key: name,
        bubbles: true,
        cancelable: true,
        composed: true,
        ...(held ? { [held]: true } : {}),
      });
      return !(document.activeElement ?? document.body).dispatchEvent(event);
    },
    [key, modifier] as const,
  );
}

/** Expects that the page leaves keys to the browser that are held with another key, and that the picture stays. */
async function expectKeysHeldWithOthersToBeLeft(page: Page, picture: Locator) {
  await expect(picture).toBeAttached();
  for (const modifier of ['altKey', 'metaKey', 'ctrlKey', 'shiftKey']) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      expect(await isDefaultPrevented(page, key, modifier), `${modifier} and ${key}`).toBe(false);
    }
  }
  await letItSettle(page);
  await expect(picture).toBeAttached();
}

/** Records the pictures that are the largest on the page at some time. */
async function recordLargestPictures(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const largest = new Set<Element>();
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as LargestContentfulPaint[]) {
        if (element instanceof HTMLImageElement) largest.add(element);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { largest: Set<Element> }).largest.size);
}

for (const language of oneLanguage) {
  const { locale, words } = language;
  const onwards = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';

  test.describe(locale, () => {
    test('in dialogs, keys held with others belong to the browser, a room begins at the upper edge, and “next” stays where it is', async ({
      page,
    }) => {
      await test.step('a key held with another belongs to the browser', async () => {
        await visit(page, `${addressIn(language, 'frames')}?frame=${frame.slug}`);
        await expectKeysHeldWithOthersToBeLeft(page, pictureOf(page, language)(1));
      });
      await test.step('on a laptop a room begins at the upper edge of its dialog', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await visit(page, `${addressIn(language, 'projects')}?project=${project.slug}`);
        const dialog = page.getByRole('dialog');
        // The first key brings the slider.
        await page.keyboard.press('Shift');
        const picture = dialog.locator('.yarl__slide_current img').filter({ visible: true });
        await expect(picture).toBeInViewport();
        const top = (await boxOf(dialog)).y;
        await expect.poll(async () => Math.round((await boxOf(picture)).y - top)).toBe(0);
      });
      await test.step('on a phone “next” stays under the finger, however long a caption is', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit(page, itemAddress('projects', project.slug, locale));
        const count = project.images.length;
        await page
          .getByRole('button', { name: fill(words.picture.open, { n: 1, m: count }), exact: true })
          .click();
        const next = page.getByRole('dialog').getByRole('button', { name: words.picture.next });
        const picture = pictureOf(page, language, count);
        const first = await boxOf(next);
        for (let n = 2; n <= count; n += 1) {
          await next.click();
          await expect(picture(n)).toBeAttached();
          expect(await boxOf(next), `picture ${n}`).toEqual(first);
        }
      });
    });

    test('on the page of a frame, keys turn the picture only where they belong to it', async ({ page }) => {
      const picture = pictureOf(page, language);
      await page.setViewportSize({ width: 1024, height: 600 });
      await visit(page, itemAddress('frames', frame.slug, locale));

      await test.step('a key held with another belongs to the browser', () =>
        expectKeysHeldWithOthersToBeLeft(page, picture(1)));

      await test.step('Home and End lead to the ends of the page', async () => {
        await page.keyboard.press('End');
        await expect.poll(() => offsetOf(page)).toBeGreaterThan(300);
        await expect(picture(1)).toBeAttached();
        await expect(async () => {
          await page.keyboard.press('Home');
          expect(await offsetOf(page)).toBe(0);
        }).toPass();
        await expect(picture(1)).toBeAttached();
      });

      await test.step('behind another dialog the picture stays', async () => {
        const banner = page.getByRole('banner');
        const openers = [
          [banner.getByRole('button', { name: words.nav.openMenu }), words.nav.menu],
          [banner.getByRole('button', { name: words.selection.title }), words.selection.title],
        ] as const;
        for (const [button, title] of openers) {
          const dialog = page.getByRole('dialog', { name: title });
          await button.click();
          await expect(dialog).toBeVisible();
          for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
          await letItSettle(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          await expect(picture(1), title).toBeAttached();
        }
        // When nothing covers the gallery any more, the gallery reacts to keys again.
        await banner.getByRole('link', { name: words.nav.logo }).focus();
        await page.keyboard.press('Tab');
        await page.getByRole('button', { name: words.picture.next }).focus();
        await page.keyboard.press(onwards);
        await expect(picture(2)).toBeAttached();
      });
    });

    for (const [kind, item] of [
      ['frames', frame],
      ['projects', project],
    ] as const) {
      test(`${kind}, on a phone: the picture that is seen is not replaced while its visitor only looks`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await shortenLongWaits(page);
        const largestPictures = await recordLargestPictures(page);
        const isQuiet = watchNetwork(page);
        await page.goto(itemAddress(kind, item.slug, locale));
        const name = item.images[0]?.label?.[locale] ?? '';
        const seen = page.getByRole('main').getByRole('img', { name, exact: true }).first();
        const atFirst = await seen.elementHandle();
        await scriptsAreReady(page);
        for (let turn = 0; turn < 2; turn += 1) {
          await letItSettle(page);
          await expect.poll(isQuiet, { intervals: [1000], timeout: 60_000 }).toBe(true);
        }
        await letItSettle(page);
        expect(await atFirst?.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(
          true,
        );
        expect(await largestPictures()).toBeLessThanOrEqual(1);

        // The page of a project shows all its pictures, so there is no gallery to turn.
        if (kind === 'projects') return;
        await page.getByRole('main').getByRole('button', { name: words.picture.next }).click();
        await expect(pictureOf(page, language)(2)).toBeAttached();
      });
    }
  });
}
