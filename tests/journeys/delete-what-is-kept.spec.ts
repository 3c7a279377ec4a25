import { expect, type Page, test } from '@playwright/test';
import { storedData, themeKey } from '#model/stored-data.ts';
import { printed } from '../on-paper.ts';
import { addressIn, content, type Language, languages, onceIn, visit } from '../site.ts';

function onThePage(page: Page, { words }: Language) {
  const main = page.getByRole('main');
  return {
    main,
    remove: main.getByRole('button', { name: words.privacy.delete, exact: true }),
    confirm: main.getByRole('button', { name: words.privacy.confirm, exact: true }),
    cancel: main.getByRole('button', { name: words.privacy.cancel, exact: true }),
    answer: main.getByRole('status'),
    selection: page.getByRole('banner').getByRole('button', { name: words.selection.title }),
  };
}

/** Stores a theme, a selection and drafts, and opens the privacy page. */
async function storeData(page: Page, language: Language) {
  await visit(page, addressIn(language, 'frames'));
  await page.getByRole('button', { name: language.words.selection.add }).first().click();
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark');
    sessionStorage.setItem('contact-draft', '{"name":"Lina"}');
  }, themeKey);
  await visit(page, addressIn(language, 'privacy'));
}

function storedKeys(page: Page) {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);

  test.describe(locale, () => {
    test('the page names what is kept, what it is for and how long', async ({ page }) => {
      await visit(page, addressIn(language, 'privacy'));
      const { main } = onThePage(page, language);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.privacy.heading);
      const { device, delete: deletion, parts, contact } = content.privacy;
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        [device, deletion, ...parts, contact].map(({ title }) => title[locale]),
      );
      for (const { title, kept: howLong } of Object.values(device.items)) {
        const entry = main.locator('dl > div').filter({ hasText: title[locale] }).first();
        await expect(entry).toContainText(howLong[locale]);
      }
      const names = Object.values(storedData).flatMap((areas) => Object.values(areas).flat());
      await expect(main.locator('code')).toHaveText(names);
      await expect(main.getByRole('link', { name: content.site.contact.email })).toHaveAttribute(
        'href',
        `mailto:${content.site.contact.email}`,
      );
    });

    test('one is led there from the foot, the form, the brief and the wall', async ({ page }) => {
      for (const key of ['contact', 'brief', 'wall'] as const) {
        await page.setViewportSize({ width: 1366, height: 900 });
        await visit(page, addressIn(language, key));
        await page.getByRole('main').getByRole('link', { name: words.nav.privacy, exact: true }).click();
        await expect(page).toHaveURL(addressIn(language, 'privacy'));
      }
      const foot = page.getByRole('contentinfo');
      await foot.getByRole('link', { name: words.nav.accessibility, exact: true }).click();
      await expect(page).toHaveURL(addressIn(language, 'accessibility'));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
        [...content.accessibility.parts, content.accessibility.contact].map(({ title }) => title[locale]),
      );
      await foot.getByRole('link', { name: words.nav.privacy, exact: true }).click();
      await expect(page).toHaveURL(addressIn(language, 'privacy'));
    });

    test('it asks once, and everything stays for who changes their mind', async ({ page }) => {
      await storeData(page, language);
      const { remove, confirm, cancel, answer } = onThePage(page, language);
      const before = await storedKeys(page);
      await expect(answer).toBeEmpty();
      await remove.click();
      await expect(answer).toHaveText(words.privacy.question);
      await expect(cancel).toBeFocused();
      await expect(confirm).toBeVisible();
      await cancel.press('Enter');
      await expect(remove).toBeFocused();
      await expect(answer).toBeEmpty();
      expect(await storedKeys(page)).toEqual(before);
    });

    test('all data is deleted, the page says so, and shows it', async ({ page }) => {
      await storeData(page, language);
      const { remove, confirm, answer, selection } = onThePage(page, language);
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      await expect(selection).not.toHaveAccessibleName(new RegExp(words.counts.item.zero ?? ''));
      // The question is answered with keys: its first button is one Tab step away.
      await remove.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await expect(confirm).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(answer).toHaveText(words.privacy.deleted);
      await expect(answer).toBeFocused();
      await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
      await expect(remove.or(confirm)).toHaveCount(0);
      await page.goto('about:blank');
      await visit(page, addressIn(language, 'privacy'));
      expect(await storedKeys(page)).not.toContain(themeKey);
      expect(await storedKeys(page)).not.toContain('selection');
      expect(await storedKeys(page)).not.toContain('contact-draft');
    });

    once('nothing is kept until the next page, which is loaded anew and keeps again', async ({ page }) => {
      await storeData(page, language);
      const { remove, confirm, answer } = onThePage(page, language);
      await page.evaluate(() => {
        (window as { frame?: HTMLIFrameElement }).frame = document.body.appendChild(
          Object.assign(document.createElement('iframe'), { hidden: true }),
        );
      });
      await remove.click();
      await confirm.click({ delay: 500 });
      await expect(answer).toHaveText(words.privacy.deleted);
      await page.getByRole('banner').getByRole('button', { name: words.theme.toDark }).click();
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      await page.getByRole('link', { name: words.nav.skip }).press('Enter');
      await expect(answer).toHaveText(words.privacy.deleted);
      // After the deletion the page no longer writes into the real storage, so the stored keys are read through an iframe.
      const realStoredKeys = () =>
        page.evaluate(() => {
          const beside = (window as { frame?: HTMLIFrameElement }).frame?.contentWindow as typeof window;
          return [...Object.keys(beside.localStorage), ...Object.keys(beside.sessionStorage)];
        });
      expect(await realStoredKeys()).toEqual([]);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words.nav.accessibility, exact: true })
        .click();
      await expect(page).toHaveURL(addressIn(language, 'accessibility'));
      expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
      await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
      expect(await storedKeys(page)).toEqual([]);
      await visit(page, addressIn(language, 'accessibility'));
      await page.getByRole('banner').getByRole('button', { name: words.theme.toDark }).click();
      await expect.poll(() => storedKeys(page)).toContain(themeKey);
    });

    once('Back from there loads the page before anew', async ({ page }) => {
      await visit(page, addressIn(language, 'faq'));
      await page.getByRole('contentinfo').getByRole('link', { name: words.nav.privacy, exact: true }).click();
      const { remove, confirm, answer } = onThePage(page, language);
      await remove.click();
      await confirm.click({ delay: 500 });
      await expect(answer).toHaveText(words.privacy.deleted);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.faq.heading);
      await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(false);
    });

    test('where the browser denies storage, nothing breaks and the page says what helps', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const deny = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, area, { get: deny, configurable: true });
      });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await visit(page, addressIn(language, 'privacy'));
      const { main, remove, confirm, answer } = onThePage(page, language);
      await remove.click();
      await confirm.click({ delay: 500 });
      await expect(answer).toHaveText(words.privacy.failed);
      await expect(main.getByText(content.privacy.delete.byHand[locale].slice(0, 30))).toBeVisible();
      expect(errors).toEqual([]);
    });

    once('where one part cannot be deleted, the others are', async ({ page }) => {
      await page.addInitScript(() => {
        CacheStorage.prototype.keys = () => Promise.reject(new DOMException('broken', 'UnknownError'));
      });
      await storeData(page, language);
      const { remove, confirm, answer } = onThePage(page, language);
      await remove.click();
      await confirm.click({ delay: 500 });
      await expect(answer).toHaveText(words.privacy.failed);
      await page.goto('about:blank');
      await visit(page, addressIn(language, 'privacy'));
      expect(await storedKeys(page)).toEqual([]);
    });

    once('on paper there is the text and no button', async ({ page }) => {
      await visit(page, addressIn(language, 'privacy'));
      await page.emulateMedia({ media: 'print' });
      const { main, remove } = onThePage(page, language);
      await expect(remove).toBeHidden();
      await expect(main.getByText(content.privacy.device.items.theme.text[locale])).toBeVisible();
      const { pages } = await printed(page);
      expect(pages.length).toBeLessThanOrEqual(4);
    });
  });

  test.describe(`${locale}: without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the text says how to delete by hand, and there is no button', async ({ page }) => {
      await page.goto(addressIn(language, 'privacy'));
      const { main, remove } = onThePage(page, language);
      await expect(remove).toBeHidden();
      await expect(main.getByText(content.privacy.delete.byHand[locale].slice(0, 30))).toBeVisible();
    });
  });
}
