import path from 'node:path';
import type { Locator } from '@playwright/test';
import { clickAtOnce } from '../../slow-line.ts';
import {
  editor,
  expect,
  expectKept,
  expectValid,
  field,
  open,
  openWithSite,
  preview,
  showOnly,
  test,
} from '../owners-window.ts';

/** A series of prints is made in few clicks, and copied. */
export function makeASeries() {
  test('a new series with three pictures, two prints, three sizes and five colors takes at most 30 clicks, and passes', async ({
    page,
  }) => {
    await openWithSite(page, '/', 'en', ['ar']);
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    // Tab and typing are not counted as clicks.
    const type = async (...texts: string[]) => {
      for (const [index, text] of texts.entries()) {
        if (index > 0) await page.keyboard.press('Tab');
        await page.keyboard.insertText(text);
      }
    };
    const file = 'content/frames/quiet-water/item.yaml';
    const add = (list: string) => page.locator(`[data-action="add"][data-of="${file}#${list}"]`);
    const choose = async (name: string, value: string) => {
      // Choosing an option takes two clicks: one opens the list, one chooses.
      clicks += 2;
      await field(page, file, name).selectOption(value);
    };

    await click(page.locator('[data-action="new"][data-of="frames"]'));
    await type('Quiet Water', 'ماء ساكن');
    await expect(page.getByText('/frames/quiet-water')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page, file, 'code')).toHaveValue(/^SF-\d+$/);
    await click(field(page, file, 'description.en'));
    await type('Two pools at first light.', 'بركتان عند أول الضوء.');
    await click(field(page, file, 'prints[1].name.en'));
    await type('Pool', 'بركة');
    await click(add('prints'));
    await click(field(page, file, 'prints[2].name.en'));
    await type('Spring', 'نبع');
    await expect(field(page, file, 'prints[2].id')).toHaveValue('print-2');
    // An upload takes five clicks: one on the button, and in the system's file dialog three on pictures and one on “Open”.
    clicks += 5;
    const pictures = ['2-front.jpg', 'piece-2.jpg', '1-room.jpg'];
    await page
      .locator(`[data-action="upload"][data-of="${file}#images"]`)
      .setInputFiles(pictures.map((name) => path.join(editor.folder, 'content/frames/line', name)));
    const openPicture = (entry: number) =>
      click(
        page
          .locator(`[data-list="${file}#images"] > ol > li`)
          .nth(entry - 1)
          .locator('summary')
          .first(),
      );
    await openPicture(2);
    await choose('images[2].print', 'print-2');
    for (const [entry, en, ar] of [
      [2, 'A spring between stones', 'نبع بين الحجارة'],
      [1, 'A still pool', 'بركة ساكنة'],
      [3, 'Both in a hall', 'اللوحتان في ممر'],
    ] as const) {
      if (entry !== 2) await openPicture(entry);
      await click(field(page, file, `images[${entry}].label.en`));
      await type(en, ar);
    }
    await expect(field(page, file, 'pricing[3].price')).toHaveValue('25');
    await expect(page.locator(`[data-list="${file}#colors"] select`)).toHaveCount(5);
    await expectKept(page);
    await expectValid(page);
    await expect(preview(page, 'ar').getByRole('heading', { level: 1 })).toHaveText('ماء ساكن');
    console.log(`A new series: ${clicks} clicks beyond typing`);
    expect(clicks).toBeLessThanOrEqual(30);

    await page.locator('[data-action="rename"]').click();
    await page.getByLabel('Name in the address').fill('Still Water');
    await page.keyboard.press('Enter');
    await expect(page.locator('.item-tools').getByRole('status')).toContainText('Small Latin letters');
    await page.getByLabel('Name in the address').fill('still-water');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/frames\/still-water$/);
    await expect(preview(page, 'ar').getByRole('heading', { level: 1 })).toHaveText('ماء ساكن');
    const remove = async () => {
      await page.locator('[data-action="delete"]').click();
      await page.locator('[data-action="delete-meant"]').click();
      await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Quiet Water' })).toHaveCount(0);
    };
    await showOnly(page, []);
    await remove();
    await page.locator('[data-action="restore"][data-of="/frames/still-water"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet Water');
    await expectValid(page);
    await remove();
  });

  test('a series is copied once, and the copy is undone', async ({ page }) => {
    await open(page, '/frames/line', 'ar');
    const duplicate = page.locator('.item-tools').getByRole('button', { name: 'إنشاء نسخة' });
    // A second click at the same moment must not create a second copy of the item.
    await clickAtOnce(duplicate, duplicate);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('خط واحد (نسخة)');
    await expectValid(page);
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(page.getByRole('heading', { name: 'المحتوى' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'نسخة' })).toHaveCount(0);
  });
}
