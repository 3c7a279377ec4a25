import { expect, type Locator, type Page, test } from '@playwright/test';
import { detailsAddress } from '#model/site-map.ts';
import {
  addressIn,
  boxOf,
  chatText,
  clickBackdrop,
  content,
  expectNewTab,
  itemOf,
  type Language,
  languages,
  oneLanguage,
  opener,
  ownText,
  rgbOf,
  visit,
} from '../site.ts';
import { holdRequests, letItSettle, stopLongWaits } from '../slow-line.ts';

const frame = itemOf(content.frames, 'kalima');
const pictures = frame.images.length;

function onThePage(page: Page, { locale, words }: Language) {
  const title = frame.title[locale];
  const card = page.getByRole('article', { name: title, exact: true });
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  return {
    card,
    dialog,
    details: opener(card, `${words.frames.details}: ${title}`),
    thumbnail: (n: number) =>
      dialog.getByRole('button', {
        name: words.picture.open.replace('{n}', String(n)).replace('{m}', String(pictures)),
        exact: true,
      }),
    dot: (n: number) =>
      card.getByRole('button', {
        name: words.picture.open.replace('{n}', String(n)).replace('{m}', String(pictures)),
        exact: true,
      }),
    next: dialog.getByRole('button', { name: words.picture.next }),
    previous: dialog.getByRole('button', { name: words.picture.previous }),
    large: (n: number) => dialog.getByRole('img', { name: frame.images[n - 1]?.label?.[locale] ?? '' }),
    print: (index: number) =>
      dialog
        .getByRole('group', { name: words.frames.print, exact: true })
        .getByRole('radio', { name: frame.prints[index]?.name[locale] ?? '', exact: true }),
    order: dialog.getByRole('link', { name: words.frames.orderViaWhatsapp }),
  };
}

/** Distances (px) of a large picture from the left, top, right and bottom edges of the gallery's stage. */
function marginsOf(picture: Locator): Promise<number[]> {
  return picture.evaluate((element) => {
    const stage =
      element.closest('[data-shape]')?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left - stage.left, top - stage.top, stage.right - right, stage.bottom - bottom].map(Math.round);
  });
}

async function expectArrowKeysToFollow(page: Page, language: Language) {
  const { large } = onThePage(page, language);
  const [on, back] = language.locale === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  await expect(large(1)).toBeInViewport();
  await page.keyboard.press(on);
  await expect(large(2)).toBeInViewport();
  await page.keyboard.press(back);
  await page.keyboard.press(back);
  await expect(large(pictures)).toBeInViewport();
}

async function expectGalleryToGoRound(page: Page, language: Language) {
  const { next, previous, large, thumbnail, dialog } = onThePage(page, language);
  await next.click();
  await expect(large(1)).toBeInViewport();
  await previous.click();
  await expect(large(pictures)).toBeInViewport();
  await expect(large(1)).not.toBeInViewport();
  await expect(thumbnail(pictures)).toHaveAttribute('aria-current', 'true');
  await next.click();
  await expect(large(1)).toBeInViewport();
  await next.click();
  await expect(large(2)).toBeInViewport();
  const position = language.words.picture.position.replace('{n}', '2').replace('{m}', String(pictures));
  await expect(dialog.getByText(position)).toBeAttached();
  await thumbnail(4).click();
  await expect(large(4)).toBeInViewport();
  await expect(thumbnail(2)).not.toHaveAttribute('aria-current', 'true');
  // Thumbnails stand six to a row.
  const boxes = await Promise.all(frame.images.slice(0, 6).map((_, index) => boxOf(thumbnail(index + 1))));
  for (const box of boxes) expect(box.y).toBeCloseTo(boxes[0]?.y ?? 0, 0);
}

async function expectPictureAndPrintToAgree(page: Page, language: Language) {
  const { thumbnail, print, large, order } = onThePage(page, language);
  const single = frame.images.findIndex((image) => image.print === frame.prints[1]?.id) + 1;
  await thumbnail(1).click();
  await expect(print(0)).toBeChecked();
  await thumbnail(single).click();
  await expect(print(1)).toBeChecked();
  await expect(print(0)).not.toBeChecked();
  expect(chatText(await order.getAttribute('href'))).toContain(
    `${ownText(frame.prints[1]?.name[language.locale], language)}\n`,
  );
  await print(0).click();
  await expect(large(1)).toBeInViewport();
  expect(chatText(await order.getAttribute('href'))).toContain(
    `${ownText(frame.prints[0]?.name[language.locale], language)}\n`,
  );
}

