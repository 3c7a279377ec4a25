import { expect, type Page, test } from '@playwright/test';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { everyPage, fewOrAll, visit } from '../site.ts';
import { letItSettle } from '../slow-line.ts';

const toArabic = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'العربية' });
const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

test('a visitor changes to Arabic and back on the same page', async ({ page }) => {
  await visit(page, '/frames');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(toArabic(page)).toHaveAttribute('lang', 'ar');
  await toArabic(page).click();
  await expect(page).toHaveURL('/ar/frames');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.frames.heading);
  await expect(page).toHaveTitle(new RegExp(ar.nav.frames));
  await toEnglish(page).click();
  await expect(page).toHaveURL('/frames');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.frames.heading);
});

test('query and hash come along', async ({ page }) => {
  await visit(page, '/contact?subject=courses&from=card#contact');
  await toArabic(page).click();
  await expect(page).toHaveURL('/ar/contact?subject=courses&from=card#contact');
  await expect(page.getByRole('combobox', { name: ar.contact.subjectLabel })).toHaveValue('courses');
  await toEnglish(page).click();
  await expect(page).toHaveURL('/contact?subject=courses&from=card#contact');
});

for (const address of fewOrAll(['/services', '/?from=card#portfolio'], ['/', '/testimonials'])) {
  test(`the page stays where it was scrolled to: ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, address);
    if (address.includes('#')) await expect(page.locator('#portfolio')).toBeInViewport();
    await scrollTo(page, 300);
    await expect.poll(() => scrolled(page)).toBe(300);
    await toArabic(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(/[\u0600-\u06ff]/);
    await letItSettle(page);
    await expect.poll(() => scrolled(page)).toBe(300);
  });
}

test('the link stands in the header at every width', async ({ page }) => {
  await visit(page, '/faq');
  for (const width of [320, 768, 1180, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(toArabic(page)).toBeInViewport();
  }
});

test('every page leads to itself in the other language', async ({ request }) => {
  for (const { key, address, locale } of everyPage) {
    const html = await (await request.get(address)).text();
    const other = everyPage.find((page) => page.key === key && page.locale !== locale);
    const links = [...html.matchAll(/<a\b[^>]*\bhreflang="(en|ar)"[^>]*>/gi)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toContain(`href="${other?.address}"`);
  }
});
