import { expect, test } from '@playwright/test';
import { addressIn, content, oneLanguage, visit } from '../site.ts';

for (const language of oneLanguage) {
  const { locale } = language;

  test(`${locale}: questions open and close each by itself`, async ({ page }) => {
    await visit(page, addressIn(language, 'faq'));
    const items = page.getByRole('main').locator('details');
    const question = (index: number) =>
      page.getByRole('heading', { name: content.faq[index]?.question[locale] ?? '', exact: true });
    const answer = (index: number) => items.nth(index).getByRole('paragraph');
    await expect(items).toHaveCount(8);
    for (let index = 0; index < 8; index += 1) await expect(answer(index)).toBeHidden();

    await question(0).click();
    await question(5).click();
    await question(7).click();
    await expect(answer(0)).toHaveText(content.faq[0]?.answer[locale] ?? '');
    await expect(answer(0)).toBeVisible();
    await expect(answer(5)).toBeVisible();
    await expect(answer(7)).toBeVisible();
    await expect(answer(1)).toBeHidden();

    await question(5).click();
    await expect(answer(5)).toBeHidden();
    await expect(answer(0)).toBeVisible();
    await expect(answer(7)).toBeVisible();
  });

  test(`${locale}: every answer can be read`, async ({ page }) => {
    await visit(page, addressIn(language, 'faq'));
    for (const { question, answer } of content.faq) {
      const item = page.getByRole('main').locator('details').filter({ hasText: question[locale] });
      await item.locator('summary').click();
      await expect(item.getByRole('paragraph')).toHaveText(answer[locale]);
      await expect(item.getByRole('paragraph')).toBeVisible();
    }
  });
}