/** Expects that another color is named in the order and painted around the print, which stays where it is. */
async function expectColorToBePainted(page: Page, language: Language) {
  const { locale, words } = language;
  const { dialog, order, thumbnail, large } = onThePage(page, language);
  const room = frame.images.findIndex(({ print }) => print === undefined) + 1;
  const bar = dialog.locator('[data-bar]').first();
  const offered = frame.colors.map((id) => content.frameColors.find((color) => color.id === id));
  const [shown, other] = offered.map((color) => color?.name[locale] ?? '');
  const colors = dialog.getByRole('group', { name: words.frames.colors });
  const note = dialog.getByText(
    locale === 'en' ? `Shown in ${shown?.toLowerCase()}` : `اللون في الصورة: ${shown}`,
  );
  await expect(colors.getByRole('radio')).toHaveCount(frame.colors.length);
  await expect(colors.getByRole('radio', { name: shown ?? '', checked: true })).toBeVisible();
  await expect(bar).toHaveCSS('border-top-color', rgbOf(offered[0]?.swatch));
  await letItSettle(page);
  const margins = await marginsOf(large(1));
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(20);
  await colors.getByRole('radio', { name: other ?? '' }).click();
  await expect(bar).toHaveCSS('border-top-color', rgbOf(offered[1]?.swatch));
  await letItSettle(page);
  expect(await marginsOf(large(1))).toEqual(margins);
  await expect(note).toBeHidden();
  await thumbnail(room).click();
  await expect(note).toBeVisible();
  const label = locale === 'en' ? 'Color' : 'اللون';
  expect(chatText(await order.getAttribute('href'))).toContain(`\n${label}: ${ownText(other, language)}\n`);
  await colors.getByRole('radio', { name: shown ?? '' }).click();
  await expect(note).toBeHidden();
}

async function expectReviews(page: Page, { locale, words }: Language) {
  const reviews = page.getByRole('dialog').getByRole('region', { name: words.frames.reviews });
  await expect(reviews.locator('blockquote')).toHaveText(frame.reviews.map(({ comment }) => comment[locale]));
  for (const { name } of frame.reviews) await expect(reviews.getByText(name[locale])).toBeVisible();
}

async function expectQuestionOfAvailability(page: Page, language: Language) {
  const { locale, words } = language;
  const { dialog, order } = onThePage(page, language);
  await dialog.getByRole('radio', { name: '40×50' }).click();
  const question = dialog.getByRole('link', { name: words.frames.askAvailability });
  await expectNewTab(question);
  await expectNewTab(order);
  const text = chatText(await question.getAttribute('href'));
  const [opening, ending] =
    locale === 'en'
      ? ["Hello, I'd like to ask about this frame:", 'Please confirm availability.']
      : ['مرحبًا، أودّ الاستفسار عن هذه اللوحة:', 'أرجو تأكيد توفّرها.'];
  expect(text.startsWith(`${opening}\n\n`)).toBe(true);
  expect(text.endsWith(`\n\n${ending}`)).toBe(true);
  expect(text).toContain('\u206640×50\u2069');
  const lines = (sent: string) => sent.split('\n').filter((line) => line.includes(': '));
  expect(lines(text)).toEqual(lines(chatText(await order.getAttribute('href'))));
}

