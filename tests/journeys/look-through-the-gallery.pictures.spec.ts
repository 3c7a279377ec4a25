import { expect, type Page, test } from '@playwright/test';
import { fill } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import {
  addressIn,
  boxOf,
  content,
  itemOf,
  type Language,
  languages,
  onceIn,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { letItSettle, shortenLongWaits, watchNetwork } from '../slow-line.ts';

const frame = itemOf(content.frames, 'kalima');
const project = itemOf(content.projects, 'walnut-kitchen');

const galleries = [
  { name: 'on its page', address: ({ locale }: Language) => itemAddress('frames', frame.slug, locale) },
  {
    name: 'in a dialog',
    address: (language: Language) => `${addressIn(language, 'frames')}?frame=${frame.slug}`,
  },
] as const;

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

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);
  const onwards = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';

  test.describe(locale, () => {
    once('on a laptop a room begins at the upper edge of its dialog', async ({ page }) => {
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

    for (const { name, address } of galleries) {
      test(`a key held with another belongs to the browser: ${name}`, async ({ page }) => {
        const picture = pictureOf(page, language);
        await visit(page, address(language));
        await expect(picture(1)).toBeAttached();
        for (const modifier of ['altKey', 'metaKey', 'ctrlKey', 'shiftKey']) {
          for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
            expect(await isDefaultPrevented(page, key, modifier), `${modifier} and ${key}`).toBe(false);
          }
        }
        await letItSettle(page);
        await expect(picture(1)).toBeAttached();
      });
    }

    once('Home and End lead to the ends of the page', async ({ page }) => {
      const picture = pictureOf(page, language);
      await page.setViewportSize({ width: 1280, height: 600 });
      await visit(page, itemAddress('frames', frame.slug, locale));
      await page.keyboard.press('End');
      await expect.poll(() => offsetOf(page)).toBeGreaterThan(300);
      await expect(picture(1)).toBeAttached();
      await expect(async () => {
        await page.keyboard.press('Home');
        expect(await offsetOf(page)).toBe(0);
      }).toPass();
      await expect(picture(1)).toBeAttached();
    });

    once('behind another dialog the picture stays', async ({ page }) => {
      const picture = pictureOf(page, language);
      await page.setViewportSize({ width: 1024, height: 800 });
      await visit(page, itemAddress('frames', frame.slug, locale));
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

    for (const [kind, item] of [
      ['frames', frame],
      ['projects', project],
    ] as const) {
      once(
        `${kind}: the picture that is seen is not replaced while its visitor only looks`,
        async ({ page }) => {
          await page.setViewportSize({ width: 390, height: 844 });
          await shortenLongWaits(page);
          await page.addInitScript(() => {
            const largest = new Set<Element>();
            Object.assign(window, { largest });
            new PerformanceObserver((list) => {
              for (const { element } of list.getEntries() as LargestContentfulPaint[]) {
                if (element instanceof HTMLImageElement) largest.add(element);
              }
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          });
          const isQuiet = watchNetwork(page);
          await page.goto(itemAddress(kind, item.slug, locale));
          const name = item.images[0]?.label?.[locale] ?? '';
          const picture = page.getByRole('main').getByRole('img', { name, exact: true }).first();
          const atFirst = await picture.elementHandle();
          await scriptsAreReady(page);
          for (let turn = 0; turn < 2; turn += 1) {
            await letItSettle(page);
            await expect.poll(isQuiet, { intervals: [1000], timeout: 60_000 }).toBe(true);
          }
          await letItSettle(page);
          expect(await atFirst?.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(
            true,
          );
          const largest = await page.evaluate(
            () => (window as unknown as { largest: Set<Element> }).largest.size,
          );
          expect(largest).toBeLessThanOrEqual(1);

          // The page of a project shows all its pictures, so there is no gallery to turn.
          if (kind === 'projects') return;
          const next = page.getByRole('main').getByRole('button', { name: words.picture.next });
          await next.click();
          await expect(pictureOf(page, language, item.images.length)(2)).toBeAttached();
        },
      );
    }
  });
}

test('on a phone “next” stays under the finger, however long a caption is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [language] = languages;
  await visit(page, itemAddress('projects', project.slug, language.locale));
  const open = fill(language.words.picture.open, { n: 1, m: project.images.length });
  await page.getByRole('button', { name: open, exact: true }).click();
  const next = page.getByRole('dialog').getByRole('button', { name: language.words.picture.next });
  const picture = pictureOf(page, language, project.images.length);
  const first = await boxOf(next);
  for (let n = 2; n <= project.images.length; n += 1) {
    await next.click();
    await expect(picture(n)).toBeAttached();
    expect(await boxOf(next), `picture ${n}`).toEqual(first);
  }
});
