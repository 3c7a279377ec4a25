import { expect, type Locator, type Page, test } from '@playwright/test';
import { framesIn } from '#app/loaders/frames.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { itemAddress } from '#model/site-map.ts';
import { orderLink, shopOf, toOrderableFrame } from '#model/whatsapp/frame-order.ts';
import { chosenFrame, frameOrderText } from '#model/whatsapp/frame-text.ts';
import {
  addressIn,
  chatText,
  chatTexts,
  content,
  itemOf,
  languages,
  onceIn,
  oneLanguage,
  recordChats,
  rgbOf,
  scriptsAreReady,
} from '../site.ts';
import { anyScript, holdRequests, letItSettle } from '../slow-line.ts';

/*
 * Orders must match the visible choice even if the scripts of a page are late, missing or never load: the head script reads the
 * choice at the tap.
 */

const frame = itemOf(content.frames, 'kalima');

/** The address that a tap on a link would open; the link is not opened. */
function addressAtTap(link: Locator): Promise<string> {
  return link.evaluate((element: HTMLAnchorElement) => {
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    element.click();
    return element.href;
  });
}

/** The chosen size and color in the text of an order, such as “50x70/walnut”. */
function referenceIn(text: string): string {
  return /\u2066[A-Z]+-\d+\/([^\u2069]+)\u2069/.exec(text)?.[1] ?? '';
}

