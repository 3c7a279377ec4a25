import { expect, type Page, test } from '@playwright/test';
import { addressIn, boxOf, content, itemOf, languages, oneLanguage, opener, visit } from '../site.ts';

const frame = itemOf(content.frames, 'rum');
const project = itemOf(content.projects, 'family-majlis');

const offsetOf = (page: Page) => page.evaluate(() => window.scrollY);

for (const language of oneLanguage) {
  const { locale, words } = language;
  const frames = addressIn(language, 'frames');
  const projects = addressIn(language, 'projects');

  test.describe(locale, () => {
    test('the address says which frame is open; Back closes it, Forward opens it again', async ({ page }) => {
      await visit(page, frames);
      const details = opener(page, `${words.frames.details}: ${frame.title[locale]}`);
      const dialog = page.getByRole('dialog', { name: frame.title[locale] });
      await details.scrollIntoViewIfNeeded();
      const offset = await offsetOf(page);
      expect(offset).toBeGreaterThan(100);

      await details.click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${frames}?frame=rum&size=30x40`);
      await dialog.getByRole('radio', { name: '50×70' }).click();
      await expect(page).toHaveURL(`${frames}?frame=rum&size=50x70`);

      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(frames);
      await expect(details).toBeFocused();
      await expect.poll(() => offsetOf(page)).toBe(offset);

      await page.goForward();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(frames);
      await expect.poll(() => offsetOf(page)).toBe(offset);
    });

    test('a copied address opens the frame in its size, and closing stays on the site', async ({ page }) => {
      await visit(page, `${frames}?frame=rum&size=50x70`);
      const dialog = page.getByRole('dialog', { name: frame.title[locale] });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(frames);
    });

    test('odd values in the address are ignored', async ({ page }) => {
      await visit(page, `${frames}?frame=rum&size=9x9`);
      const dialog = page.getByRole('dialog', { name: frame.title[locale] });
      await expect(dialog.getByRole('radio', { name: '30×40', checked: true })).toBeVisible();
      await visit(page, `${frames}?frame=%3Cscript%3E&size=`);
      await expect(page.getByRole('article')).toHaveCount(content.frames.length);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await visit(page, `${projects}?category=nonsense&project=0`);
      await expect(page.getByRole('article')).toHaveCount(content.projects.length);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('the filter stands in the address and comes back with it', async ({ page }) => {
      await visit(page, projects);
      await page.getByRole('radio', { name: words.projects.healthcare }).click();
      await expect(page).toHaveURL(`${projects}?category=healthcare`);
      await visit(page, `${projects}?category=hospitality`);
      await expect(
        page.getByRole('radio', { name: words.projects.hospitality, checked: true }),
      ).toBeVisible();
      await page.getByRole('radio', { name: words.projects.all }).click();
      await expect(page).toHaveURL(projects);
    });

    test('a project has a page of its own with more of its kind', async ({ page }) => {
      const response = await visit(page, `${projects}/family-majlis`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title[locale]);
      const way = page.getByRole('navigation', { name: words.nav.breadcrumb });
      await expect(way.getByRole('listitem')).toHaveText([
        words.nav.home,
        words.nav.projects,
        project.title[locale],
      ]);
      await expect(page.getByRole('region', { name: words.more.projects }).getByRole('link')).toHaveCount(4);
      await way.getByRole('link', { name: words.nav.projects }).click();
      await expect(page).toHaveURL(projects);
    });

    test('an item is shared by the address of its page', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: async (text: string) => document.body.setAttribute('data-copied', text) },
        });
      });
      await visit(page, `${frames}?frame=rum`);
      const dialog = page.getByRole('dialog', { name: frame.title[locale] });
      await dialog.getByRole('button', { name: words.share.share }).click();
      await expect(page.locator('body')).toHaveAttribute('data-copied', `${content.site.url}${frames}/rum`);
      await expect(dialog.getByRole('status').filter({ hasText: words.share.copied })).toBeAttached();
    });
  });
}

test('an unknown item gets the “not found” page, and its address stays in the bar', async ({ page }) => {
  const response = await page.goto('/ar/frames/no-such-frame');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(languages[1].words.notFound.heading);
  await expect(page).toHaveURL('/ar/frames/no-such-frame');
});

test.describe('on a phone', () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  const sadu = itemOf(content.frames, 'sadu');
  const clinic = itemOf(content.portfolio, 'shmeisani-clinic');
  const villa = itemOf(content.projects, 'villa-with-a-long-pool');
  const dialogAddresses = [
    { page: 'frames', search: `?frame=${sadu.slug}&size=50x70`, title: sadu.title },
    { page: 'home', search: `?frame=${frame.slug}&size=50x70`, title: frame.title },
    { page: 'projects', search: `?project=${villa.slug}`, title: villa.title },
    { page: 'portfolio', search: `?portfolio=${clinic.slug}`, title: clinic.title },
  ] as const;

  for (const language of oneLanguage) {
    const { locale } = language;
    for (const { page: key, search, title } of dialogAddresses) {
      test(`${locale}: a copied address of ${key} shows what it names, and the page can be used again`, async ({
        page,
      }) => {
        await visit(page, `${addressIn(language, key)}${search}`);
        const dialog = page.getByRole('dialog', { name: title[locale] });
        await expect(dialog).toBeVisible();
        await expect.poll(async () => (await boxOf(dialog)).width).toBe(phone.width);
        await expect.poll(async () => (await boxOf(dialog)).height).toBeGreaterThan(phone.height / 2);
        await expect(dialog.getByRole('heading', { name: title[locale] })).toBeVisible();
        if (search.includes('size')) {
          await expect(dialog.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
        }

        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        const offset = await offsetOf(page);
        await page.mouse.move(phone.width / 2, phone.height / 2);
        await page.mouse.wheel(0, 200);
        await expect.poll(() => offsetOf(page)).toBeGreaterThan(offset);
      });
    }
  }
});
