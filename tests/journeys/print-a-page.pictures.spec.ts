import { expect, type Page, test } from '@playwright/test';
import { groupDigits, sizeText } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import { printed } from '../on-paper.ts';
import { addressIn, boxOf, content, itemOf, languages, onceIn, priceOf, visit } from '../site.ts';

const frame = itemOf(content.frames, 'kalima');
/** A project whose first picture is no before-and-after comparison, of which both pictures would be printed. */
const project = itemOf(
  content.projects.filter(({ comparison }) => !comparison),
  'library-for-one-reader',
);
/** The width of an A4 page without its margins, 180 mm, in CSS px. */
const column = (180 / 25.4) * 96;

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

/** The text of PDF pages without spaces, since PDF readers take wide gaps between letters for spaces. */
const written = (pages: { text: string }[]) => withoutSpaces(pages.map(({ text }) => text).join(''));

/** Shows the page in the width of the paper, with the print styles. */
async function layOutOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.round(column), height: 1123 });
}

for (const language of languages) {
  const once = onceIn(language);
  const { locale, words } = language;

  test.describe(locale, () => {
    test('a frame fits one page: the picture whole, sizes and prices as a table, colors as words, the way back', async ({
      page,
    }) => {
      const address = itemAddress('frames', frame.slug, locale);
      await visit(page, address);
      // The click starts hydration, which adds the swipeable gallery; the largest size is chosen.
      await page.getByRole('main').getByRole('radio', { name: '50×70' }).click();
      await expect(page.getByRole('main').getByRole('region', { name: words.picture.gallery })).toBeVisible();
      const { pages } = await printed(page);
      expect(pages).toHaveLength(1);
      expect(written(pages)).toContain(`${content.site.url.replace('https://', '')}${address}`);

      await layOutOnPaper(page);
      const rows = page.getByRole('row');
      await expect(rows).toHaveCount(frame.pricing.length);
      for (const [index, { size, price }] of frame.pricing.entries()) {
        await expect(rows.nth(index)).toContainText(sizeText(size));
        await expect(rows.nth(index)).toContainText(words.common.jod.replace('{n}', groupDigits(price)));
      }
      await expect(rows.and(page.locator('[data-chosen="true"]'))).toContainText('50×70');

      const colors = page.getByRole('group', { name: words.frames.colors });
      for (const id of frame.colors) {
        const name = content.frameColors.find((color) => color.id === id)?.name[locale] ?? '';
        await expect(colors.getByText(name, { exact: true })).toBeVisible();
        await expect(colors.getByText(name, { exact: true })).toHaveCSS('border-top-width', '0px');
      }
      const picture = page.getByRole('main').locator('img').filter({ visible: true }).first();
      const [width, height] = [await picture.getAttribute('width'), await picture.getAttribute('height')];
      const box = await boxOf(picture);
      expect(box.width / box.height, 'nothing is cut off').toBeCloseTo(Number(width) / Number(height), 1);
      expect(box.width).toBeGreaterThan(column * 0.6);
      await expect(page.getByRole('link', { name: words.frames.orderViaWhatsapp })).toBeHidden();
      await expect(page.getByRole('link', { name: words.frames.askAvailability })).toBeHidden();
    });

    once(
      'a frame that was only looked at is printed whole, below the name and above its caption',
      async ({ page }) => {
        await visit(page, itemAddress('frames', frame.slug, locale));
        await layOutOnPaper(page);
        const name = await boxOf(
          page.getByRole('banner').getByRole('link').filter({ visible: true }).first(),
        );
        const picture = await boxOf(page.getByRole('main').locator('img').filter({ visible: true }).first());
        const caption = await boxOf(page.getByText(frame.images[0]?.label?.[locale] ?? '', { exact: true }));
        expect(picture.y).toBeGreaterThan(name.y + name.height / 2);
        // `caption` is the box of the caption's text, which must be below the picture.
        expect(caption.y + caption.height / 2).toBeGreaterThan(picture.y + picture.height);
      },
    );

    once('a room is as wide as the column', async ({ page }) => {
      await visit(page, itemAddress('projects', project.slug, locale));
      expect((await printed(page)).pages).toHaveLength(1);
      await layOutOnPaper(page);
      const picture = page.getByRole('main').locator('img').filter({ visible: true }).first();
      expect((await boxOf(picture)).width).toBeGreaterThan(column * 0.98);
    });

    once('every answer is printed, dark on white at dusk too, and no sign to open it', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await visit(page, addressIn(language, 'faq'));
      await layOutOnPaper(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(34, 27, 21)');
      const items = page.getByRole('main').locator('details');
      await expect(items).toHaveCount(content.faq.length);
      for (const item of await items.all()) {
        expect((await boxOf(item.locator('p'))).height).toBeGreaterThan(10);
        await expect(item.locator('svg')).toBeHidden();
      }
    });
  });
}

test('the answers, the prices and the colors stand in the PDF', async ({ page }) => {
  await visit(page, '/faq');
  const answers = written((await printed(page)).pages);
  for (const { answer } of content.faq) {
    expect(answers).toContain(withoutSpaces(answer.en));
  }
  await visit(page, itemAddress('frames', frame.slug, 'en'));
  const printedText = written((await printed(page)).pages);
  for (const { price } of frame.pricing) expect(printedText).toContain(`${groupDigits(price)}JOD`);
  for (const id of frame.colors) {
    expect(printedText).toContain(
      withoutSpaces(content.frameColors.find((color) => color.id === id)?.name.en ?? '?'),
    );
  }
});

test('an open dialog is printed instead of its page', async ({ page }) => {
  await visit(page, `/frames?frame=${frame.slug}`);
  await expect(page.getByRole('dialog', { name: frame.title.en })).toBeVisible();
  const { pages } = await printed(page);
  expect(written(pages)).toContain(`${groupDigits(frame.pricing[0]?.price ?? 0)}JOD`);
  expect(pages).toHaveLength(1);
});

for (const language of languages) {
  test(`${language.locale}: the list of chosen frames is printed with its quantities, and nothing to press`, async ({
    page,
  }) => {
    const { locale, words } = language;
    const [size, color] = ['50x70', frame.colors[1] ?? ''];
    const line = { slug: frame.slug, title: frame.title.en, print: frame.prints[0]?.id, size, color };
    const price = priceOf(frame, size);
    const lines = JSON.stringify([{ ...line, quantity: 3, price }]);
    await page.addInitScript((kept) => localStorage.setItem('selection', kept), lines);
    await visit(page, `${addressIn(language, 'frames')}?selection=open`);
    const list = page.getByRole('dialog', { name: words.selection.title });
    await expect(list.getByRole('combobox')).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    for (const text of [
      frame.title[locale],
      `3 × ${price}`,
      content.frameColors.find(({ id }) => id === color)?.name[locale] ?? '?',
      '50×70',
    ])
      await expect(list.getByText(text, { exact: false }).filter({ visible: true }).first()).toBeVisible();
    await expect(list.locator('button, select, a').filter({ visible: true })).toHaveCount(0);
  });
}
