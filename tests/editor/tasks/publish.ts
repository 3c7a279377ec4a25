import { pushTheirs } from '../git.ts';
import {
  draft,
  editor,
  expect,
  expectAccessible,
  expectKept,
  expectNoDraft,
  field,
  kalima,
  open,
  test,
} from '../owners-window.ts';

/** What has changed is published. */
export function publish() {
  test('what changed is published: checked, built, committed and pushed; nothing else of the folder', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await open(page, '/publish');
    await expect(page.getByText('30×40 · Price (JOD)')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Building the site' })).toBeVisible();
    // Every other page says what runs and how it ended, until the end has been seen.
    await open(page, '/skills');
    const note = page.locator('[data-publication]');
    await expect(note).toHaveText('Publishing: Building the site');
    await expect(note).toHaveText('Published.', { timeout: 240_000 });
    await page.reload();
    await note.getByRole('link').click();
    await expect(page.getByText('Published.')).toBeVisible();
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'All publications' })).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect(page.locator('.start li').filter({ hasText: '1 price' })).toBeVisible();
    expect(editor.git('--git-dir', editor.remote, 'show', '--name-only', '--format=', 'main')).toBe(kalima);
    expect(editor.git('--git-dir', editor.remote, 'show', `main:${kalima}`)).toContain('price: 12');
    expect(editor.read(kalima)).toContain('price: 12');
    expect(editor.git('status', '--porcelain')).toBe('');
    expect(editor.read('.editor/checkout/build/client/frames/kalima.html')).toContain('Three words in ink.');
  });

  test('what someone else has pushed to the same field is shown beside the draft, and one of both is chosen; a publication is cancelled', async ({
    page,
  }) => {
    // The publication before has checked and built the site. The following ones need neither, so a developer's commits empty both.
    pushTheirs(editor.remote, 'scripts/build/check-content.ts', () => '');
    pushTheirs(editor.remote, 'scripts/build/build.ts', () => 'setTimeout(() => {}, 600_000);');
    pushTheirs(editor.remote, 'content/skills.yaml', (text) => text.replace('95', '93'));
    await open(page, '/skills');
    await field(page, 'content/skills.yaml', '[1].percent').fill('81');
    await expectKept(page);
    await open(page, '/publish');
    const publish = page.getByRole('main').getByRole('button', { name: 'Publish' });
    await publish.click();
    const conflict = page.locator('[data-conflict="content/skills.yaml#[1].percent"]');
    await expect(conflict).toBeVisible({ timeout: 60_000 });
    await expect(conflict.getByRole('radio', { name: /Your draft: .*81/ })).not.toBeChecked();
    await expect(conflict.getByRole('radio', { name: /What is published: .*93/ })).not.toBeChecked();
    await expect(publish).toBeDisabled();
    await conflict.getByRole('radio', { name: /Your draft/ }).check();
    await expect(publish).toBeEnabled();
    await publish.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Building the site' })).toBeVisible();
    await page.locator('[data-action="cancel-publication"]').click();
    await expect(page.getByText('It was cancelled at “Building the site”.')).toBeVisible();
    expect(editor.git('--git-dir', editor.remote, 'log', '-1', '--format=%s', 'main')).toBe(
      'Theirs: content/skills.yaml',
    );
    expect(draft('skills.yaml')).toContain('percent: 81');
    pushTheirs(editor.remote, 'scripts/build/build.ts', () => '');
  });

  test('where money goes is published only after a second question', async ({ page }) => {
    const alias = (name: string) => field(page, 'content/ordering.yaml', `payment.cliq.${name}`);
    await open(page, '/ordering', 'ar');
    await alias('alias').fill('MINE');
    await expectKept(page);
    await open(page, '/publish', 'ar');
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: 'مهاراتنا' }).uncheck();
    await expect(main.getByText('الجهة التي يصلها المال · الاسم المستعار في كليك')).toBeVisible();
    const before = editor.git('--git-dir', editor.remote, 'rev-parse', 'main');
    await main.getByRole('button', { name: 'نشر', exact: true }).click();
    const question = main.getByRole('alert');
    await expect(question).toContainText('SINDIANSAMPLE');
    await expect(question).toContainText('MINE');
    await question.getByRole('button', { name: 'إلغاء' }).click();
    await expect(question).toHaveCount(0);
    expect(editor.git('--git-dir', editor.remote, 'rev-parse', 'main')).toBe(before);
    await main.getByRole('button', { name: 'نشر', exact: true }).click();
    await question.getByRole('button', { name: 'نعم، يُنشر' }).click();
    await expect(main.getByText('نُشرت التغييرات.')).toBeVisible({ timeout: 240_000 });
    expect(editor.git('--git-dir', editor.remote, 'show', 'main:content/ordering.yaml')).toContain(
      'alias: MINE',
    );

    // Undoing this publication would send money elsewhere again.
    await open(page, '/history', 'ar');
    const published = editor.git('--git-dir', editor.remote, 'rev-parse', 'main');
    await main.getByRole('button', { name: 'التراجع عن هذا النشر' }).first().click();
    await expect(question).toContainText('SINDIANSAMPLE');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'إلغاء' }).click();
    await expect(question).toHaveCount(0);
    expect(editor.git('--git-dir', editor.remote, 'rev-parse', 'main')).toBe(published);
  });

  test('a rename is undone and done again; published it is one line, and so is its undo; what a developer did is listed on demand', async ({
    page,
  }) => {
    await open(page, '/frames/olive', 'ar');
    await page.locator('[data-action="rename"]').click();
    await page.getByLabel('الاسم في الرابط').fill('olive-branch');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/frames\/olive-branch$/);
    await expectKept(page);
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(page).toHaveURL(/\/frames\/olive$/);
    await expectNoDraft(page);
    await page.getByRole('button', { name: 'إعادة' }).click();
    await expect(page).toHaveURL(/\/frames\/olive-branch$/);
    await open(page, '/publish', 'ar');
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: 'مهاراتنا' }).uncheck();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      /مهاراتنا/,
      /بستان الزيتون: تغيّر رابطها/,
    ]);
    await main.getByRole('button', { name: 'نشر', exact: true }).click();
    await expect(main.getByText('نُشرت التغييرات.')).toBeVisible({ timeout: 240_000 });

    await open(page, '/history', 'ar');
    const publications = page.locator('.history > li');
    await expect(publications.first()).toContainText('بستان الزيتون: تغيّر رابطها');
    await expect(publications.filter({ hasText: 'Theirs' })).toHaveCount(0);
    await page.getByRole('checkbox').check();
    await expect(publications.filter({ hasText: 'Theirs' })).toHaveCount(1);
    await page.locator('[data-action="take-back"]').first().click();
    await expect(main.getByRole('alert').getByRole('heading')).toHaveText(['بستان الزيتون: تغيّر رابطها']);
    await page.locator('[data-action="take-back-meant"]').click();
    await expect(main.getByText('نُشرت التغييرات.')).toBeVisible({ timeout: 240_000 });
    await expect(publications.first()).toContainText('تراجع عن «بستان الزيتون: تغيّر رابطها»');
    expect(editor.read('content/moved.yaml')).not.toContain('olive-branch');
  });
}
