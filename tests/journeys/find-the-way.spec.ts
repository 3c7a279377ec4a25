import { expect, type Page, test } from '@playwright/test';
import { menuPages } from '#model/site-map.ts';
import { addressIn, boxOf, content, type Language, languages, onceIn, visit } from '../site.ts';

const phone = { width: 390, height: 844 };

function onThePage(page: Page, { words }: Language) {
  const banner = page.getByRole('banner');
  const menu = page.getByRole('dialog', { name: words.nav.menu });
  return {
    banner,
    menu,
    logo: banner.getByRole('link', { name: words.nav.logo }),
    openMenu: banner.getByRole('button', { name: words.nav.openMenu }),
    closeMenu: menu.getByRole('button', { name: words.nav.closeMenu }),
    nav: banner
      .getByRole('navigation', { name: words.nav.mainMenu })
      .filter({ visible: true })
      .filter({ hasNot: menu }),
  };
}

/* On a phone the lists of the footer are folded, and open by keys; in wide windows they are open. */
async function expectFoldedFooter(page: Page, { words, locale }: Language) {
  const footer = page.getByRole('contentinfo');
  const { phone: number, email } = content.site.contact;
  for (const name of [number, email])
    expect((await boxOf(footer.getByRole('link', { name }))).height, name).toBeLessThan(40);
  const lists = [
    [words.footer.services, content.services[0]?.title[locale] ?? ''],
    [words.footer.social, content.site.social[0]?.name[locale] ?? ''],
    [words.footer.more, words.nav.privacy],
  ] as const;
  for (const [title, name] of lists) {
    const link = footer.locator('details').getByRole('link', { name });
    const summary = footer.locator('summary').filter({ hasText: title });
    await expect(link).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(link).toBeVisible();
    await expect(summary).not.toBeVisible();
    await page.setViewportSize(phone);
  }
}

