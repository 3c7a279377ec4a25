import { expect, type Locator, type Page, test } from '@playwright/test';
import { count, fill, groupDigits } from '#model/language/translate.ts';
import { catalogAddress, itemAddress } from '#model/site-map.ts';
import { denyStorage, fillStorage } from '../browser-storage.ts';
import { useLargeLetters } from '../fit.ts';
import {
  addressIn,
  chatText,
  chatTexts,
  content,
  fewOrAll,
  itemOf,
  type Language,
  languages,
  middleOf,
  onceIn,
  opener,
  ownText,
  priceOf,
  recordChats,
  visit,
} from '../site.ts';
import { doubleTap, holdRequests, letTimePass, shortenLongWaits } from '../slow-line.ts';

const kalima = itemOf(content.frames, 'kalima');
const dunes = itemOf(content.frames, 'dunes');

const expected = {
  en: {
    opening: 'Hello, this is my order from Sindian:',
    end: (items: number, total: number) =>
      `Frames: ${items}\nTotal without delivery: ${groupDigits(total)} JOD`,
  },
  ar: {
    opening: 'مرحبًا، هذا طلبي من سنديان:',
    end: (items: number, total: number) =>
      `عدد اللوحات: ${items}\nالمجموع من دون التوصيل: ${groupDigits(total)} د.أ`,
  },
};

function onThePage(page: Page, { words, locale }: Language) {
  const panel = page.getByRole('dialog', { name: words.selection.title });
  return {
    panel,
    card: (frame: typeof kalima) => page.getByRole('article', { name: frame.title[locale], exact: true }),
    add: (frame: typeof kalima) =>
      page.getByRole('button', { name: `${words.selection.add}: ${frame.title[locale]}`, exact: true }),
    button: page.getByRole('banner').getByRole('button', { name: words.selection.title }),
    item: (frame: typeof kalima) => panel.getByRole('listitem').filter({ hasText: frame.title[locale] }),
    send: panel.getByRole('link', { name: words.selection.send }),
    total: (amount: number, label = words.selection.totalWithoutDelivery) =>
      panel.getByText(new RegExp(`^${label}\\s*${groupDigits(amount)}\\s`)),
  };
}

/* One line of the selection (a print with its options) in the format of the browser's storage. */
function stored(change: object = {}) {
  return {
    slug: kalima.slug,
    title: kalima.title.en,
    print: kalima.prints[0]?.id,
    size: '30x40',
    color: kalima.colors[0],
    quantity: 2,
    price: priceOf(kalima, '30x40'),
    ...change,
  };
}

function storedDunes(change: object = {}) {
  return stored({ slug: dunes.slug, print: dunes.prints[0]?.id, color: dunes.colors[0], ...change });
}

async function store(page: Page, text: string) {
  await page.addInitScript((value) => localStorage.setItem('selection', value), text);
}

/* Changes the list of an open page as another tab would, so that the page need not be opened again. */
async function storeFromAnotherTab(page: Page, text: string) {
  await page.evaluate((newValue) => {
    localStorage.setItem('selection', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'selection', newValue }));
  }, text);
}

