import { expect, type Page, test } from '@playwright/test';
import {
  addressIn,
  chatText,
  chatTexts,
  content,
  itemOf,
  type Language,
  languages,
  oneLanguage,
  opener,
  recordChats,
  visit,
} from '../site.ts';

const frame = itemOf(content.frames, 'kalima');

function panelOn(page: Page, { words }: Language) {
  return page.getByRole('region', { name: words.afterChat.question });
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('after an order: copy the message, call, or write a mail', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const chats = await recordChats(page);
      const panel = panelOn(page, language);
      await visit(page, addressIn(language, 'frames'));
      await expect(panel).toHaveCount(0);
      await page.getByRole('link', { name: `${words.frames.order}: ${frame.title[locale]}` }).click();
      await expect(panel).toBeVisible();
      await page.bringToFront();
      const text = (await chatTexts(chats)).join();

      await panel.getByRole('button', { name: words.afterChat.copy }).click();
      await expect(panel.getByRole('button', { name: words.afterChat.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      await expect(panel.getByRole('link', { name: words.afterChat.call })).toHaveAttribute(
        'href',
        `tel:${content.site.contact.phone.replaceAll(' ', '')}`,
      );
      const mail = new URL(
        (await panel.getByRole('link', { name: words.afterChat.email }).getAttribute('href')) ?? '',
      );
      expect(mail.pathname).toBe(content.site.contact.email);
      expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
      expect(mail.search).not.toContain('+');

      await panel.getByRole('button', { name: words.common.close }).click();
      await expect(panel).toHaveCount(0);
    });

    test('in a dialog it stands where it can be reached', async ({ page }) => {
      await recordChats(page);
      await visit(page, addressIn(language, 'frames'));
      await opener(page, `${words.frames.details}: ${frame.title[locale]}`).click();
      const dialog = page.getByRole('dialog', { name: frame.title[locale] });
      await dialog.getByRole('link', { name: words.frames.orderViaWhatsapp }).click();
      await page.bringToFront();
      const panel = dialog.getByRole('region', { name: words.afterChat.question });
      await expect(panel).toBeVisible();
      await panel.getByRole('button', { name: words.common.close }).focus();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(dialog).toBeVisible();

      await dialog.getByRole('link', { name: words.frames.askAvailability }).click();
      await page.bringToFront();
      await expect(panel).toBeVisible();
      await dialog.getByRole('button', { name: words.common.close }).first().click();
      await expect(dialog).toHaveCount(0);
      await expect(panelOn(page, language)).toHaveCount(0);
    });
  });
}

test('a desktop shows a code for the phone, of a short address', async ({ page }) => {
  await recordChats(page);
  const panel = panelOn(page, languages[1]);
  await visit(page, '/ar/frames');
  await page.getByRole('link', { name: `طلب اللوحة: ${frame.title.ar}` }).click();
  await page.bringToFront();
  await expect(panel.getByRole('img', { name: 'المتابعة من الهاتف' })).toBeVisible();
  // A QR code of 300 characters needs at most 69 modules with its margin; a code of a whole Arabic message has 150 and more.
  const box = (await panel.getByRole('img').getAttribute('viewBox'))?.split(' ').map(Number);
  expect(box?.[2]).toBeLessThanOrEqual(69);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('there is no code', async ({ page }) => {
    await recordChats(page);
    const panel = panelOn(page, languages[0]);
    await visit(page, '/services');
    const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
    // The chat button hides when the page is scrolled down, and comes back when it is scrolled up.
    await page.mouse.wheel(0, 600);
    await expect(chat).toHaveAttribute('data-away', 'true');
    await page.mouse.wheel(0, -200);
    await expect(chat).toBeInViewport();
    await chat.click();
    await page.bringToFront();
    await expect(panel.getByRole('link', { name: 'Call' })).toBeVisible();
    await expect(panel.getByRole('img')).toBeHidden();
  });
});

test('it goes when another page is opened, and never says that a message was sent', async ({ page }) => {
  await recordChats(page);
  const panel = panelOn(page, languages[0]);
  await visit(page, '/courses');
  await page
    .getByRole('link', { name: /^Register Now/ })
    .first()
    .click();
  await page.bringToFront();
  await expect(panel).toBeVisible();
  await expect(panel).not.toContainText(/sent/i);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(panel).toHaveCount(0);
});

test('where the clipboard is denied, the message is copied the old way, or it says that it could not', async ({
  page,
}) => {
  await recordChats(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = (command) => {
      const field = document.activeElement as HTMLTextAreaElement;
      const copied = field.value.slice(field.selectionStart, field.selectionEnd);
      if (!('isRefused' in window)) Object.assign(window, { copied });
      return command === 'copy' && !('isRefused' in window);
    };
  });
  const panel = panelOn(page, languages[0]);
  await visit(page, '/faq');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  await chat.click();
  await page.bringToFront();
  await panel.getByRole('button', { name: 'Copy the message' }).click();
  await expect(panel.getByRole('button', { name: 'Message copied' })).toBeFocused();
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(copied).toBe(chatText(await chat.getAttribute('href')));
  await page.evaluate(() => Object.assign(window, { isRefused: true }));
  await panel.getByRole('button', { name: 'Message copied' }).click();
  await expect(panel.getByRole('button', { name: 'Could not copy' })).toBeVisible();
});

test('where its code cannot be fetched, the chat opens all the same', async ({ page, context }) => {
  await recordChats(page);
  await page.route('**/assets/after-chat-panel*', (route) => route.abort());
  await visit(page, '/faq');
  const chat = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Chat on WhatsApp' }).click();
  await (await chat).waitForLoadState();
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
