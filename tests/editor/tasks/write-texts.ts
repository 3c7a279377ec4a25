import type { Page } from '@playwright/test';
import {
  answerLate,
  draft,
  expect,
  expectKept,
  expectNoDraft,
  expectValid,
  field,
  kalima,
  open,
  openWithSite,
  owned,
  petra,
  preview,
  test,
} from '../owners-window.ts';

/** What is typed is kept, shown where visitors read it, and survives slow answers. */
export function writeTexts() {
  test('prices and texts are kept while they are typed, and both pages show them where they stand; a missing text is told', async ({
    page,
  }) => {
    const title = field(page, kalima, 'title.ar');
    await openWithSite(page, '/frames/kalima');

    await test.step('a price, in the digits of either language', async () => {
      for (const language of ['en', 'ar'] as const)
        await expect(preview(page, language).getByRole('main')).toContainText('10');
      const scrolled = await preview(page, 'ar')
        .locator('html')
        .evaluate((html) => {
          html.ownerDocument.defaultView?.scrollTo(0, 300);
          return html.scrollTop;
        });
      await field(page, kalima, 'pricing[1].price').fill('١٢');
      await expect(preview(page, 'ar').getByText('12 د.أ').first()).toBeAttached();
      await expect(preview(page, 'en').getByText('12 JOD').first()).toBeAttached();
      await expectKept(page);
      expect(
        await preview(page, 'ar')
          .locator('html')
          .evaluate((html) => html.scrollTop),
      ).toBe(scrolled);
      expect(draft('frames/kalima/item.yaml')).toBe(owned(kalima).replace('price: 10', 'price: 12'));
    });

    await test.step('a text in both languages; where one is missing, the page stays as it was', async () => {
      await field(page, kalima, 'description.en').fill('Three words in ink.');
      await field(page, kalima, 'description.ar').fill('ثلاث كلمات بالحبر.');
      await expect(preview(page, 'ar').getByText('ثلاث كلمات بالحبر.').first()).toBeAttached();
      await title.fill('');
      await expect(page.locator(`[data-mistake="${kalima}#title.ar"]`)).toHaveText(
        'Please write something here',
      );
      await expect(page.locator('body')).toHaveAttribute('data-valid', 'false');
      await expect(preview(page, 'ar').getByRole('heading', { level: 1 })).toHaveText('كلمة');
    });

    await test.step('the start page leads to the missing text', async () => {
      await open(page, '/');
      await page.getByRole('link', { name: 'One Word · Title (Arabic)' }).click();
      await expect(title).toBeFocused();
      await title.fill('كلمة واحدة');
      await expectValid(page);
    });
  });

  test('a map’s long link sets the point, and one undo takes it back', async ({ page }) => {
    await open(page, '/site#contact.place.map');
    const point = field(page, 'content/site.yaml', 'contact.place.point');
    const map = field(page, 'content/site.yaml', 'contact.place.map');
    const before = await point.inputValue();
    await map.fill('https://www.google.com/maps/place/X/@31.9,35.9,17z/data=!3d31.9514!4d35.9311');
    await expect(point).toHaveValue('31.9514, 35.9311');
    await map.blur();
    await expect(map).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(point).toHaveValue(before);
    await expect(map).toHaveValue('');
    await expectNoDraft(page);
  });

  test('what is typed while answers take seconds stays, on the page and on the disk', async ({ page }) => {
    await open(page, '/frames/petra');
    const allHaveCome = await answerLate(page);
    const text = 'Layers of rose stone carved by wind and many winters';
    const english = field(page, petra, 'description.en');
    await english.fill('');
    await typeSlowly(page, text);
    await expect(english).toHaveValue(text);
    await expectKept(page);
    await allHaveCome();
    await expect(english).toHaveValue(text);
    expect(draft('frames/petra/item.yaml')).toContain(text);
  });
}

/** Types word by word. The pause after each word is longer than the editor waits before it saves a typed text. */
async function typeSlowly(page: Page, text: string) {
  for (const [index, word] of text.split(' ').entries()) {
    await page.keyboard.type(index > 0 ? ` ${word}` : word, { delay: 30 });
    await page.waitForTimeout(380 + ((index * 170) % 520));
  }
}