/* Records what the page logs as an error or warning. */
function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // On a busy machine the page is idle long enough to register its service worker, which Playwright blocks.
    if (message.text().includes('Service Worker')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

for (const language of languages) {
  const { locale, words, dir } = language;
  const once = onceIn(language);

  test.describe(locale, () => {
    test('frames are gathered, changed and ordered in one message; the list is at the end side, on a phone at the foot', async ({
      page,
      context,
    }) => {
      const chats = await recordChats(page);
      const { panel, card, add, button, item, send, total } = onThePage(page, language);
      await visit(page, addressIn(language, 'frames'));
      await card(kalima).getByRole('radio', { name: '50×70' }).click();
      await add(kalima).click();
      await expect(page.getByRole('status').filter({ hasText: words.selection.added })).toBeAttached();
      await add(dunes).click();

      // The dialog with the frame's details adds the same print in another size.
      await opener(page, `${words.frames.details}: ${dunes.title[locale]}`).click();
      const details = page.getByRole('dialog', { name: dunes.title[locale] });
      await details.getByRole('radio', { name: '40×50' }).click();
      await details.getByRole('button', { name: words.selection.add, exact: true }).click();
      await expect(details.getByRole('button', { name: words.selection.added })).toBeVisible();
      await page.keyboard.press('Escape');

      const three = locale === 'en' ? '3 frames' : '3 لوحات';
      await expect(button).toHaveAccessibleName(`${words.selection.title}${words.common.listComma}${three}`);
      await button.click();
      await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(3);
      const large = priceOf(kalima, '50x70');
      const medium = priceOf(dunes, '40x50');
      await expect(total(large + priceOf(dunes, '30x40') + medium)).toBeVisible();

      // The color, quantity and size of prints are changed in the selection; the new size merges two of its lines.
      await item(kalima).getByRole('combobox', { name: words.frames.color }).selectOption({ index: 1 });
      await item(kalima).getByRole('button', { name: words.frames.more }).click();
      await expect(total(2 * large + priceOf(dunes, '30x40') + medium)).toBeVisible();
      await item(dunes).first().getByRole('combobox', { name: words.frames.size }).selectOption('40x50');
      await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(2);
      const sum = 2 * large + 2 * medium;
      await expect(total(sum)).toBeVisible();
      const announcement =
        locale === 'en'
          ? `Size 40×50 cm, ${medium} JOD, Total without delivery ${sum} JOD`
          : `المقاس 40×50 سم، السعر ${medium} د.أ، المجموع من دون التوصيل ${sum} د.أ`;
      await expect(panel.getByRole('status').filter({ hasText: announcement })).toBeAttached();

      const chat = context.waitForEvent('page');
      await send.click();
      await (await chat).waitForLoadState();
      const text = (await chatTexts(chats)).join();
      const { opening, end } = expected[locale];
      const color = content.frameColors.find(({ id }) => id === kalima.colors[1])?.name[locale];
      expect(text.startsWith(`${opening}\n\n`)).toBe(true);
      expect(text.endsWith(`\n\n${end(4, sum)}`)).toBe(true);
      expect(text).toContain(`1: ${ownText(kalima.title[locale], language)}\n`);
      expect(text).toContain(`\u2066${kalima.code}/50x70/${kalima.colors[1]}\u2069`);
      expect(text).toContain(`${ownText(color, language)}\n`);
      expect(text).toContain(`2: ${ownText(dunes.title[locale], language)}\n`);
      expect(text).toContain(`${content.site.url}${itemAddress('frames', dunes.slug, locale)}\n`);
      // The selection is kept after the chat was opened, since the site cannot know whether the visitor sent the message in
      // WhatsApp.
      await page.bringToFront();
      await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(2);

      await page.setViewportSize({ width: 1366, height: 768 });
      await expect.poll(() => panel.boundingBox()).toMatchObject({ y: 0, height: 768 });
      const wide = await panel.boundingBox();
      expect(dir === 'ltr' ? (wide?.x ?? 0) + (wide?.width ?? 0) : wide?.x).toBe(dir === 'ltr' ? 1366 : 0);
      expect(wide?.width).toBeLessThan(600);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 390, y: 48 });
    });

    once(
      'an empty list leads on; what is removed from a list comes back; a long one is ordered whole',
      async ({ page }) => {
        const { panel, button, item, send } = onThePage(page, language);
        const headings = panel.getByRole('heading', { level: 3 });
        const problems = recordProblems(page);
        await store(page, '{');
        await visit(page, addressIn(language, 'faq'));
        const none = `${words.selection.title}${words.common.listComma}${locale === 'en' ? 'no frames' : 'لا لوحات'}`;

        await test.step('a list that is stored wrongly is empty, and says what it is for', async () => {
          await expect(button).toHaveAccessibleName(none);
          // The unit tests in app/selection try more invalid values.
          await storeFromAnotherTab(page, '[1,null,{"slug":"kalima"}]');
          await expect(button).toHaveAccessibleName(none);
          await button.click();
          await expect(panel.getByText(words.selection.empty)).toBeVisible();
          await expect(panel.getByRole('listitem').getByRole('link')).toHaveText(
            content.frames.slice(0, 3).map(({ title }) => title[locale]),
          );
          await expect(panel.getByRole('link', { name: words.selection.allFrames })).toBeVisible();
          await expect(panel.getByRole('link', { name: words.selection.onWall })).toBeVisible();
        });

        const title = dunes.title[locale];
        const both = [title, kalima.title[locale]];
        const undo = panel.getByRole('button', { name: words.common.undo });
        const remove = item(dunes).getByRole('button', {
          name: words.selection.remove.replace('{title}', title),
        });
        await test.step('one frame', async () => {
          await storeFromAnotherTab(page, JSON.stringify([storedDunes(), stored()]));
          await remove.click();
          await expect(item(dunes)).toHaveCount(0);
          await expect(
            panel.getByText(words.selection.removed.replace('{title}', title)).first(),
          ).toBeVisible();
          await expect(undo).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(headings).toHaveText(both);
        });

        await test.step('all frames', async () => {
          await panel.getByRole('button', { name: words.selection.clear }).click();
          await expect(panel.getByText(words.selection.empty)).toBeVisible();
          await expect(send).toHaveCount(0);
          await undo.click();
          await expect(headings).toHaveText(both);
        });

        await test.step('a double tap removes one frame, not the next one too', async () => {
          const middle = await middleOf(remove);
          for (let tap = 0; tap < 2; tap += 1) await page.mouse.click(...middle);
          await letTimePass(page, 500);
          await expect(headings).toHaveText([kalima.title[locale]]);
        });

        await test.step('a long list can be scrolled to its end, its total always in sight', async () => {
          const lines = content.frames.flatMap((frame) =>
            frame.pricing.map(({ size, price }) =>
              stored({
                slug: frame.slug,
                title: frame.title.en,
                print: frame.prints[0]?.id,
                color: frame.colors[0],
                size,
                price,
              }),
            ),
          );
          await page.setViewportSize({ width: 390, height: 664 });
          await storeFromAnotherTab(page, JSON.stringify(lines));
          await expect(headings).toHaveCount(lines.length);
          await headings.last().scrollIntoViewIfNeeded();
          await expect(headings.last()).toBeInViewport();
          await expect(send).toBeInViewport();
          const text = chatText(await send.getAttribute('href'));
          const named = fill(words.whatsapp.severalFrame, { n: '\\d+', title: '' });
          expect(text.match(new RegExp(`^${named}`, 'gm'))).toHaveLength(lines.length);
          expect(text).not.toContain(fill(words.whatsapp.link, { url: '' }));
        });
        await page.goBack();
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
        expect(problems).toEqual([]);
      },
    );

    once(
      'the list waits for the shop; nothing is sold that was removed, nor at an old price',
      async ({ page }) => {
        const { panel, button, item, total, send } = onThePage(page, language);
        const small = priceOf(kalima, '30x40');
        await store(
          page,
          JSON.stringify([
            stored({ slug: 'long-gone', title: 'Long Gone' }),
            stored({ size: '20×20' }),
            stored({ price: small + 1 }),
            stored({ color: 'purple' }),
          ]),
        );
        const catalog = `**${catalogAddress(locale)}`;
        await page.route(catalog, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<p>Hotel</p>' }),
        );
        await visit(page, addressIn(language, 'faq'));
        await button.click();
        await expect(panel.getByText(kalima.title.en).first()).toBeVisible();
        await expect(panel.getByText(words.selection.failed)).toBeVisible();
        await expect(send).toHaveCount(0);
        await page.unroute(catalog);
        await panel.getByRole('button', { name: words.common.retry }).click();

        await expect(panel.getByText(words.selection.frameGone)).toBeVisible();
        await expect(panel.getByText(words.selection.sizeGone)).toBeVisible();
        await expect(panel.getByText(words.selection.colorGone)).toBeVisible();
        const changed =
          locale === 'en'
            ? `Price changed from ${small + 1} JOD to ${small} JOD`
            : `تغيّر السعر من ${small + 1} د.أ إلى ${small} د.أ`;
        await expect(panel.getByText(changed)).toBeVisible();
        await expect(total(2 * small)).toBeVisible();
        const before = chatText(await send.getAttribute('href'));
        expect(before).not.toContain('Long Gone');
        expect(before.endsWith(expected[locale].end(2, 2 * small))).toBe(true);

        // Once an available size is chosen, the frame is part of the order again.
        await item(kalima).first().getByRole('combobox', { name: words.frames.size }).selectOption('50x70');
        await expect(panel.getByText(words.selection.sizeGone)).toHaveCount(0);
        const both = 2 * small + 2 * priceOf(kalima, '50x70');
        await expect(total(both)).toBeVisible();
        expect(chatText(await send.getAttribute('href')).endsWith(expected[locale].end(4, both))).toBe(true);
      },
    );

    once(
      'what is sold out is shown, is not ordered, and can be ordered again at the set time in Amman',
      async ({ page }) => {
        const { button, panel, item, send, total } = onThePage(page, language);
        const until = '2026-12-10';
        const date = { iso: '2026-12-11', text: '11.12.2026' };
        const soldOut = { state: 'soldOut', until, date };
        await page.clock.install({ time: new Date(`${until}T23:58:50+03:00`) });
        // Of the dunes every print is sold out, and the size was removed, too.
        await store(page, JSON.stringify([stored(), storedDunes({ size: '20x20' })]));
        await page.route(`**${catalogAddress(locale)}`, async (route) => {
          const catalog = await (await route.fetch()).json();
          const { prints } = catalog.find(({ slug }: { slug: string }) => slug === 'kalima');
          const [print] = prints.filter(({ id }: { id: string }) => id === stored().print);
          // The page data has no date; only the code that follows the clock adds one. So once the page shows the date, that code
          // has run.
          Object.assign(print, {
            availability: [soldOut],
            availabilityData: { state: 'soldOut', of: 'print' },
          });
          const others = catalog.find(({ slug }: { slug: string }) => slug === dunes.slug).prints;
          for (const other of others)
            Object.assign(other, {
              availability: [{ state: 'soldOut' }],
              availabilityData: { state: 'soldOut', of: 'series' },
            });
          await route.fulfill({ json: catalog });
        });
        await visit(page, addressIn(language, 'faq'));
        await button.click();
        await expect(item(kalima).getByText(words.availability.soldOutPrint, { exact: true })).toBeVisible();
        await expect(item(kalima).getByText(words.availability.notCounted)).toBeVisible();
        const tell = panel.getByRole('link', { name: words.availability.tell });
        await expect(item(dunes).getByText(words.selection.sizeGone)).toBeVisible();
        await expect(item(dunes).getByText(words.availability.notCounted)).toBeVisible();
        await expect(item(dunes).getByRole('link', { name: words.availability.tell })).toHaveCount(0);
        await expect(tell).toHaveAttribute('href', new RegExp(encodeURIComponent(words.whatsapp.back)));
        await expect(send).toHaveCount(0);
        await expect(panel.getByText(date.text)).toBeVisible();
        await page.clock.runFor(120_000);
        await expect(send).toBeVisible();
        await expect(tell).toHaveCount(0);
        await expect(total(2 * priceOf(kalima, '30x40'))).toBeVisible();
      },
    );

    once(
      'where its code is missing the page is loaded again, once; then the failure is shown',
      async ({ page }) => {
        const { button, panel } = onThePage(page, language);
        let loads = 0;
        page.on('request', (request) => {
          if (request.isNavigationRequest()) loads += 1;
        });
        await page.route('**/assets/selection-panel*.js', (route) => route.fulfill({ status: 404 }));
        await visit(page, addressIn(language, 'faq'));
        await button.click();
        const note = page.getByRole('alert');
        await expect(note.getByText(words.selection.notOpened)).toBeInViewport({ ratio: 1 });
        expect(loads).toBe(2);
        await note.getByRole('button', { name: words.common.close }).click();
        await expect(note).toHaveCount(0);
        await expect(page).toHaveURL(addressIn(language, 'faq'));
        // The next try works, since the file is available again.
        await page.unroute('**/assets/selection-panel*.js');
        await button.click();
        await expect(panel).toBeVisible();
      },
    );
  });
}

