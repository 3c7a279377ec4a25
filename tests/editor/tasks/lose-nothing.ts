import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdRequests } from '../../slow-line.ts';
import {
  answerLate,
  draft,
  editor,
  expect,
  expectKept,
  expectNoDraft,
  expectValid,
  field,
  open,
  petra,
  test,
} from '../owners-window.ts';

/** Nothing is lost with two windows, on a full disk and in files broken by hand; mistakes show when they can be mended. */
export function loseNothing() {
  test('two windows: what the other writes meanwhile is shown with both texts, and one is chosen', async ({
    page,
  }) => {
    const other = await page.context().newPage();
    await open(other, '/frames/petra');
    await open(page, '/frames/petra');
    const [mine, theirs] = [field(page, petra, 'title.en'), field(other, petra, 'title.en')];
    // While its requests are held, this window does not receive the changes of the other window.
    const release = await holdRequests(page, '**/api/item?*');
    await mine.focus();
    await page.keyboard.press('End');
    await theirs.fill('Petra of theirs');
    await expectKept(other);
    // Each answer takes a second, so that the second text is typed before the first is refused.
    await page.route('**/api/change', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const isSent = page.waitForRequest('**/api/change');
    await page.keyboard.type(' of mine', { delay: 30 });
    await isSent;
    await page.keyboard.type(' alone', { delay: 30 });
    const conflict = page.getByRole('alert').filter({ hasText: 'Petra of theirs' });
    await expect(conflict).toBeVisible();
    await expect(mine).toHaveValue(/ of mine alone$/);
    release();
    await conflict.getByRole('button', { name: 'Take that one' }).click();
    await expect(conflict).toBeHidden();
    await expect(mine).toHaveValue('Petra of theirs');
    await expectKept(page);
    await page.unroute('**/api/change');
    // Once the conflict is settled, the field shows the changes of the other window again.
    await theirs.fill('Petra, as it was');
    await expect(mine).toHaveValue('Petra, as it was');
    // In the other window the field still has the focus, so that window shows the conflict too.
    await mine.fill('Petra of mine');
    await mine.blur();
    const asked = other.getByRole('alert').filter({ hasText: 'Petra of mine' });
    await expect(asked).toBeVisible();
    await expect(theirs).toHaveValue('Petra, as it was');
    await asked.getByRole('button', { name: 'Keep what I typed' }).click();
    await expect(asked).toBeHidden();
    await expect(mine).toHaveValue('Petra, as it was');
    await other.close();
  });

  test('a full disk, a failed action and a busy editor are told in the owner’s words, and nothing is lost', async ({
    page,
  }) => {
    const alert = page.getByRole('alert');

    await test.step('once there is room on a full disk, what was typed is kept by itself', async () => {
      await page.route('**/api/change', (route) =>
        route.fulfill({
          status: 500,
          json: { error: 'ENOSPC: no space left on device, write', code: 'ENOSPC' },
        }),
      );
      await open(page, '/frames/petra', 'ar');
      await field(page, petra, 'description.ar').fill('مدينة وردية.');
      await expect(page.locator('body')).toHaveAttribute('data-draft', 'failed');
      await expect(alert).toContainText('القرص ممتلئ');
      await page.unroute('**/api/change');
      await expectKept(page);
      await expect(alert).toHaveCount(0);
      await expect(page.getByText('حُفظ الآن كل شيء.')).toBeVisible();
      expect(draft('frames/petra/item.yaml')).toContain('مدينة وردية.');
    });

    await test.step('a failed action can be repeated', async () => {
      const discard = page.getByRole('button', { name: 'تجاهل المسودّة' });
      const failure = alert.filter({ hasText: 'تعذّر ذلك ولم يتغيّر شيء' });
      const answer = { status: 500, json: { error: 'EIO' } };
      await page.route('**/api/discard', (route) => route.fulfill(answer), { times: 1 });
      await discard.click();
      await expect(failure).toBeVisible();
      await discard.click();
      await expect(failure).toBeHidden();
      await expect(discard).toHaveCount(0);
      await expectNoDraft(page);
    });

    await test.step('a busy editor is not called a stopped one', async () => {
      editor.signal('SIGSTOP');
      await expect(page.getByRole('status').filter({ hasText: 'المحرّر منشغل الآن' })).toBeVisible();
      await expect(alert).toHaveCount(0);
      editor.signal('SIGCONT');
      await expect(page.getByText('المحرّر منشغل الآن')).toHaveCount(0);
    });
  });

  test('a new entry shows no mistake before the owner was in its fields, or has turned to publishing', async ({
    page,
  }) => {
    const list = 'content/site.yaml#hours.exceptions';
    const mistakes = page.locator(`[data-mistake^="${list}[2]"]`);
    await open(page, '/hours');
    await page.getByRole('button', { name: 'Holiday, several days' }).click();
    const from = field(page, 'content/site.yaml', 'hours.exceptions[2].from');
    await expect(from).toBeVisible();
    await expect(page.getByText('2 to fix')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-valid', 'false');
    await expect(mistakes).toHaveCount(0);
    await from.focus();
    await from.blur();
    await expect(mistakes).toHaveText(/^Needed here: a day/);
    await page.getByRole('link', { name: 'Publish' }).click();
    await page.goBack();
    await expect(mistakes).toHaveCount(2);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expectNoDraft(page);
  });

  test('a file that was broken by hand gets its last published version back, and undo brings the broken one', async ({
    page,
  }) => {
    const file = path.join(editor.folder, 'content/faq.yaml');
    const before = readFileSync(file, 'utf8');
    const question = field(page, 'content/faq.yaml', '[1].question.ar');
    const take = page.locator('[data-action="take-published"]');
    await open(page, '/faq', 'ar');
    writeFileSync(file, before.replace('question:', 'question: "'));
    await expect(take).toHaveText('استعادة آخر نسخة منشورة من هذا الملف');
    await take.click();
    await expect(question).toBeAttached();
    await expectValid(page);
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(take).toBeVisible();
    writeFileSync(file, before);
    await expect(question).toBeAttached();
    await expectNoDraft(page);
  });

  test('a box is checked at once, before any answer', async ({ page }) => {
    await open(page, '/hours');
    const allHaveCome = await answerLate(page);
    await page.getByRole('main').locator('.folded summary').first().click();
    const box = page.getByRole('main').getByRole('checkbox').first();
    const was = await box.isChecked();
    await box.setChecked(!was, { timeout: 1000 });
    await box.setChecked(was, { timeout: 1000 });
    await expectKept(page);
    await allHaveCome();
    expect(await box.isChecked()).toBe(was);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('the preview gives away nothing that the editor keeps, and answers no other origin', async ({
    page,
    request,
  }) => {
    await open(page, '/frames/kalima');
    const origin = editor.previewOrigin;
    await expect(page.locator('meta[name="preview-origin"]')).toHaveAttribute('content', origin);
    expect(editor.read('.editor/undo.jsonl')).not.toBe('');
    for (const prefix of ['', `/@fs${editor.folder}`]) {
      const answer = await request.get(`${origin}${prefix}/.editor/undo.jsonl`);
      expect(answer.status()).not.toBe(200);
    }
    const elsewhere = { origin: 'http://localhost:9999' };
    const answer = await request.get(`${origin}/`, { headers: elsewhere });
    expect([answer.status(), answer.headers()['access-control-allow-origin']]).toEqual([200, undefined]);
  });
}