for (const language of languages) {
  const { locale } = language;

  test(`${locale}: arrow keys follow what is seen, and a visitor asks whether a frame is available`, async ({
    page,
  }) => {
    const { details } = onThePage(page, language);
    await visit(page, addressIn(language, 'frames'));
    await details.click();
    await expectArrowKeysToFollow(page, language);
    await expectQuestionOfAvailability(page, language);
    // The rest is the same in both languages.
    if (!oneLanguage.includes(language)) return;
    await test.step('the gallery goes round at both ends', () => expectGalleryToGoRound(page, language));
    await test.step('the picture of a print chooses that print, and the print its picture', () =>
      expectPictureAndPrintToAgree(page, language));
    await test.step('another color is painted around the print; a photograph of a room says which one it shows', () =>
      expectColorToBePainted(page, language));
    await test.step('all reviews are there', () => expectReviews(page, language));
  });
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: card and details share one choice; details close in three ways, and keep what was just chosen`, async ({
    page,
  }) => {
    const { card, details, dialog, dot, thumbnail, order } = onThePage(page, language);
    const address = addressIn(language, 'frames');
    await visit(page, address);

    await test.step('card and details share one choice', async () => {
      await dot(3).click();
      await expect(dot(3)).toHaveAttribute('aria-current', 'true');
      await card.getByRole('radio', { name: '40×50' }).click();
      await card.getByRole('button', { name: words.frames.more }).click();
      await details.click();
      await expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
      await expect(dialog.getByRole('radio', { name: '40×50', checked: true })).toBeVisible();
      await expect(dialog.getByRole('spinbutton', { name: words.frames.quantity })).toHaveValue('2');

      await dialog.getByRole('radio', { name: '50×70' }).click();
      await dialog.getByRole('button', { name: words.frames.more }).click();
      await thumbnail(4).click();
      const inDetails = await order.getAttribute('href');
      await dialog.getByRole('button', { name: words.common.close }).click();
      await expect(dialog).toBeHidden();
      await expect(dot(4)).toHaveAttribute('aria-current', 'true');
      await expect(card.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
      await expect(card.getByRole('spinbutton', { name: words.frames.quantity })).toHaveValue('3');
      const onCard = card.getByRole('link', { name: words.frames.order });
      expect(chatText(await onCard.getAttribute('href'))).toBe(chatText(inDetails));
    });

    await test.step('details close by their button, by Escape and by the backdrop; focus goes back', async () => {
      const ways = [
        () => dialog.getByRole('button', { name: words.common.close }).click(),
        () => page.keyboard.press('Escape'),
        () => clickBackdrop(page, dialog),
      ];
      for (const close of ways) {
        await details.click();
        await expect(dialog).toBeVisible();
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await close();
        await expect(dialog).toBeHidden();
        await expect(details).toBeFocused();
      }
    });

    await test.step('a size chosen just before Back stays chosen, however quickly Back follows', async () => {
      for (const [frames, size] of ['50×70', '40×50', '30×40', '50×70'].entries()) {
        // A click this soon after the one before would count as the second half of a double tap.
        await details.press('Enter');
        await expect(page).toHaveURL(/frame=/);
        const radio = dialog.getByRole('radio', { name: size });
        await radio.evaluate(async (field: HTMLElement, frames) => {
          field.click();
          for (let n = 0; n < frames; n += 1) await new Promise(requestAnimationFrame);
          history.back();
        }, frames);
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(address);
        await expect(card.getByRole('radio', { name: size })).toBeChecked();
      }
    });
  });
}

test('the details open before their data has come, say so, and can be closed; the page behind holds still', async ({
  page,
}) => {
  const [language] = languages;
  const { card, details, dialog, order } = onThePage(page, language);
  // On a busy machine these steps take longer than the six seconds for which the page waits for the data.
  await stopLongWaits(page, 6000);
  const answer = await holdRequests(page, detailsAddress(language.locale));
  await visit(page, '/frames');

  await test.step('the details open before their data has come, and can be closed', async () => {
    await details.click();
    await expect(dialog).toBeVisible();
    await expect(page.getByText(language.words.common.coming)).toBeVisible();
    await dialog.getByRole('button', { name: language.words.common.close }).click();
    await expect(dialog).toBeHidden();
    await expect(details).toBeFocused();
    await details.click();
    await expect(dialog).toBeVisible();
    answer();
    await expect(order).toBeVisible();
  });

  await test.step('keyboard focus stays inside the details', async () => {
    const stops = await dialog.locator('button:enabled, a[href]').count();
    const behind = page.locator('body > :focus, header :focus, footer :focus, article > :not(dialog) :focus');
    for (let press = 0; press < stops + 2; press += 1) {
      await page.keyboard.press('Tab');
      await expect(behind).toHaveCount(0);
    }
  });

  await test.step('a drag that ends on the backdrop does not close the details', async () => {
    const box = await boxOf(dialog);
    await page.mouse.move(box.x + box.width - 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 20, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await clickBackdrop(page, dialog);
    await expect(dialog).toBeHidden();
  });

  await test.step('the page behind the details holds still and is where it was afterwards', async () => {
    await details.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    const before = await boxOf(card);
    expect(scrolled).toBeGreaterThan(0);
    await details.click();
    await expect(dialog).toBeVisible();
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
    expect(await boxOf(card)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
