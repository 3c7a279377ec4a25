import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  addressIn,
  boxOf,
  content,
  itemOf,
  type Language,
  languages,
  oneLanguage,
  opener,
  visit,
} from '../site.ts';

/* Floating controls on a phone must not cover other controls. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const frame = itemOf(content.frames, 'kalima');

/** Expects an element to be completely inside another one. */
async function expectInside(inner: Locator, outer: Locator) {
  const [a, b] = [await boxOf(inner), await boxOf(outer)];
  expect(a.x).toBeGreaterThanOrEqual(b.x);
  expect(a.y).toBeGreaterThanOrEqual(b.y);
  expect(a.x + a.width).toBeLessThanOrEqual(b.x + b.width);
  expect(a.y + a.height).toBeLessThanOrEqual(b.y + b.height);
}

/** Expects the controls of the header to be invisible. */
async function expectToolsHidden(page: Page) {
  const tools = page.locator('header > div > div > button, header > div > div > a');
  for (const tool of await tools.all()) await expect(tool).toHaveCSS('opacity', '0');
  expect(await tools.count()).toBeGreaterThan(2);
}

function chatButton(page: Page, { words }: Language): Locator {
  return page.getByRole('complementary', { name: words.whatsapp.chat }).getByRole('link');
}

const scroll = (page: Page, by: number) => page.mouse.wheel(0, by);

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('a panel is closed by a disc in its own corner, and no control of the header shines through', async ({
      page,
    }) => {
      await visit(page, addressIn(language, 'frames'));
      await opener(page, `${words.frames.details}: ${frame.title[locale]}`).click();
      const details = page.getByRole('dialog', { name: frame.title[locale] });
      const close = details.getByRole('button', { name: words.common.close });
      await expect(close).toBeVisible();
      expect(await boxOf(close)).toMatchObject({ width: 44, height: 44 });
      await expectInside(close, details);
      await expectToolsHidden(page);
      await close.click();
      await expect(details).toBeHidden();

      await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
      const selection = page.getByRole('dialog', { name: words.selection.title });
      const closeSelection = selection.getByRole('button', { name: words.common.close });
      await expect(closeSelection).toBeVisible();
      await expectInside(closeSelection, selection);
      await expectToolsHidden(page);
    });

    test('the open menu is the only one to show the logo', async ({ page }) => {
      await visit(page, addressIn(language, 'home'));
      await page.getByRole('banner').getByRole('button', { name: words.nav.openMenu }).click();
      await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
      await expect(page.locator('header > div > a').first()).toHaveCSS('opacity', '0');
    });

    test('the chat button is there on home, leaves while one reads down and returns on the way up', async ({
      page,
    }) => {
      await visit(page, addressIn(language, 'home'));
      const button = chatButton(page, language);
      await expect(button).toBeInViewport({ ratio: 1 });
      const { x } = await boxOf(button);
      await scroll(page, 700);
      await expect(button).not.toBeInViewport();
      expect((await boxOf(button)).x, 'it moves up and down alone').toBe(x);
      await scroll(page, -200);
      await expect(button).toBeInViewport({ ratio: 1 });
    });

    test('on other pages the chat button covers nothing before one scrolls up; the keyboard brings it', async ({
      page,
    }) => {
      await visit(page, addressIn(language, 'services'));
      const button = chatButton(page, language);
      await expect(button).not.toBeInViewport();
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.evaluate((link) => link.blur());
      await scroll(page, 700);
      await expect(button).not.toBeInViewport();
      await scroll(page, -200);
      await expect(button).toBeInViewport({ ratio: 1 });
      await scroll(page, 400);
      await expect(button).not.toBeInViewport();
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    });

    test('the chat button stays away from the form and from the footer', async ({ page }) => {
      await visit(page, addressIn(language, 'contact'));
      const button = chatButton(page, language);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await scroll(page, 4000);
      await expect(button).not.toBeInViewport();
      await scroll(page, -120);
      await expect(button, 'over the footer').not.toBeInViewport();
      await page
        .getByRole('form')
        .getByRole('textbox')
        .first()
        .evaluate((field) => {
          window.scrollTo({ top: field.getBoundingClientRect().top + scrollY - 300, behavior: 'instant' });
        });
      await scroll(page, -20);
      await expect(button, 'over the form').not.toBeInViewport();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chat button never leaves', async ({ page }) => {
    await page.goto('/services');
    const button = chatButton(page, languages[0]);
    await scroll(page, 900);
    await expect(button).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

  test('the chat button stands in the margin, beside the words', async ({ page }) => {
    await visit(page, '/faq');
    const button = chatButton(page, languages[0]);
    await scroll(page, 500);
    await expect(button).toBeInViewport({ ratio: 1 });
    const words = await boxOf(page.locator('main .wrap').first());
    const margin = await page
      .locator('main .wrap')
      .first()
      .evaluate((wrap) => Number.parseFloat(getComputedStyle(wrap).paddingInlineEnd));
    expect((await boxOf(button)).x).toBeGreaterThanOrEqual(words.x + words.width - margin);
  });
});