function cardOf(page: Page, locale: 'en' | 'ar'): Locator {
  return page.getByRole('article', { name: frame.title[locale], exact: true });
}

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);
  // In the other language only the texts differ; unit tests beside model/whatsapp/frame-order.ts compare all of them.
  const frames = framesIn(locale);
  const groups = once === test ? frames : frames.filter(({ slug }) => slug === frame.slug);

  test(`${locale}: every print, size and color of a frame is ordered as it is seen`, async ({ page }) => {
    await holdRequests(page, anyScript);
    const shop = shopOf(siteIn(locale), locale, wordsIn(locale));
    for (const group of groups) {
      await page.goto(itemAddress('frames', group.slug, locale), { waitUntil: 'domcontentloaded' });
      const kinds = group.prints.flatMap((print) =>
        group.pricing.flatMap(({ size }) =>
          group.colors.map((color) => ({ print: print.id, size, color: color.id })),
        ),
      );
      const choices = kinds.map((kind, index) => ({ ...kind, quantity: index % 2 === 0 ? 1 : 12 }));
      const opened = await page.locator('[data-order]').evaluate((item, all) => {
        const field = item.querySelector<HTMLInputElement>('[type=number]');
        const link = item.querySelector<HTMLAnchorElement>('[data-follows=order]');
        link?.addEventListener('click', (event) => event.preventDefault());
        return all.map(({ quantity, ...radios }) => {
          for (const [name, value] of Object.entries(radios)) {
            const radio = item.querySelector<HTMLInputElement>(`[name^='${name}-'][value='${value}']`);
            if (!radio?.checked) radio?.click();
          }
          if (field) field.value = String(quantity);
          link?.click();
          return link?.getAttribute('href');
        });
      }, choices);
      expect(opened).toEqual(choices.map((choice) => orderLink(shop, toOrderableFrame(group), choice)));
    }
  });

  once(
    `${locale}: in the shop a size and a quantity are ordered while the scripts hang, and come back with Back`,
    async ({ page, context }) => {
      const chats = await recordChats(page);
      await holdRequests(page, anyScript);
      await page.goto(addressIn(language, 'frames'));
      const card = cardOf(page, locale);
      const quantity = card.getByRole('spinbutton', { name: words.frames.quantity });
      await card.getByRole('radio', { name: '50×70' }).click();
      await card.getByRole('button', { name: words.frames.more }).click({ clickCount: 2 });
      await expect(quantity).toHaveValue('3');
      const chat = context.waitForEvent('page');
      await card.getByRole('link', { name: words.frames.order }).click();
      await chat;
      const [group] = framesIn(locale).filter(({ slug }) => slug === frame.slug);
      if (!group) throw new Error('no group');
      const choice = {
        print: group.prints[0]?.id ?? '',
        size: '50x70',
        color: group.colors[0]?.id ?? '',
        quantity: 3,
      };
      const chosen = chosenFrame(group, choice, content.site.url, locale);
      expect(await chatTexts(chats)).toEqual([frameOrderText(wordsIn(locale), locale, chosen)]);
      // The page was not reloaded, and the choice was not reset.
      await page.bringToFront();
      const isKept = async () => {
        await expect(card.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
        await expect(quantity).toHaveValue('3');
      };
      await isKept();
      const details = card.getByRole('link', { name: words.frames.details });
      expect(await addressAtTap(details)).toContain(
        `${itemAddress('frames', frame.slug, locale)}?size=50x70`,
      );

      await page.goto(addressIn(language, 'faq'));
      await page.goBack();
      await isKept();
      const text = chatText(await addressAtTap(card.getByRole('link', { name: words.frames.order })));
      expect(referenceIn(text)).toMatch(/^50x70\//);
      expect(text).toContain(String(3 * (group.pricing.find(({ size }) => size === '50x70')?.price ?? 0)));
    },
  );

  once(
    `${locale}: where the head's program is refused, nothing can be chosen that is not ordered`,
    async ({ page }) => {
      await page.route(/\/frames(\/[\w-]+)?$/, async (route) => {
        const answer = await route.fetch();
        // A proxy adds a policy that blocks inline scripts.
        await route.fulfill({
          response: answer,
          body: await answer.text(),
          headers: { ...answer.headers(), 'content-security-policy': "script-src 'self'" },
        });
      });
      for (const address of [addressIn(language, 'frames'), itemAddress('frames', frame.slug, locale)]) {
        await page.goto(address);
        const item = page.locator('[data-order]').filter({ hasText: frame.title[locale] });
        await expect(item.getByRole('spinbutton')).toBeHidden();
        for (const group of await item.getByRole('group').filter({ visible: true }).all())
          await expect(group.getByRole('radio').filter({ visible: true })).toHaveCount(1);
        await expect(item.getByRole('radio', { name: '30×40' })).toBeChecked();
        await expect(item.getByRole('radio', { name: '50×70' })).toBeHidden();
        const href = await item.locator('[data-follows=order]').getAttribute('href');
        expect(referenceIn(chatText(href))).toMatch(/^30x40\//);
      }
    },
  );
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: where storage is null, as in some apps, what is seen is ordered and React comes`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, { get: () => null, configurable: true });
    });
    const release = await holdRequests(page, anyScript);
    await page.goto(itemAddress('frames', frame.slug, locale), { waitUntil: 'domcontentloaded' });
    const order = page.locator('[data-follows=order]');
    await page.locator('[data-order]').getByRole('radio', { name: '50×70' }).click();
    expect(referenceIn(chatText(await addressAtTap(order)))).toMatch(/^50x70\//);
    release();
    await scriptsAreReady(page);
    expect(referenceIn(chatText(await addressAtTap(order)))).toMatch(/^50x70\//);
  });

  test(`${locale}: what asks about a choice and what leads to the wall with it follow it, too`, async ({
    page,
  }) => {
    await holdRequests(page, anyScript);

    await page.goto(itemAddress('frames', frame.slug, locale));
    const item = page.locator('[data-order]');
    await item.getByRole('radio', { name: '50×70' }).click();
    await item.locator('[name^=color-]').last().click();
    const color = frame.colors.at(-1);
    const swatch = content.frameColors.find(({ id }) => id === color)?.swatch;
    await expect(page.locator('[data-bar]').first()).toHaveCSS('border-top-color', rgbOf(swatch));
    const asked = chatText(await addressAtTap(item.locator('[data-follows=availability]')));
    expect(referenceIn(asked)).toBe(`50x70/${color}`);
    const wall = item.getByRole('link', { name: words.frames.onWall });
    expect(await addressAtTap(wall)).toContain(`size=50x70&color=${color}`);
  });

  test(`${locale}: an order waits for the picture that was tapped, and says so`, async ({
    page,
    context,
  }) => {
    const chats = await recordChats(page);
    const release = await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'frames'));
    const card = cardOf(page, locale);
    const images = framesIn(locale).find(({ slug }) => slug === frame.slug)?.images ?? [];
    const other = images.findIndex(({ print }, index) => index > 0 && print && print !== images[0]?.print);
    expect(other, 'a picture that chooses another print').toBeGreaterThan(0);
    await card.getByRole('radio', { name: '50×70' }).click();
    await card.locator('[data-dot]').nth(other).click();
    await card.getByRole('link', { name: words.frames.order }).click();
    await expect(page.getByText(words.frames.pictureComing)).toBeVisible();
    expect(chats).toEqual([]);
    const chat = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
    release();
    await chat;
    const [text = ''] = await chatTexts(chats);
    const print = content.frames
      .find(({ slug }) => slug === frame.slug)
      ?.prints.find(({ id }) => id === images[other]?.print);
    expect(text).toContain(print?.name[locale] ?? '-');
    expect(referenceIn(text)).toMatch(/^50x70\//);
  });

  test(`${locale}: where that picture does not come, what is seen is ordered next`, async ({ page }) => {
    await page.clock.install();
    await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'frames'));
    const card = cardOf(page, locale);
    const order = card.getByRole('link', { name: words.frames.order });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await card.getByRole('radio', { name: '50×70' }).click();
    await card.locator('[data-dot]').nth(1).click();
    await order.click();
    await page.clock.fastForward(21_000);
    await expect(page.getByText(words.frames.pictureFailed)).toBeVisible();
    const text = chatText(await addressAtTap(order));
    expect(text).toContain(frame.prints[0]?.name[locale] ?? '-');
    expect(referenceIn(text)).toMatch(/^50x70\//);
    await letItSettle(page);
    expect(loads).toBe(0);
  });

  test(`${locale}: a size in the address is chosen, another one wins over it; a quantity is counted, typed and mended, before React and after`, async ({
    page,
  }) => {
    const release = await holdRequests(page, anyScript);
    await page.goto(`${itemAddress('frames', frame.slug, locale)}?size=50x70`);
    const item = page.locator('[data-order]');
    const medium = item.getByRole('radio', { name: '40×50' });
    await expect(item.getByRole('radio', { name: '50×70' })).toBeChecked();
    await medium.click();
    const quantity = item.getByRole('spinbutton', { name: words.frames.quantity });
    const order = item.locator('[data-follows=order]');
    const ordered = async () =>
      /(?:Quantity|الكمية): (.*)/.exec(chatText(await addressAtTap(order)))?.[1] ?? '';
    const tryAll = async () => {
      await expect(quantity).toHaveAttribute('lang', 'en');
      for (const [typed, expected] of [
        ['', '1'],
        ['0', '1'],
        ['-3', '1'],
        ['1.5', '1'],
        ['7', '7'],
      ] as const) {
        await quantity.fill(typed);
        await quantity.blur();
        await expect(quantity).toHaveValue(expected);
        expect(await ordered()).toBe(expected);
      }
      await item.getByRole('button', { name: words.frames.less }).click({ clickCount: 3 });
      await expect(quantity).toHaveValue('4');
      expect(await ordered()).toBe('4');
    };
    await tryAll();
    release();
    await scriptsAreReady(page);
    await expect(page).toHaveURL(/size=40x50/);
    await expect(medium).toBeChecked();
    await expect(quantity).toHaveValue('4');
    await expect(item.getByText(words.frames.total)).toBeVisible();
    await tryAll();
  });
}
