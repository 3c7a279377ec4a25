import { expect, test } from '@playwright/test';
import { groupDigits, sizeText } from '#model/language/translate.ts';
import { itemAddress, menuPages } from '#model/site-map.ts';
import {
  addressIn,
  chatText,
  content,
  everyPage,
  languages,
  onceIn,
  oneLanguage,
  ownText,
  recordChats,
} from '../site.ts';

test.use({ javaScriptEnabled: false });

for (const { locale, words } of oneLanguage) {
  test(`${locale}: every page can be read, and what could do nothing is not shown`, async ({ page }) => {
    for (const { address } of everyPage.filter((one) => one.locale === locale)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const seen = await page
        .getByRole('main')
        .locator(':is(h1, h2, h3, summary, details[open] p, li, blockquote)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.textContent?.trim())
            // Elements that need scripts are left out: without scripts the page shows a plain replacement.
            .filter((element) => !element.closest('[data-needs-scripts]'))
            // Elements that occur once for each of their possible positions are left out: only one of them is visible.
            .filter((element) => !element.closest('[data-place], li:has(> [data-place="card"])'))
            .filter((element) => !element.closest('details:not([open])') || element.localName === 'summary')
            .map((element) => ({
              text: element.textContent,
              isSeen: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            })),
        );
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ isSeen }) => !isSeen)).toEqual([]);
      const panels = page.locator('[data-place]');
      if ((await panels.count()) > 0) await expect(panels.filter({ visible: true })).toHaveCount(1);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('button', { name: words.selection.title })).toBeHidden();
      await expect(banner.getByRole('button', { name: words.theme.toDark })).toBeHidden();
      await expect(page.getByRole('article').getByRole('button').filter({ visible: true })).toHaveCount(0);
    }
  });
}

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);

  test.describe(locale, () => {
    once('the text of all six services can be reached', async ({ page }) => {
      await page.goto(addressIn(language, 'services'));
      for (const { title, description, features } of content.services) {
        const row = page.getByRole('main').locator('details').filter({ hasText: title[locale] });
        const isOpen = await row.evaluate((element: HTMLDetailsElement) => element.open);
        if (!isOpen) await row.locator('summary').click();
        await expect(row.getByText(description[locale])).toBeVisible();
        for (const feature of features[locale]) await expect(row.getByText(feature)).toBeVisible();
      }
    });

    once('a message can be sent, of which the chat may hold the rest', async ({ page, context }) => {
      const chats = await recordChats(page);
      await page.goto(addressIn(language, 'contact'));
      const form = page.getByRole('form', { name: words.contact.form });
      await expect(form).toHaveCount(1);
      await expect(form.getByText(words.contact.plainNote)).toBeVisible();
      await expect(form.getByRole('textbox')).toHaveCount(1);
      await form.getByRole('textbox', { name: words.contact.messageLabel }).fill('A kitchen');
      const chat = context.waitForEvent('page');
      await form.getByRole('button', { name: words.contact.submit }).click();
      await (await chat).waitForLoadState();
      expect(chats.map((address) => new URL(address).searchParams.get('text'))).toEqual(['A kitchen']);
    });

    once(
      'answers open and stay open; the footer leads to all ten pages, by a name of its own',
      async ({ page }) => {
        await page.goto(addressIn(language, 'faq'));
        const items = page.getByRole('main').locator('details');
        for (const [index, { question, answer }] of content.faq.entries()) {
          const item = items.nth(index);
          await item.getByText(question[locale]).click();
          await expect(item.getByText(answer[locale])).toBeVisible();
        }
        await expect(page.locator('details[open]')).toHaveCount(content.faq.length);
        const footer = page.getByRole('contentinfo');
        const links = footer.getByRole('navigation', { name: words.nav.sitePages }).getByRole('link');
        await expect(links).toHaveText(menuPages.map(({ key }) => words.nav[key]));
        await expect(footer.getByRole('navigation', { name: words.nav.mainMenu })).toHaveCount(0);
      },
    );

    test('a frame can be ordered in every size', async ({ page }) => {
      for (const { title, slug, code, colors, prints, pricing } of content.frames) {
        const isFirst = slug === content.frames[0]?.slug;
        for (const address of [
          addressIn(language, 'frames'),
          ...(isFirst ? [itemAddress('frames', slug, locale)] : []),
        ]) {
          if (!page.url().endsWith(address)) await page.goto(address);
          const item = page.getByRole('article', { name: title[locale], exact: true });
          // Controls for choice and quantity are hidden, since they would have no effect.
          await expect(item.getByRole('spinbutton')).toBeHidden();
          await expect(item.locator('[data-follows=order]')).toBeHidden();
          // One query for all sizes: on the page of all frames a search by role takes long.
          const orders = await item
            .getByRole('link', { name: `${words.frames.order}: ` })
            .filter({ visible: true })
            .evaluateAll((links) =>
              links.map((link) => ({ name: link.textContent, href: link.getAttribute('href') })),
            );
          expect(orders).toHaveLength(pricing.length);
          for (const [index, { size, price }] of pricing.entries()) {
            const { name = '', href = null } = orders[index] ?? {};
            expect(name).toContain(`${words.frames.order}: ${sizeText(size)}`);
            const text = chatText(href);
            expect(text).toContain(`: ${ownText(title[locale], language)}\n`);
            expect(text).toContain(`: ${ownText(prints[0]?.name[locale], language)}\n`);
            const amount = groupDigits(price);
            expect(text).toContain(
              locale === 'en' ? `\nUnit price: ${amount} JOD\n` : `\nسعر اللوحة: ${amount} د.أ\n`,
            );
            expect(text).toContain(locale === 'en' ? '\nQuantity: 1\n' : '\nالكمية: 1\n');
            expect(text).toContain(`\u2066${code}/${size}/${colors[0]}\u2069`);
          }
        }
      }
    });

    once('from each of the ten pages the next one can be reached on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(addressIn(language, menuPages.at(-1)?.key ?? 'home'));
      for (const { key } of menuPages) {
        const openMenu = page.getByRole('button', { name: words.nav.openMenu });
        await openMenu.click();
        const menu = page.getByRole('dialog', { name: words.nav.menu });
        await menu.getByRole('link', { name: words.nav[key], exact: true }).click();
        await expect(page).toHaveURL(addressIn(language, key));
      }
    });

    test('a course can be registered for, and the language changed', async ({ page }) => {
      await page.goto(addressIn(language, 'courses'));
      for (const { title } of content.courses) {
        const card = page.getByRole('article', { name: title[locale], exact: true });
        const href = await card.getByRole('link', { name: words.courses.register }).getAttribute('href');
        expect(chatText(href)).toContain(title[locale]);
      }
      await page
        .getByRole('banner')
        .getByRole('link', { name: locale === 'en' ? 'العربية' : 'English' })
        .click();
      await expect(page).toHaveURL(locale === 'en' ? '/ar/courses' : '/courses');
    });
  });
}