/* A double tap on the button adds one print; a later tap adds another, and says so. */
async function addByTaps(page: Page, scope: Locator, name: string) {
  const [{ words }] = languages;
  const button = await scope.getByRole('button', { name, exact: true }).elementHandle();
  const count = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('selection') ?? '[]')[0]?.quantity ?? 0);
  const before = await count();
  await doubleTap(button);
  await expect.poll(count).toBe(before + 1);
  await letTimePass(page, 500);
  expect(await count()).toBe(before + 1);
  await button?.click();
  await expect.poll(count).toBe(before + 2);
  const announcement = words.selection.addedAgain.replace('{n}', `${before + 2}`);
  await expect(
    scope.getByRole('status').filter({ hasText: announcement }).or(page.getByText(announcement)).first(),
  ).toBeAttached();
}

test('a list goes along: to the next page, into another tab, through a reload, another theme and language', async ({
  page,
  context,
}) => {
  const [english, arabic] = languages;
  const { button, panel, item } = onThePage(page, english);
  await visit(page, itemAddress('frames', kalima.slug, 'en'));
  await test.step('a double tap on a frame’s own page adds once', () =>
    addByTaps(page, page.getByRole('main'), english.words.selection.add));

  await test.step('the bag that is tapped while the next page is coming opens there', async () => {
    const bag = await button.elementHandle();
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Contact', exact: true })
      .evaluate(async (link, next) => {
        (link as HTMLElement).click();
        while (location.pathname !== '/contact') await new Promise((resolve) => setTimeout(resolve));
        (next as HTMLElement).click();
      }, bag);
    await expect(page).toHaveURL('/contact?selection=open');
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText([kalima.title.en]);
  });

  await test.step('each of two tabs shows what the other one adds', async () => {
    const other = await context.newPage();
    await visit(other, itemAddress('frames', dunes.slug, 'en'));
    const there = onThePage(other, english);
    await expect(there.button).toHaveAccessibleName('Your selection, 2 frames');
    await item(kalima).getByRole('button', { name: english.words.frames.more }).click();
    await expect(there.button).toHaveAccessibleName('Your selection, 3 frames');
    await other
      .getByRole('main')
      .getByRole('button', { name: english.words.selection.add, exact: true })
      .click();
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText([kalima.title.en, dunes.title.en]);
    await other.close();
  });

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expect(button).toHaveAccessibleName('Your selection, 4 frames');
  await page.getByRole('banner').getByRole('button', { name: english.words.theme.toDark }).click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  const there = onThePage(page, arabic);
  await expect(there.button).toHaveAccessibleName(`مختاراتك، ${count(arabic.words, 'ar', 'item', 4)}`);
  await there.button.click();
  await expect(there.panel.getByRole('heading', { level: 3 })).toHaveText([kalima.title.ar, dunes.title.ar]);
});

