import { expect, type Page, test } from '@playwright/test';
import { denyStorage } from '../browser-storage.ts';
import { addressIn, languages, oneLanguage, scriptsAreReady, visit } from '../site.ts';
import { clickAtOnce, letItSettle } from '../slow-line.ts';

async function storeTheme(page: Page, stored: string) {
  await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
}

const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const textColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: a visitor turns the lights off, and they stay off`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, addressIn(language, 'home'));
    const root = page.locator('html');
    const banner = page.getByRole('banner');
    await expect(root).not.toHaveClass(/\bdark\b/);
    const byDay = await textColor(page);
    await banner.getByRole('button', { name: words.theme.toDark }).click();
    await expect(root).toHaveClass(/\bdark\b/);
    await expect.poll(() => textColor(page)).not.toBe(byDay);
    expect(await storedTheme(page)).toBe('dark');
    await expect(page.getByRole('status').filter({ hasText: words.theme.isDark })).toBeAttached();

    await page.reload();
    await scriptsAreReady(page);
    await expect(root).toHaveClass(/\bdark\b/);
    await banner.getByRole('link', { name: words.nav.faq, exact: true }).click();
    await expect(page).toHaveURL(addressIn(language, 'faq'));
    await expect(root).toHaveClass(/\bdark\b/);

    await banner.getByRole('button', { name: words.theme.toLight }).click();
    await expect(root).not.toHaveClass(/\bdark\b/);
    await expect.poll(() => textColor(page)).toBe(byDay);
    expect(await storedTheme(page)).toBe('light');
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the lights turned off and on again at once are on, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/faq');
    const { theme } = languages[0].words;
    const root = page.locator('html');
    const button = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^(${theme.toDark}|${theme.toLight})$`) })
      .filter({ visible: true });
    const byDay = await textColor(page);
    await clickAtOnce(button, button);
    await letItSettle(page);
    await expect(root).not.toHaveClass(/\bdark\b/);
    await expect(button).toHaveAccessibleName(theme.toDark);
    await expect.poll(() => textColor(page)).toBe(byDay);
    expect(await storedTheme(page)).not.toBe('dark');

    await clickAtOnce(button, button);
    await button.click();
    await expect(root).toHaveClass(/\bdark\b/);
    await expect(button).toHaveAccessibleName(theme.toLight);
    expect(await storedTheme(page)).toBe('dark');
  });
}

test('a system that prefers dark still gets the light site', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
});

test('anything stored but dark is light', async ({ page }) => {
  const root = page.locator('html');
  await storeTheme(page, 'dark');
  await page.goto('/faq');
  await expect(root).toHaveClass(/\bdark\b/);
  for (const stored of ['light', 'DARK', 'black', '']) {
    await storeTheme(page, stored);
    await page.reload();
    await expect(root, stored).not.toHaveClass(/\bdark\b/);
  }
});

test('a dark page is dark before anything of it is painted', async ({ page }) => {
  await storeTheme(page, 'dark');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.atFirst = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-at-first', /\bdark\b/);
});

test('the theme follows a choice made in another tab', async ({ page, context }) => {
  await visit(page, '/faq');
  const other = await context.newPage();
  await visit(other, '/faq');
  await other.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('a page that Back brings out of the browser’s own keeping has the theme chosen meanwhile', async ({
  page,
}) => {
  await visit(page, '/faq');
  // Playwright’s Chromium has no back/forward cache, so this test sends the events of a page that is restored from it: another
  // page has stored a theme, and the page is shown again.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const { toLight } = languages[0].words.theme;
  await expect(page.getByRole('banner').getByRole('button', { name: toLight })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('where storage is denied, the choice lasts as long as the page', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await denyStorage(page, 'localStorage');
  await visit(page, '/faq');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await banner.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(errors).toEqual([]);
});
