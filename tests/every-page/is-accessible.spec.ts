import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  addressIn,
  content,
  everyPage,
  keepChats,
  languages,
  opener,
  visit,
  withoutPictures,
} from '../site.ts';

test.use(withoutPictures);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The home page is long, and a busy machine takes its time over it.
test.describe.configure({ timeout: 90_000 });

/* What a theme can change; names, roles and order are the same in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const still = '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important; }';

/* What is wrong by day and by night, in lines that say where. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.addStyleTag({ content: still });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme);
    // Without frames of other sites there is nothing to gather in a page of its own, nor to fetch anew.
    // What is right need not be listed.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], preload: false })
      .setLegacyMode();
    const result = await (theme === 'light' ? axe.withTags(rules) : axe.withRules(colorRules)).analyze();
    for (const { id, help, nodes } of result.violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${theme}: ${id}: ${help}: ${target.join(' ')}\n${failureSummary}`);
      }
    }
  }
  return found;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { key, address, locale } of everyPage) {
  test(`${locale}: ${key}`, async ({ page }) => {
    await visit(page, address);
    expect(await violations(page)).toEqual([]);
  });
}

for (const language of languages) {
  const { locale, words } = language;

  test(`${locale}: a page that is not there`, async ({ page }) => {
    await visit(page, `${addressIn(language, 'faq')}/no-such-page`);
    expect(await violations(page)).toEqual([]);
  });

  test(`${locale}: a brief with times, and a text that is too long`, async ({ page }) => {
    await visit(page, addressIn(language, 'brief'));
    const form = page.getByRole('form', { name: words.nav.brief });
    await form.getByLabel(words.brief.city).fill('x'.repeat(61));
    const times = form.getByRole('group', { name: words.brief.time, exact: true }).getByRole('checkbox');
    for (const place of [0, 1, 2]) await times.nth(place).check();
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

  test(`${locale}: the selection, and the panel after its order`, async ({ page }) => {
    await keepChats(page);
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
