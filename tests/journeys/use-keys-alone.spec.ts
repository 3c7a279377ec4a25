import { expect, type Locator, type Page, test } from '@playwright/test';
import { fill } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import {
  addressIn,
  chatTexts,
  content,
  itemOf,
  languageLink,
  oneLanguage,
  opener,
  recordChats,
  visit,
} from '../site.ts';

/* No test of this file uses a pointer: everything must work with keys alone. */

const frame = itemOf(content.frames, 'arches');
const project = itemOf(content.projects, 'walnut-kitchen');
const maxSteps = 150;

/** Presses Tab (Shift+Tab for backwards) until an element has the focus. */
async function tabTo(page: Page, target: Locator, keys: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < maxSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(keys);
  }
  throw new Error(`${maxSteps} steps do not lead to ${target}`);
}

/** Presses the arrow key to the next option of a radio group until an option has the focus and is chosen. */
async function chooseByArrow(page: Page, option: Locator) {
  for (let step = 0; step < 10 && !(await option.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toBeFocused();
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('on a phone the focus goes down a project as the eye does', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, itemAddress('projects', project.slug, locale));
      const openerOf = (n: number) =>
        page.getByRole('button', {
          name: fill(words.picture.open, { n, m: project.images.length }),
          exact: true,
        });
      const similar = page.getByRole('link', { name: words.projects.alike, exact: true });
      await tabTo(page, openerOf(1));
      const tops: number[] = [];
      while (tops.length < maxSteps && !(await similar.evaluate((link) => link === document.activeElement))) {
        const top = () => scrollY + (document.activeElement?.getBoundingClientRect().top ?? 0);
        tops.push(Math.round(await page.evaluate(top)));
        await page.keyboard.press('Tab');
      }
      expect(tops.length, 'all pictures come first').toBeGreaterThanOrEqual(project.images.length);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    });

    test('a frame is found, looked at, kept and ordered', async ({ page, context }) => {
      const chats = await recordChats(page);
      await visit(page, addressIn(language, 'home'));
      const title = frame.title[locale];

      const toFrames = page.getByRole('banner').getByRole('link', { name: words.nav.frames, exact: true });
      await tabTo(page, toFrames);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressIn(language, 'frames'));
      const card = page.getByRole('article', { name: title, exact: true });
      await expect(card).toBeVisible();

      // Arrow keys choose another size of the frame.
      await tabTo(page, card.getByRole('radio', { checked: true }));
      await chooseByArrow(page, card.getByRole('radio', { name: '50×70' }));
      await expect(card.getByRole('radio', { name: '50×70', checked: true })).toBeFocused();

      // The size is changed in the dialog with the frame's details; the card then shows the new size too.
      await tabTo(page, opener(card, words.frames.detailsTitle.replace('{title}', title)));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('radio', { name: '50×70', checked: true })).toBeVisible();
      await tabTo(page, dialog.getByRole('radio', { name: '50×70', checked: true }));
      await chooseByArrow(page, dialog.getByRole('radio', { name: '40×50' }));
      // The Enter key must neither submit a form nor close the dialog.
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(card.getByRole('radio', { name: '40×50', checked: true })).toBeVisible();

      // The keys open the selection and lead from there to WhatsApp.
      await tabTo(
        page,
        card.getByRole('button', { name: words.selection.addTitle.replace('{title}', title) }),
      );
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: words.selection.added })).toBeAttached();
      const list = page.getByRole('banner').getByRole('button', { name: words.selection.title });
      await tabTo(page, list, 'Shift+Tab');
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: words.selection.title });
      const send = panel.getByRole('link', { name: words.selection.send });
      await tabTo(page, send);
      const chat = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      await (await chat).waitForLoadState();
      expect((await chatTexts(chats)).join()).toContain(title);
      expect((await chatTexts(chats)).join()).toContain('40×50');
      await page.bringToFront();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(list).toBeFocused();
    });

    test('projects are filtered, a question is opened, the theme and the language change', async ({
      page,
    }) => {
      await visit(page, addressIn(language, 'projects'));
      const filter = page.getByRole('group', { name: words.projects.filter });
      await tabTo(page, filter.getByRole('radio', { checked: true }));
      await chooseByArrow(page, filter.getByRole('radio', { name: words.projects.residential }));
      await expect(
        page.getByRole('status').filter({ hasText: `${words.projects.residential}:` }),
      ).toBeAttached();

      await visit(page, addressIn(language, 'faq'));
      const question = page.getByRole('main').locator('summary').nth(1);
      await tabTo(page, question);
      await page.keyboard.press('Space');
      await expect(page.getByText(content.faq[1]?.answer[locale] ?? '')).toBeVisible();

      await tabTo(
        page,
        page.getByRole('banner').getByRole('button', { name: words.theme.toDark }),
        'Shift+Tab',
      );
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveClass('dark');

      const toOther = languageLink(page);
      await tabTo(page, toOther, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'ar' : 'en');
      await expect(page.locator('html')).toHaveClass('dark');
    });

    test('a message is written and sent', async ({ page, context }) => {
      const chats = await recordChats(page);
      await visit(page, addressIn(language, 'contact'));
      const form = page.getByRole('form', { name: words.contact.form });
      const type = async (label: string, text: string) => {
        await tabTo(page, form.getByRole('textbox', { name: label, exact: true }));
        await page.keyboard.type(text);
      };
      await type(words.contact.nameLabel, 'Lina');
      await type(words.contact.phoneLabel, '+962790000000');
      await type(words.contact.emailLabel, 'lina@example.com');
      await tabTo(page, form.getByRole('combobox', { name: words.contact.subjectLabel }));
      await page.keyboard.press('ArrowDown');
      await type(words.contact.messageLabel, 'Oak');
      await tabTo(page, form.getByRole('button', { name: words.contact.submit }));
      const chat = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      await (await chat).waitForLoadState();
      expect((await chatTexts(chats)).join()).toContain('lina@example.com');
    });
  });
}
