import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { itemAddress, type PageKey } from '#model/site-map.ts';
import { addressIn, content, fewOrAll, itemOf, oneLanguage } from '../site.ts';
import { anyScript, holdRequests, stopLongWaits } from '../slow-line.ts';

/*
 * Voice control, switches and screen readers send clicks without pointer or key events, and read the accessibility tree.
 * These clicks and the tree must work before the scripts have loaded.
 */

const frame = itemOf(content.frames, 'kalima');

/** Opens a page without pictures and deferred work; resolves as soon as the HTML is loaded. */
async function arrive(page: Page, address: string) {
  await stopLongWaits(page);
  await holdRequests(page, /\.(avif|jpe?g)$/);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

for (const language of oneLanguage) {
  const { locale, words } = language;
  const card = (page: Page) => page.getByRole('article', { name: frame.title[locale], exact: true });

  test.describe(`${locale}: a bare click is answered`, () => {
    for (const key of fewOrAll<PageKey>(['home'], ['frames'])) {
      test(`${key}: another theme`, async ({ page }) => {
        await arrive(page, addressIn(language, key));
        const button = page.getByRole('banner').getByRole('button', { name: words.theme.toDark });
        await button.evaluate((element: HTMLElement) => element.click());
        await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      });

      test(`${key}: a size`, async ({ page }) => {
        await arrive(page, addressIn(language, key));
        const size = card(page).getByRole('radio', { name: '50×70' });
        await size.evaluate((element: HTMLElement) => element.click());
        await expect(card(page).getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
      });

      test(`${key}: the list of chosen frames`, async ({ page }) => {
        await arrive(page, addressIn(language, key));
        const button = page.getByRole('banner').getByRole('button', { name: words.selection.title });
        await button.evaluate((element: HTMLElement) => element.click());
        await expect(page.getByRole('dialog', { name: words.selection.title })).toBeVisible();
      });
    }

    test('home: a category', async ({ page }) => {
      await arrive(page, addressIn(language, 'home'));
      const chip = page.getByRole('radio', { name: words.projects.residential, exact: true });
      await chip.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(/\bcategory=residential\b/);
    });

    test('an item: the next picture', async ({ page }) => {
      await arrive(page, itemAddress('frames', frame.slug, locale));
      const next = page.getByRole('main').getByRole('button', { name: words.picture.next });
      await next.evaluate((element: HTMLElement) => element.click());
      const position = words.picture.position.replace('{n}', '2').replace('{m}', String(frame.images.length));
      await expect(page.getByText(position, { exact: true })).toBeAttached();
    });
  });

  for (const held of [true, false]) {
    test(`${locale}: a screen reader finds every heading of the home page${held ? ' before its scripts have come' : ''}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      if (held) await holdRequests(page, anyScript);
      await page.goto(addressIn(language, 'home'), { waitUntil: 'domcontentloaded' });
      const written = await page
        .locator('main :is(h1, h2, h3), footer :is(h2, h3)')
        .evaluateAll((all) =>
          all
            .filter(
              (heading) =>
                !heading.closest('dialog:not([open]), [hidden], details:not([open]) > :not(summary)'),
            )
            .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
        );
      expect(written.length).toBeGreaterThan(40);
      const session = await context.newCDPSession(page);
      await expect.poll(() => accessibleHeadings(session)).toEqual(written.sort());
    });
  }
}

/** The names of all headings of levels 1 to 3 in the accessibility tree, in any order. */
async function accessibleHeadings(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, ignored }) => role?.value === 'heading' && !ignored)
    .filter(({ properties }) => properties?.some((one) => one.name === 'level' && one.value.value <= 3))
    .map(({ name }) =>
      String(name?.value ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .sort();
}
