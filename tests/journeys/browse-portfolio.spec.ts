import { expect, test } from '@playwright/test';
import { count, fill, groupDigits } from '#model/language/translate.ts';
import {
  addressIn,
  boxOf,
  clickBackdrop,
  content,
  itemOf,
  languages,
  onceIn,
  opener,
  visit,
} from '../site.ts';

const project = itemOf(content.portfolio, 'abdoun-residence');

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);
  const title = project.title[locale];
  const label = (index: number) => project.images.at(index)?.label?.[locale] ?? '';

  test.describe(locale, () => {
    once(
      'four projects stand in the portfolio, each opened by its whole tile or by a key',
      async ({ page }) => {
        await visit(page, addressIn(language, 'portfolio'));
        await expect(page.getByRole('article')).toHaveCount(4);
        for (const { title, category } of content.portfolio) {
          const tile = page.getByRole('article').filter({ hasText: title[locale] });
          await expect(tile.getByText(category[locale], { exact: true })).toBeVisible();
          await expect(opener(tile, title[locale])).toBeVisible();
        }
        await page.getByRole('article').first().getByRole('img').first().click({ force: true });
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await opener(page, title).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opener(page, title)).toBeFocused();
      },
    );

    test('a visitor looks through a project and reads its facts', async ({ page }) => {
      await visit(page, addressIn(language, 'portfolio'));
      const dialog = page.getByRole('dialog', { name: title });
      const large = (index: number) => dialog.getByRole('img', { name: label(index) });
      await opener(page, title).click();
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await expect(dialog.getByText(project.description[locale])).toBeVisible();
      await expect(large(0)).toBeInViewport();
      await dialog.getByRole('button', { name: words.picture.previous }).click();
      await expect(large(-1)).toBeInViewport();
      await dialog.getByRole('button', { name: words.picture.next }).click();
      await expect(large(0)).toBeInViewport();
      await dialog.getByRole('button', { name: words.picture.next }).click();
      await expect(large(1)).toBeInViewport();

      const { area, duration, client, location, style, year } = project.details;
      const expected = [
        [words.projects.area, fill(words.common.squareMeters, { n: groupDigits(area) })],
        [words.projects.duration, count(words, locale, 'month', duration)],
        [words.projects.year, String(year)],
        [words.projects.client, client[locale]],
        [words.projects.location, location[locale]],
        [words.projects.style, style[locale]],
      ] as const;
      await expect(dialog.getByRole('term')).toHaveText(expected.map(([name]) => name));
      await expect(dialog.getByRole('definition')).toHaveText(expected.map(([, text]) => text ?? ''));
    });

    once(
      'thumbnails stand four to a row, and a gallery begins with its first picture each time',
      async ({ page }) => {
        await visit(page, addressIn(language, 'portfolio'));
        const dialog = page.getByRole('dialog', { name: title });
        await opener(page, title).click();
        const thumbnail = (n: number) =>
          boxOf(
            dialog.getByRole('button', {
              name: words.picture.open
                .replace('{n}', String(n))
                .replace('{m}', String(project.images.length)),
              exact: true,
            }),
          );
        const [first, second, fourth] = [await thumbnail(1), await thumbnail(2), await thumbnail(4)];
        expect(fourth.y).toBeCloseTo(first.y, 0);
        const step = Math.abs(second.x - first.x);
        const list = await boxOf(dialog.getByRole('list').filter({ has: page.locator('[aria-current]') }));
        expect(Math.round(list.width / step), 'none beside the fourth').toBe(4);

        await expect(dialog.getByRole('img', { name: label(0) })).toBeInViewport();
        await page.keyboard.press(locale === 'en' ? 'ArrowRight' : 'ArrowLeft');
        await expect(dialog.getByRole('img', { name: label(1) })).toBeInViewport();
        await clickBackdrop(page, dialog);
        await expect(dialog).toBeHidden();
        await opener(page, title).click();
        await expect(dialog.getByRole('img', { name: label(0) })).toBeInViewport();
        await dialog.getByRole('button', { name: words.common.close }).click();
        await expect(dialog).toBeHidden();
        await expect(opener(page, title)).toBeFocused();
      },
    );
  });
}