for (const language of languages) {
  const once = onceIn(language);
  const { locale, words } = language;

  test.describe(locale, () => {
    once('ten links lead to ten pages, and the current one is marked', async ({ page }) => {
      const { banner } = onThePage(page, language);
      await visit(page, addressIn(language, 'contact'));
      const nav = banner.getByRole('navigation', { name: words.nav.mainMenu });
      await expect(nav.getByRole('link')).toHaveText(menuPages.map(({ key }) => words.nav[key]));
      for (const { key } of menuPages) {
        await nav.getByRole('link', { name: words.nav[key], exact: true }).click();
        await expect(page).toHaveURL(addressIn(language, key));
        await expect(nav.locator('[aria-current="page"]')).toHaveText([words.nav[key]]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
    });

    once(
      'the skip link leads past the header, which is solid once the page is scrolled',
      async ({ page }) => {
        await visit(page, addressIn(language, 'faq'));
        const { banner } = onThePage(page, language);
        await test.step('the skip link', async () => {
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: words.nav.skip });
          await expect(skip).toBeFocused();
          await expect(skip).toBeInViewport();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('main')).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
        });

        await test.step('the header is solid once the page is scrolled more than 10 px', async () => {
          const scrollTo = (top: number) =>
            page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
          const isSeeThrough = () =>
            banner.evaluate((element) =>
              /rgba\(.*, 0\)|transparent/.test(getComputedStyle(element).backgroundColor),
            );
          await expect.poll(isSeeThrough).toBe(true);
          await scrollTo(11);
          await expect.poll(isSeeThrough).toBe(false);
          await scrollTo(10);
          await expect.poll(isSeeThrough).toBe(true);
        });
      },
    );

    once('the menu of a phone holds page and focus, closes in every way, and leads on', async ({ page }) => {
      await page.setViewportSize(phone);
      const { menu, openMenu, closeMenu } = onThePage(page, language);
      await visit(page, addressIn(language, 'faq'));

      await test.step('the page behind it holds still', async () => {
        await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
        const heading = page.getByRole('heading', { level: 1 });
        const before = await heading.evaluate((element) => element.getBoundingClientRect().top);
        await openMenu.click();
        await expect(menu).toBeVisible();
        await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
        expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(before);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);
      });

      await test.step('it holds focus, closes by Escape, by its button and beside it, and gives focus back', async () => {
        await openMenu.click();
        await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(10);
        const outside = page.locator('main :focus, footer :focus, header > div > div > button:focus');
        for (let press = 0; press < 18; press += 1) {
          await page.keyboard.press('Tab');
          await expect(outside).toHaveCount(0);
        }
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(openMenu).toBeFocused();
        await openMenu.click();
        await closeMenu.click();
        await expect(menu).toBeHidden();
        await expect(openMenu).toBeFocused();
        // On a phone the menu fills the window; in a wider window a click on the page beside it closes it.
        await openMenu.click();
        expect(await boxOf(menu)).toMatchObject({ x: 0, width: phone.width });
        await page.setViewportSize({ width: 640, height: 844 });
        const box = await boxOf(menu);
        await page.mouse.click(box.x > 8 ? box.x / 2 : (box.x + box.width + 640) / 2, 400);
        await expect(menu).toBeHidden();
      });

      await test.step('a link of it opens its page and closes it', async () => {
        await page.setViewportSize(phone);
        await openMenu.click();
        await expect(menu.locator('[aria-current="page"]')).toHaveText([words.nav.faq]);
        await menu.getByRole('link', { name: words.nav.courses, exact: true }).click();
        await expect(page).toHaveURL(addressIn(language, 'courses'));
        await expect(menu).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.courses.heading);
        // The link of the current page closes the menu too.
        await openMenu.click();
        await menu.getByRole('link', { name: words.nav.courses, exact: true }).click();
        await expect(menu).toBeHidden();
      });
    });

    test('the header is in one line, the footer says who and where; on small windows both are folded', async ({
      page,
    }) => {
      await visit(page, addressIn(language, 'faq'));
      const { banner, logo, openMenu } = onThePage(page, language);

      await test.step('header links stand in one line beside each other at every wide width', async () => {
        const nav = banner.getByRole('navigation', { name: words.nav.mainMenu });
        const tools = banner.getByRole('button', { name: words.theme.toDark });
        for (const width of [1180, 1200, 1240, 1280, 1366, 1440, 1600, 1920, 2240, 2560]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(openMenu).toBeHidden();
          const boxes = await nav.getByRole('link').evaluateAll((links) =>
            links.map((link) => {
              const { top, left, right, height } = link.getBoundingClientRect();
              return { top, left, right, height };
            }),
          );
          expect(boxes).toHaveLength(10);
          expect(new Set(boxes.map(({ top }) => Math.round(top))).size, `one line at ${width} px`).toBe(1);
          expect(Math.max(...boxes.map(({ height }) => height)), `no wrapping at ${width} px`).toBeLessThan(
            56,
          );
          const [logoBox, toolsBox] = [await boxOf(logo), await boxOf(tools)];
          const row = [
            { left: logoBox.x, right: logoBox.x + logoBox.width },
            ...boxes,
            { left: toolsBox.x, right: toolsBox.x + toolsBox.width },
          ].sort((a, b) => a.left - b.left);
          for (const [index, { left }] of row.entries()) {
            const before = row[index - 1];
            if (before) expect(left, `no overlap at ${width} px`).toBeGreaterThanOrEqual(before.right);
          }
        }
      });

      await test.step('the menu replaces the links on small windows', async () => {
        for (const width of [320, 390, 768, 1024, 1179]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(openMenu).toBeInViewport();
          await expect(banner.getByRole('link', { name: words.nav.testimonials })).toBeHidden();
        }
      });

      await test.step('the footer says who and where, and leads to the six services', async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const footer = page.getByRole('contentinfo');
        const { tagline, contact } = content.site;
        await expect(footer.getByText(tagline[locale], { exact: true })).toBeVisible();
        const { place, address } = contact;
        const where = [place?.area[locale], address[locale]].filter(Boolean).join(words.common.listComma);
        await expect(footer.getByText(where)).toBeVisible();
        await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
        await expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute(
          'href',
          `tel:${contact.phone.replaceAll(' ', '')}`,
        );
        await expect(footer.getByRole('link', { name: contact.email })).toHaveAttribute(
          'href',
          `mailto:${contact.email}`,
        );
        const services = footer.getByRole('navigation', { name: words.footer.services });
        await expect(services.getByRole('link')).toHaveCount(6);
        await expect(footer.getByRole('link', { name: words.nav.logo })).toHaveAttribute(
          'href',
          addressIn(language, 'home'),
        );
      });

      await test.step('the footer is short on a phone: its lists are folded, and open by keys', async () => {
        await page.setViewportSize(phone);
        await expectFoldedFooter(page, language);
        expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(560);
      });
    });
  });

  test.describe(`${locale}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    once('the footer is folded on a phone, and opens by keys', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(addressIn(language, 'faq'));
      await expectFoldedFooter(page, language);
    });
  });
}

test('every section of the home page has the name of its route', async ({ page }) => {
  await page.goto('/');
  const sections = [
    'services',
    'portfolio',
    'frames',
    'projects',
    'process',
    'testimonials',
    'faq',
    'qr',
    'contact',
  ];
  const ids = await page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((found) => found.map(({ id }) => id));
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
});
