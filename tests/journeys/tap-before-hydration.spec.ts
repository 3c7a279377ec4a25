import { type Download, expect, type Page, test } from '@playwright/test';
import { itemAddress, type PageKey } from '#model/site-map.ts';
import { tapTwice } from '../by-finger.ts';
import {
  addressIn,
  chatText,
  chatTexts,
  content,
  fewOrAll,
  itemOf,
  type Language,
  languageLink,
  languages,
  middleOf,
  oneLanguage,
  opener,
  recordChats,
  scriptsAreReady,
} from '../site.ts';
import { anyScript, holdRequests, letItSettle, useSlowPhone } from '../slow-line.ts';

/*
 * The HTML of a page is shown before its scripts have loaded. Everything that a visitor opens, chooses and types meanwhile must
 * remain after hydration.
 */

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const frame = itemOf(content.frames, 'kalima');

const typed = { name: 'Lina', phone: '+962 79 000 0000', email: 'lina@example.com', message: 'A kitchen' };

/** Opens an address and holds its scripts; resolves to the function that releases them. */
async function openWithoutScripts(page: Page, address: string) {
  const release = await holdRequests(page, anyScript);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await scriptsAreReady(page);
    await letItSettle(page);
  };
}

function formOn(page: Page, { words }: Language) {
  const form = page.getByRole('form', { name: words.contact.form });
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  return {
    name: field(words.contact.nameLabel),
    phone: field(words.contact.phoneLabel),
    email: field(words.contact.emailLabel),
    message: field(words.contact.messageLabel),
    subject: form.getByRole('combobox', { name: words.contact.subjectLabel }),
    submit: form.getByRole('button', { name: words.contact.submit }),
  };
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    for (const key of fewOrAll<PageKey>(['contact'], ['home'])) {
      test(`${key}: what is typed early is sent, and the form is empty then`, async ({ page, context }) => {
        const chats = await recordChats(page);
        const hydrate = await openWithoutScripts(page, addressIn(language, key));
        const { submit, subject, ...fields } = formOn(page, language);
        for (const [name, text] of Object.entries(typed)) await fields[name as keyof typeof typed].fill(text);
        await subject.selectOption('design');
        await hydrate();
        const chat = context.waitForEvent('page');
        await submit.click();
        await (await chat).waitForLoadState();
        await page.bringToFront();
        const sent = (await chatTexts(chats)).join();
        for (const text of Object.values(typed)) expect(sent).toContain(text);
        for (const field of Object.values(fields)) await expect(field).toHaveValue('');
        await expect(subject).toHaveValue('');
        await page.reload();
        await scriptsAreReady(page);
        await expect(fields.name).toHaveValue('');
      });
    }

    for (const key of fewOrAll<PageKey>(['contact'], ['home'])) {
      test(`${key}: what is sent early opens its chat at once; the form is empty then, and Undo fills it`, async ({
        page,
        context,
      }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        const chats = await recordChats(page);
        const hydrate = await openWithoutScripts(page, addressIn(language, key));
        const { submit, subject, ...fields } = formOn(page, language);
        for (const [name, text] of Object.entries(typed)) await fields[name as keyof typeof typed].fill(text);
        await subject.selectOption('design');
        const chat = context.waitForEvent('page');
        await submit.tap();
        await (await chat).waitForLoadState();
        const [sent = ''] = await chatTexts(chats);
        expect(sent.startsWith(`${words.whatsapp.contact}\n\n`)).toBe(true);
        for (const text of [...Object.values(typed), words.contact.design]) expect(sent).toContain(text);
        await page.bringToFront();
        await expect(fields.message).toHaveValue('');
        await hydrate();
        await expect(fields.message).toHaveValue('');
        await page.getByRole('button', { name: words.common.undo }).tap();
        await expect(fields.message).toHaveValue(typed.message);
        await expect(subject).toHaveValue('design');
        expect(chats).toHaveLength(1);
        expect(errors).toEqual([]);
      });
    }

    test('an answer and the menu opened early stay open, and close as ever', async ({ page }) => {
      const [first] = content.faq;
      const [question, answer] = [first?.question[locale] ?? '', first?.answer[locale] ?? ''];
      const menu = page.getByRole('dialog', { name: words.nav.menu });
      const openMenu = page.getByRole('button', { name: words.nav.openMenu });
      const hydrate = await openWithoutScripts(page, addressIn(language, 'faq'));
      await page.getByText(question).tap();
      await expect(page.getByText(answer)).toBeVisible();
      await openMenu.tap();
      await expect(menu).toBeVisible();
      await hydrate();
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: words.nav.closeMenu }).tap();
      await expect(menu).toBeHidden();
      await expect(page.getByText(answer)).toBeVisible();
      await page.getByText(question).tap();
      await expect(page.getByText(answer)).toBeHidden();
      await openMenu.tap();
      await menu.getByRole('link', { name: words.nav.courses, exact: true }).tap();
      await expect(page).toHaveURL(addressIn(language, 'courses'));
      await expect(menu).toBeHidden();
    });

    test('home: a service, a size and a download of early are what React finds', async ({
      page,
      context,
    }) => {
      // React logs an error if the page differs from its rendering.
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const downloads: Download[] = [];
      page.on('download', (download) => downloads.push(download));
      const chats = await recordChats(page);
      const rows = page.locator('#services details');
      const row = (index: number) => rows.filter({ hasText: content.services[index]?.title[locale] ?? '' });
      const description = (index: number) =>
        row(index).getByText(content.services[index]?.description[locale] ?? '');
      const card = page.getByRole('article', { name: frame.title[locale], exact: true });
      const sizes = card.getByRole('group', { name: words.frames.sizes });
      const order = card.getByRole('link', { name: words.frames.order });

      const hydrate = await openWithoutScripts(page, addressIn(language, 'home'));
      await row(2).locator('summary').tap();
      await expect(description(2)).toBeVisible();
      await sizes.getByRole('radio', { name: '40×50' }).tap();
      await sizes.getByRole('radio', { name: '50×70' }).tap();
      const download = page.getByRole('button', { name: words.qr.download });
      await download.tap();
      await download.tap();
      await hydrate();

      await test.step('a download tapped twice comes once', async () => {
        await expect.poll(() => downloads.length).toBe(1);
        await letItSettle(page);
        await letItSettle(page);
        expect(downloads).toHaveLength(1);
      });

      await test.step('the service is the one that is open, until another is', async () => {
        const expectOnlyOpen = async (index: number) => {
          await expect(description(index)).toBeVisible();
          await expect(
            row(index).getByRole('img', { name: content.services[index]?.image.label?.[locale] ?? '' }),
          ).toBeVisible();
          await expect(rows.and(page.locator('[open]'))).toHaveCount(1);
        };
        await expectOnlyOpen(2);
        await row(4).locator('summary').tap();
        await expectOnlyOpen(4);
        await row(2).locator('summary').tap();
        await expectOnlyOpen(2);
      });

      await test.step('of two sizes the last is the one that is ordered', async () => {
        await expect(sizes.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
        await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(1);
        await expect.poll(async () => chatText(await order.getAttribute('href'))).toContain('50×70');
        const chat = context.waitForEvent('page');
        await order.tap();
        await (await chat).waitForLoadState();
        expect((await chatTexts(chats)).join()).toContain('50×70');
      });
      expect(errors).toEqual([]);
    });

    test('a chat tapped twice opens once, early and later', async ({ page, context }) => {
      const chats = await recordChats(page);
      const hydrate = await openWithoutScripts(page, itemAddress('frames', frame.slug, locale));
      const order = page.locator('[data-follows=order]').first();
      for (const chat of [1, 2]) {
        await order.scrollIntoViewIfNeeded();
        await tapTwice(page, await middleOf(order));
        await expect.poll(() => chats.length).toBe(chat);
        await page.bringToFront();
        await hydrate();
        await expect.poll(() => context.pages().length).toBe(1 + chat);
      }
    });

    test('a link goes where it leads at once', async ({ page }) => {
      await openWithoutScripts(page, addressIn(language, 'faq'));
      const other = languages.find((one) => one !== language) ?? language;
      await languageLink(page).tap();
      await expect(page).toHaveURL(addressIn(other, 'faq'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.words.faq.heading);
    });

    test('details asked for early open, or the frame’s own page does', async ({ page }) => {
      const hydrate = await openWithoutScripts(page, addressIn(language, 'frames'));
      const card = page.getByRole('article', { name: frame.title[locale], exact: true });
      await opener(card, `${words.frames.details}: ${frame.title[locale]}`).tap();
      await hydrate();
      await expect(
        page
          .getByRole('dialog', { name: frame.title[locale] })
          .or(page.getByRole('heading', { level: 1, name: frame.title[locale] })),
      ).toBeVisible();
    });

    for (const key of fewOrAll<PageKey>(['frames'], ['home'])) {
      test(`${key}: on a slow line and a slow phone details open, or the frame’s own page does`, async ({
        page,
      }) => {
        await useSlowPhone(page);
        await page.goto(addressIn(language, key), { waitUntil: 'commit' });
        const card = page.getByRole('article', { name: frame.title[locale], exact: true });
        await opener(card, `${words.frames.details}: ${frame.title[locale]}`).tap({ timeout: 60_000 });
        await expect(
          page
            .getByRole('dialog', { name: frame.title[locale] })
            .or(page.getByRole('heading', { level: 1, name: frame.title[locale] })),
        ).toBeVisible({ timeout: 90_000 });
      });
    }
  });
}
