import { expect, type Page, test } from '@playwright/test';
import { pageParts } from '../../app/ui/page-parts.ts';
import { addressIn, languages, visit } from '../site.ts';

/* On phones the parts of a page that are out of sight rest while a dialog opens or the theme changes. No one notices. */

test.use({ viewport: { width: 390, height: 844 } });

/** How high each part is and where it stands, by its place in the page. */
function placesOf(page: Page) {
  return page.locator(pageParts).evaluateAll((parts) =>
    parts.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return [Math.round(top), Math.round(height)].join(' ');
    }),
  );
}

/** How many parts rest, or have not woken yet. */
function restingIn(page: Page) {
  return page.evaluate(() => document.querySelectorAll('[style*="content-visibility"]').length);
}

for (const language of languages) {
  const { locale, words } = language;

  test(`${locale}: behind the menu all keeps its place, and is there again afterwards`, async ({ page }) => {
    await visit(page, addressIn(language, 'home'));
    await page.evaluate(() =>
      window.scrollTo(0, document.querySelector<HTMLElement>('#process')?.offsetTop ?? 0),
    );
    const before = await placesOf(page);
    await page.getByRole('button', { name: words.nav.openMenu }).click();
    await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
    expect(await restingIn(page)).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await expect.poll(() => restingIn(page)).toBe(0);
    await expect.poll(() => placesOf(page)).toEqual(before);
  });

  test(`${locale}: turning the phone wakes everything at once`, async ({ page }) => {
    await visit(page, addressIn(language, 'home'));
    await page.getByRole('button', { name: words.nav.openMenu }).click();
    await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
    expect(await restingIn(page)).toBeGreaterThan(5);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => restingIn(page)).toBe(0);
  });

  test(`${locale}: the theme reaches what is out of sight`, async ({ page }) => {
    await visit(page, addressIn(language, 'home'));
    const colorOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    const byDay = await colorOf('#contact h2');
    await page.getByRole('banner').getByRole('button', { name: words.theme.toDark }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect.poll(() => restingIn(page)).toBe(0);
    expect(await colorOf('#contact h2')).not.toBe(byDay);
  });
}
