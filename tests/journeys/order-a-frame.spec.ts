import { expect, test } from '@playwright/test';
import type { Locale } from '#model/language/locales.ts';
import { fill, groupDigits, sizeText } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import {
  addressIn,
  chatText,
  chatTexts,
  content,
  expectNewTab,
  itemOf,
  type Language,
  languages,
  onceIn,
  ownText,
  priceOf,
  recordChats,
  visit,
} from '../site.ts';

const frame = itemOf(content.frames, 'kalima');

const [firstColor = ''] = frame.colors;
const small = priceOf(frame, '30x40');
const medium = priceOf(frame, '40x50');
const large = priceOf(frame, '50x70');
const labels = {
  en: [
    'Frame',
    'Print',
    'Size',
    'Unit price',
    'Quantity',
    'Total',
    'Color',
    'Available colors',
    'Reference',
    'Link',
  ],
  ar: [
    'اللوحة',
    'التصميم',
    'المقاس',
    'سعر اللوحة',
    'الكمية',
    'المجموع',
    'اللون',
    'الألوان المتوفرة',
    'رمز اللوحة',
    'الرابط',
  ],
};
const opening = { en: "Hello, I'd like to order this frame:", ar: 'مرحبًا، أودّ طلب هذه اللوحة:' };
const unit = { en: { cm: 'cm', jod: 'JOD', comma: ', ' }, ar: { cm: 'سم', jod: 'د.أ', comma: '، ' } };

function colorNames(locale: Locale): string[] {
  return frame.colors.map((id) => content.frameColors.find((color) => color.id === id)?.name[locale] ?? '');
}

/* The text of the order that the studio receives. */
function order(language: Language, size: string, quantity: number): string {
  const { locale } = language;
  const price = priceOf(frame, size);
  const { cm, jod, comma } = unit[locale];
  const colors = colorNames(locale);
  const values = [
    ownText(frame.title[locale], language),
    ownText(frame.prints[0]?.name[locale], language),
    `\u2066${sizeText(size)}\u2069 ${cm}`,
    `${groupDigits(price)} ${jod}`,
    `${quantity}`,
    `${groupDigits(price * quantity)} ${jod}`,
    ownText(colors[0], language),
    ownText(colors.join(comma), language),
    `\u2066${frame.code}/${size}/${firstColor}\u2069`,
    `${content.site.url}${itemAddress('frames', frame.slug, locale)}`,
  ];
  const lines = values.map((value, index) => `${labels[locale][index]}: ${value}`);
  return [opening[locale], '', ...lines].join('\n');
}

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);

  test.describe(locale, () => {
    test('a visitor orders a frame from its card', async ({ page, context }) => {
      const chats = await recordChats(page);
      await visit(page, addressIn(language, 'frames'));
      const card = page.getByRole('article', { name: frame.title[locale], exact: true });
      const orderLink = card.getByRole('link', { name: `${words.frames.order}: ${frame.title[locale]}` });
      const sizes = card.getByRole('group', { name: words.frames.sizes });
      const quantity = card.getByRole('group', { name: words.frames.quantity });
      const less = quantity.getByRole('button', { name: words.frames.less });
      const more = quantity.getByRole('button', { name: words.frames.more });
      const price = (amount: number) =>
        card.getByText(new RegExp(`^${words.frames.price}\\s+${groupDigits(amount)}\\s${unit[locale].jod}$`));
      const total = card.getByText(words.frames.total);

      // By default the smallest size and a quantity of one are chosen.
      await expect(sizes.getByRole('radio', { name: '30×40', checked: true })).toBeVisible();
      await expect(price(small)).toBeVisible();
      await expect(less).toBeDisabled();
      await expect(total).toBeHidden();
      await expectNewTab(orderLink);
      expect(chatText(await orderLink.getAttribute('href'))).toBe(order(language, '30x40', 1));

      // Another size changes the price.
      await sizes.getByRole('radio', { name: '40×50' }).click();
      await expect(price(medium)).toBeVisible();
      await sizes.getByRole('radio', { name: '50×70' }).click();
      await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(price(large)).toBeVisible();

      // From a quantity of two on, the total is shown under the price.
      await more.click();
      await expect(quantity.getByRole('spinbutton')).toHaveValue('2');
      await expect(less).toBeEnabled();
      await expect(total).toContainText(`${groupDigits(2 * large)}\u00a0${unit[locale].jod}`);
      await more.click();
      await expect(total).toContainText(`${groupDigits(3 * large)}\u00a0${unit[locale].jod}`);
      await expect(price(large)).toBeVisible();
      expect(chatText(await orderLink.getAttribute('href'))).toBe(order(language, '50x70', 3));

      // The quantity goes back to one and not below.
      await less.click();
      await less.click();
      await expect(less).toBeDisabled();
      await expect(total).toBeHidden();
      await more.click();

      const chat = context.waitForEvent('page');
      await orderLink.click();
      await (await chat).waitForLoadState();
      expect(await chatTexts(chats)).toEqual([order(language, '50x70', 2)]);
      await expect(page).toHaveURL(addressIn(language, 'frames'));
    });

    once('the choice is announced to screen readers', async ({ page }) => {
      await visit(page, addressIn(language, 'frames'));
      const card = page.getByRole('article', { name: frame.title[locale], exact: true });
      const status = page.getByRole('status');
      await card.getByRole('radio', { name: '40×50' }).click();
      await expect(
        status.filter({
          hasText: fill(
            locale === 'en' ? 'Size 40×50 cm, {price} JOD' : 'المقاس 40×50 سم، السعر {price} د.أ',
            { price: groupDigits(medium) },
          ),
        }),
      ).toBeAttached();
      await card.getByRole('button', { name: words.frames.more }).click();
      await expect(
        status.filter({
          hasText: fill(locale === 'en' ? 'Quantity 2, Total {total} JOD' : 'الكمية 2، المجموع {total} د.أ', {
            total: groupDigits(2 * medium),
          }),
        }),
      ).toBeAttached();
    });

    once('every card can be ordered, and each choice is its own', async ({ page }) => {
      await visit(page, addressIn(language, 'frames'));
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(13);
      await cards.first().getByRole('radio', { name: '50×70' }).click();
      for (const { title, code, colors } of content.frames) {
        const card = page.getByRole('article', { name: title[locale], exact: true });
        const link = card.getByRole('link', { name: words.frames.order });
        const text = chatText(await link.getAttribute('href'));
        const size = code === content.frames[0]?.code ? '50x70' : '30x40';
        expect(text).toContain(`: ${ownText(title[locale], language)}\n`);
        expect(text).toContain(`\u2066${code}/${size}/${colors[0]}\u2069`);
      }
    });

    once('a card shows its first review', async ({ page }) => {
      await visit(page, addressIn(language, 'frames'));
      const card = page.getByRole('article', { name: frame.title[locale], exact: true });
      const [review, second] = frame.reviews;
      await expect(card.getByText(review?.comment[locale] ?? '')).toBeVisible();
      await expect(card.getByText(review?.name[locale] ?? '', { exact: true })).toBeVisible();
      const rating = words.frames.rating.replace('{rating}', String(review?.rating));
      await expect(card.getByRole('img', { name: rating })).toBeVisible();
      await expect(card.getByText(second?.comment[locale] ?? '')).toHaveCount(0);
    });
  });
}