test('a double tap adds once, on a card and in details; a deploy after that takes nothing away', async ({
  page,
}) => {
  const [{ words }] = languages;
  const { button, panel } = onThePage(page, languages[0]);
  await visit(page, '/frames');
  const code = page.waitForResponse(/selection-panel[^/]*\.js$/);
  await addByTaps(page, page.getByRole('main'), `${words.selection.add}: ${kalima.title.en}`);
  await opener(page, `${words.frames.details}: ${kalima.title.en}`).click();
  await addByTaps(page, page.getByRole('dialog'), words.selection.add);
  await page.keyboard.press('Escape');
  // The code of the list was fetched when there was something on it.
  await (await code).finished();
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await button.click();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([kalima.title.en]);
});

// Full storage has a unit test beside app/ui/stored-value.ts.
for (const [state, limit] of fewOrAll<readonly [string, (page: Page) => Promise<void>]>(
  [['denied', (page) => denyStorage(page, 'localStorage')]],
  [['full', fillStorage]],
)) {
  test(`where storage is ${state}, the list lasts as long as the page`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await limit(page);
    const [english] = languages;
    const { button, panel, total } = onThePage(page, english);
    await visit(page, itemAddress('frames', kalima.slug, 'en'));
    const add = page
      .getByRole('main')
      .getByRole('button', { name: english.words.selection.add, exact: true });
    const again = page.getByRole('main').getByRole('button', { name: english.words.selection.added });
    await add.click();
    await letTimePass(page, 500);
    await again.click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(button).toHaveAccessibleName('Your selection, 2 frames');
    await button.click();
    await expect(total(2 * priceOf(kalima, '30x40'))).toBeVisible();
    await expect(panel.getByText(english.words.selection.kept), 'nothing is promised').toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('where its code never comes and there is no connection, what failed is seen, and nothing is loaded again', async ({
  page,
}) => {
  const [english] = languages;
  const { button } = onThePage(page, english);
  await shortenLongWaits(page);
  await holdRequests(page, '**/assets/selection-panel*.js');
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await visit(page, '/faq');
  await button.click();
  await expect(page.getByText(english.words.selection.notOpened)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/faq?selection=open');
});

test('with large letters on a small screen all of the list can be reached, and no word breaks', async ({
  page,
}) => {
  await useLargeLetters(page);
  await store(page, JSON.stringify([stored({ quantity: 9999 }), stored({ slug: dunes.slug })]));
  for (const language of languages) {
    const { locale } = language;
    const { panel, send } = onThePage(page, language);
    await visit(page, `${addressIn(language, 'faq')}?selection=open`);
    for (const [width, height] of [
      [320, 640],
      [320, 225],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(send).toBeAttached();
      for (const title of [kalima.title[locale], dunes.title[locale]]) {
        const heading = panel.getByRole('heading', { name: title });
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeInViewport();
      }
      await send.scrollIntoViewIfNeeded();
      await expect(send).toBeInViewport();
      expect(await panel.evaluate(brokenWords), `${locale}, ${width}×${height}`).toEqual([]);
    }
  }
});

/** Runs in the page: words that are broken into several lines, and elements that are wider than the panel. */
function brokenWords(panel: Element): string[] {
  const found: string[] = [];
  const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const edges = panel.getBoundingClientRect();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement?.closest('.visually-hidden, option, [role=status]')) continue;
    for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{N},]+/gu) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()];
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
      const isOutside = boxes.some(({ left, right }) => left < edges.left - 1 || right > edges.right + 1);
      if (lines.size > 1 || isOutside) found.push(word);
    }
  }
  return found;
}
