import { fewOrAll } from '../../site.ts';
import {
  draft,
  editor,
  expect,
  expectAccessible,
  expectKept,
  expectNoDraft,
  expectUncut,
  field,
  open,
  openWithSite,
  preview,
  showOnly,
  test,
} from '../owners-window.ts';

/** Every kind of page is accessible, and the editor is stopped and started again. */
export function visitEveryPage() {
  test('anyone can use each kind of page, in both languages, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const address of looked)
      await test.step(address, async () => {
        const isFrame = address === '/frames/kalima';
        await openWithSite(page, address, 'ar', isFrame ? ['shared'] : []);
        if (!['/', '/publish'].includes(address)) await page.locator('[data-field]').first().waitFor();
        // Collapsed sections, such as pictures to be marked, are opened to be checked too.
        if (isFrame) {
          await page.locator('details').filter({ hasText: 'رسالة الزائر وبطاقة الرابط' }).waitFor();
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll<HTMLDetailsElement>('form details'))
              if (!fold.matches('.large')) fold.open = true;
            // Of a list, one entry is open at a time.
            for (const list of document.querySelectorAll('form .list'))
              list.querySelector('details.large')?.setAttribute('open', '');
          });
          await page.locator('[data-mark="left"]').first().waitFor();
        }
        await expectAccessible(page);
        // Names, roles, order and colors are the same in both languages; the width of the words is not.
        await page.getByRole('button', { name: 'English' }).click();
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        for (const check of fewOrAll([expectUncut], [expectAccessible])) await check(page);
      });
  });

  test('a stopped editor is reported at once; after a restart, what was typed meanwhile is saved, and the preview opens by itself', async ({
    page,
  }) => {
    const question = field(page, 'content/faq.yaml', '[1].question.en');
    const answer = field(page, 'content/faq.yaml', '[1].answer.en');
    const frames = page.locator('iframe[data-preview]');
    await open(page, '/faq#[1].question.en', 'ar');
    await expect(frames).toHaveCount(2);
    const [asked, answered] = [await question.inputValue(), await answer.inputValue()];
    await question.fill('Typed before.');
    await expectKept(page);

    await test.step('the browser keeps what is typed while the editor has stopped', async () => {
      await editor.kill();
      await expect(page.getByRole('alert')).toContainText(
        'المحرّر متوقّف. يلزم فتح المحرّر من جديد بالنقر المزدوج على edit-the-site.',
      );
      await answer.fill('Typed meanwhile.');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('editor-unsent')))
        .toContain('Typed meanwhile.');
      expect(draft('faq.yaml')).not.toContain('Typed meanwhile.');
    });

    await test.step('after the restart it is saved; the preview says what it waits for, and opens by itself', async () => {
      await showOnly(page, ['ar']);
      const start = editor.start();
      const waits = page.getByRole('status').filter({ hasText: 'جارٍ تجهيز المعاينة' });
      await expect(waits).toBeVisible();
      await expect(frames).toHaveCount(0);
      await expect(page.getByRole('alert')).toBeHidden();
      await expectKept(page);
      expect(draft('faq.yaml')).toContain('Typed meanwhile.');
      await start;
      await expect(preview(page, 'ar').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(waits).toHaveCount(0);
    });

    await test.step('undo goes back over the restart, and forth again', async () => {
      await open(page, '/faq#[1].question.en', 'ar');
      await expect(answer).toHaveValue('Typed meanwhile.');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(answer).toHaveValue(answered);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(question).toHaveValue(asked);
      await expectNoDraft(page);
      await page.getByRole('button', { name: 'إعادة' }).click();
      await expect(question).toHaveValue('Typed before.');
      await page.getByRole('button', { name: 'تراجع' }).click();
      await expectNoDraft(page);
    });
  });
}

const looked = ['/', '/frames/kalima', '/courses/revit-visualization', '/prices', '/hours', '/publish'];
