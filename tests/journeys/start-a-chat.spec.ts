import { expect, type Locator, test } from '@playwright/test';
import {
  addressIn,
  chatText,
  chatTexts,
  content,
  expectNewTab,
  languages,
  onceIn,
  recordChats,
  visit,
} from '../site.ts';

const greeting = {
  en: "Hello Sindian, I'd like to book a free consultation.",
  ar: 'مرحبًا، أودّ حجز استشارة مجانية مع سنديان.',
};
const question = {
  en: "Hello Sindian, I'm on your website and have a question.",
  ar: 'مرحبًا، أتصفّح موقع سنديان ولديّ سؤال.',
};

for (const language of languages) {
  const once = onceIn(language);
  const { locale, words } = language;

  test(`${locale}: the hero leads down to the portfolio, and offers a free consultation`, async ({
    page,
    context,
  }) => {
    const chats = await recordChats(page);
    await visit(page, addressIn(language, 'home'));
    await page.getByRole('link', { name: content.site.hero.callToAction[locale] }).click();
    await expect(page).toHaveURL(`${addressIn(language, 'home')}#portfolio`);
    await expect(page.getByRole('heading', { name: words.portfolio.heading })).toBeInViewport();
    const link = page.getByRole('link', { name: content.site.hero.chatButton[locale] });
    await expectNewTab(link);
    const chat = context.waitForEvent('page');
    await link.click();
    await (await chat).waitForLoadState();
    expect(await chatTexts(chats)).toEqual([greeting[locale]]);
  });

  once(`${locale}: a double click opens one chat`, async ({ page, context }) => {
    const chats = await recordChats(page);
    await visit(page, addressIn(language, 'frames'));
    const chat = context.waitForEvent('page');
    await page.getByRole('article').getByRole('link', { name: words.frames.order }).first().dblclick();
    await (await chat).waitForLoadState();
    await page.bringToFront();
    await expect(page.getByRole('region', { name: words.afterChat.question })).toBeVisible();
    expect(chats).toHaveLength(1);
    expect(context.pages()).toHaveLength(2);
  });

  once(
    `${locale}: a second tap opens no second chat, though another chat was opened just before`,
    async ({ page }) => {
      const chats = await recordChats(page);
      await visit(page, addressIn(language, 'frames'));
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      const order = page.getByRole('article').getByRole('link', { name: words.frames.order }).first();
      const chat = page.getByRole('link', { name: words.whatsapp.chat });
      const click = async (link: Locator, opened: number) => {
        await link.click();
        await expect.poll(() => chats.length).toBe(opened);
        await page.bringToFront();
      };
      await click(order, 1);
      await page.clock.runFor(300);
      await click(chat, 2);
      await page.clock.runFor(200);
      await chat.click();
      await page.clock.runFor(500);
      await click(order, 3);
      const [first, ...others] = chats.map(chatText);
      expect(others).toEqual([question[locale], first]);
    },
  );

  once(`${locale}: the chat button floats over every page`, async ({ page }) => {
    for (const key of ['home', 'faq'] as const) {
      await visit(page, addressIn(language, key));
      const button = page.getByRole('link', { name: words.whatsapp.chat });
      await expect(button).toBeInViewport();
      await expectNewTab(button);
      expect(chatText(await button.getAttribute('href'))).toBe(question[locale]);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await expect(button).toBeInViewport();
    }
  });
}
