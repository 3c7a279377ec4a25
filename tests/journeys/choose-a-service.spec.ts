import { expect, type Page, test } from '@playwright/test';
import { addressIn, boxOf, content, type Language, oneLanguage, visit } from '../site.ts';

const { services } = content;
const last = services.length - 1;

function onThePage(page: Page, { locale, words }: Language) {
  const rows = page.getByRole('main').locator('details');
  const open = page.getByRole('main').locator('details[open]');
  return {
    rows,
    open,
    heading: (index: number) =>
      page
        .getByRole('main')
        .getByRole('heading', { name: services[index]?.title[locale] ?? '', exact: true }),
    footerLink: (index: number) =>
      page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: words.footer.services })
        .getByRole('link', { name: services[index]?.title[locale] ?? '', exact: true }),
    async expectOpen(index: number) {
      await expect(open).toHaveCount(1);
      await expect(open.getByText(services[index]?.description[locale] ?? '')).toBeVisible();
      await expect(
        open.getByRole('img', { name: services[index]?.image.label?.[locale] ?? '' }),
      ).toBeVisible();
      await expect(open.getByText(services[index]?.fee?.note?.[locale] ?? '')).toBeVisible();
      for (const feature of services[index]?.features[locale] ?? []) {
        await expect(open.getByText(feature, { exact: true })).toBeVisible();
      }
    },
  };
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('a service that is tapped stays where it is in the window', async ({ page }) => {
      const { heading, open } = onThePage(page, language);
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, addressIn(language, 'services'));
      const title = heading(2);
      await title.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await boxOf(title);
      await title.click();
      await expect(open.getByText(services[2]?.description[locale] ?? '')).toBeVisible();
      await expect.poll(async () => Math.abs((await boxOf(title)).y - before.y)).toBeLessThan(4);
    });

    test('exactly one service is open, by pointer and by keyboard', async ({ page }) => {
      const { rows, heading, expectOpen } = onThePage(page, language);
      await visit(page, addressIn(language, 'services'));
      await expect(rows).toHaveCount(6);
      await expectOpen(0);
      await heading(3).click();
      await expectOpen(3);
      // The open service cannot be closed; opening another one closes it.
      await heading(3).click();
      await expectOpen(3);
      await heading(1).click();
      await expectOpen(1);
      await rows.nth(2).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expectOpen(2);
    });

    test('a link of the footer opens its service, again and again', async ({ page }) => {
      const { heading, footerLink, expectOpen } = onThePage(page, language);
      await visit(page, addressIn(language, 'faq'));
      await footerLink(last).click();
      await expect(page).toHaveURL(`${addressIn(language, 'services')}#${services[last]?.slug}`);
      await expectOpen(last);
      await expect(heading(last)).toBeInViewport();
      await heading(0).click();
      await expectOpen(0);
      await footerLink(last).click();
      await expectOpen(last);
      await expect(heading(last)).toBeInViewport();
      await footerLink(2).click();
      await expectOpen(2);
      await expect(heading(2)).toBeInViewport();
    });

    test('an address with a service in it opens that service', async ({ page }) => {
      const { heading, expectOpen } = onThePage(page, language);
      await visit(page, `${addressIn(language, 'services')}#${services[4]?.slug}`);
      await expectOpen(4);
      await expect(heading(4)).toBeInViewport();
    });

    test('an unknown service in the address leaves the first open', async ({ page }) => {
      const { expectOpen } = onThePage(page, language);
      await visit(page, `${addressIn(language, 'services')}#no-such-service`);
      await expectOpen(0);
    });

    test('highlights and skills stand below, and the banner leads back home', async ({ page }) => {
      await visit(page, addressIn(language, 'services'));
      for (const { title, text } of content.highlights) {
        await expect(page.getByRole('heading', { name: title[locale], exact: true })).toBeVisible();
        await expect(page.getByText(text[locale])).toBeVisible();
      }
      await expect(page.getByText(words.services.skills, { exact: true })).toBeVisible();
      for (const { name, percent } of content.skills) {
        const meter = page.getByRole('meter', { name: name[locale], exact: true });
        await expect(meter).toHaveAttribute('aria-valuenow', String(percent));
        await expect(page.getByText(`${percent}%`, { exact: true })).toBeVisible();
      }
      const breadcrumb = page.getByRole('navigation', { name: words.nav.breadcrumb });
      await expect(breadcrumb.getByText(words.nav.services)).toHaveAttribute('aria-current', 'page');
      await breadcrumb.getByRole('link', { name: words.nav.home }).click();
      await expect(page).toHaveURL(addressIn(language, 'home'));
    });
  });
}
