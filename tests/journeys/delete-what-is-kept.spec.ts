import { expect, type Page, test } from '@playwright/test';
import { selectionKey, storedData, themeKey } from '#model/stored-data.ts';
import { denyStorage } from '../browser-storage.ts';
import { printed } from '../on-paper.ts';
import {
  addressIn,
  content,
  itemOf,
  type Language,
  languages,
  onceIn,
  scriptsAreReady,
  visit,
} from '../site.ts';

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

/** Stores a theme, a selection and a draft, from a file of the site that runs no script. */
async function storeData(page: Page) {
  await page.goto('/robots.txt');
  const { slug, title, prints, pricing, colors } = itemOf(content.frames, 'dunes');
  const line = {
    slug,
    title: title.en,
    print: prints[0]?.id,
    color: colors[0],
    ...pricing[0],
    quantity: 1,
  };
  await page.evaluate(
    ([theme, selection, lines]) => {
      localStorage.setItem(theme, 'dark');
      localStorage.setItem(selection, lines);
      sessionStorage.setItem('contact-draft', '{"name":"Lina"}');
    },
    [themeKey, selectionKey, JSON.stringify([line])] as const,
  );
}

function storedKeys(page: Page) {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);

  test.describe(locale, () => {
    test('one is led to the page from the foot; it names what is kept, asks once, and deletes all', async ({
      page,
    }) => {
      const { main, remove, confirm, cancel, answer, selection } = onThePage(page, language);
      const foot = page.getByRole('contentinfo');
      const none = new RegExp(words.counts.item.zero ?? '');
      await storeData(page);
      await visit(page, addressIn(language, 'faq'));

      await test.step('one is led there from the foot', async () => {
        await foot.getByRole('link', { name: words.nav.accessibility, exact: true }).click();
        await expect(page).toHaveURL(addressIn(language, 'accessibility'));
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(
          [...content.accessibility.parts, content.accessibility.contact].map(({ title }) => title[locale]),
        );
        await foot.getByRole('link', { name: words.nav.privacy, exact: true }).click();
        await expect(page).toHaveURL(addressIn(language, 'privacy'));
      });

      await test.step('the page names what is kept, what it is for and how long', async () => {
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

      await test.step('it asks once, and everything stays for who changes their mind', async () => {
        const before = await storedKeys(page);
        for (const key of [themeKey, selectionKey, 'contact-draft']) expect(before).toContain(key);
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

      await test.step('all data is deleted, the page says so, and shows it', async () => {
        await expect(page.locator('html')).toHaveClass(/\bdark\b/);
        await expect(selection).not.toHaveAccessibleName(none);
        // The question is answered with keys: its first button is one Tab step away.
        await remove.press('Enter');
        await page.keyboard.press('Shift+Tab');
        await expect(confirm).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(answer).toHaveText(words.privacy.deleted);
        await expect(answer).toBeFocused();
        await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
        await expect(selection).toHaveAccessibleName(none);
        await expect(remove.or(confirm)).toHaveCount(0);
      });

      await test.step('Back from there loads the page before anew, and nothing is kept', async () => {
        await page.evaluate(() => Object.assign(window, { isSame: true }));
        await page.goBack();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.accessibility.heading);
        await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(false);
        await page.goto('/robots.txt');
        for (const key of [themeKey, selectionKey, 'contact-draft'])
          expect(await storedKeys(page)).not.toContain(key);
      });
    });

    once('one is led there from the form, the brief and the wall', async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      for (const key of ['contact', 'brief', 'wall'] as const) {
        await page.goto(addressIn(language, key));
        const link = page.getByRole('main').getByRole('link', { name: words.nav.privacy, exact: true });
        await expect.soft(link, key).toBeVisible();
        await expect.soft(link, key).toHaveAttribute('href', addressIn(language, 'privacy'));
      }
    });

    once('nothing is kept until the next page, which is loaded anew and keeps again', async ({ page }) => {
      await storeData(page);
      await visit(page, addressIn(language, 'privacy'));
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
      await scriptsAreReady(page);
      await page.getByRole('banner').getByRole('button', { name: words.theme.toDark }).click();
      await expect.poll(() => storedKeys(page)).toContain(themeKey);
    });

    once(
      'where the browser denies storage, nothing breaks and the page says what helps',
      async ({ page }) => {
        await denyStorage(page, 'localStorage', 'sessionStorage', 'indexedDB', 'caches');
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await visit(page, addressIn(language, 'privacy'));
        const { main, remove, confirm, answer } = onThePage(page, language);
        await remove.click();
        await confirm.click({ delay: 500 });
        await expect(answer).toHaveText(words.privacy.failed);
        await expect(main.getByText(content.privacy.delete.byHand[locale].slice(0, 30))).toBeVisible();
        expect(errors).toEqual([]);
      },
    );

    once(
      'on paper there is the text and no button; where one part cannot be deleted, the others are',
      async ({ page }) => {
        await page.addInitScript(() => {
          CacheStorage.prototype.keys = () => Promise.reject(new DOMException('broken', 'UnknownError'));
        });
        await storeData(page);
        await visit(page, addressIn(language, 'privacy'));
        const { main, remove, confirm, answer } = onThePage(page, language);

        await test.step('on paper there is the text and no button', async () => {
          await expect(remove).toBeVisible();
          await page.emulateMedia({ media: 'print' });
          await expect(remove).toBeHidden();
          await expect(main.getByText(content.privacy.device.items.theme.text[locale])).toBeVisible();
          const { pages } = await printed(page);
          expect(pages.length).toBeLessThanOrEqual(4);
          await page.emulateMedia({ media: null });
        });

        await test.step('where one part cannot be deleted, the others are', async () => {
          await remove.click();
          await confirm.click({ delay: 500 });
          await expect(answer).toHaveText(words.privacy.failed);
          await page.goto('about:blank');
          await page.goto('/robots.txt');
          expect(await storedKeys(page)).toEqual([]);
        });
      },
    );
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
