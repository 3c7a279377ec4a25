import { expect, test } from '@playwright/test';
import { itemAddress } from '#model/site-map.ts';
import { addressIn, content, itemOf, oneLanguage, opener, recordChats, visit } from '../site.ts';
import { violations } from '../violations.ts';

/* The time limit is long, since axe takes long on a busy machine. */
test.describe.configure({ timeout: 90_000 });

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: a brief with times, and a text that is too long`, async ({ page }) => {
    await visit(page, addressIn(language, 'brief'));
    const form = page.getByRole('form', { name: words.nav.brief });
    await form.getByLabel(words.brief.city).fill('x'.repeat(61));
    const times = form.getByRole('group', { name: words.brief.time, exact: true }).getByRole('checkbox');
    // The second day is chosen, since the first one is today and may have only few free times left.
    const days = form.getByRole('group', { name: words.brief.day, exact: true }).getByRole('radio');
    await days.nth(1).check();
    for (const index of [0, 1, 2]) await times.nth(index).check();
    await page.getByRole('button', { name: words.brief.send }).click();
    expect(await violations(page)).toEqual([]);
  });

  test(`${locale}: the details of a frame`, async ({ page }) => {
    await visit(page, addressIn(language, 'frames'));
    const title = content.frames[0]?.title[locale] ?? '';
    await opener(page, `${words.frames.details}: ${title}`).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`${locale}: a project`, async ({ page }) => {
    await visit(page, addressIn(language, 'projects'));
    const title = content.projects[0]?.title[locale] ?? '';
    await opener(page, title).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`${locale}: a picture over the whole screen, with its caption`, async ({ page }) => {
    const project = itemOf(content.projects, 'walnut-kitchen');
    await visit(page, `${itemAddress('projects', project.slug, locale)}?picture=1`);
    await page.getByRole('dialog').getByRole('button', { name: words.picture.caption }).click();
    expect(await violations(page)).toEqual([]);
  });

  test(`${locale}: the selection, and the panel after its order`, async ({ page }) => {
    await recordChats(page);
    await visit(page, addressIn(language, 'frames'));
    await page.getByRole('button', { name: words.selection.add }).first().click();
    await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.selection.send }).click();
    await page.bringToFront();
    await expect(page.getByRole('region', { name: words.afterChat.question })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`${locale}: the menu`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, addressIn(language, 'process'));
    await page.getByRole('button', { name: words.nav.openMenu }).click();
    await expect(page.getByRole('dialog', { name: words.nav.menu })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
