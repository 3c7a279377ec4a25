import { ar } from '#model/language/ar.ts';
import { holdRequests, letItSettle } from '../../slow-line.ts';
import {
  answerLate,
  draft,
  expect,
  expectKept,
  expectNoDraft,
  expectValid,
  field,
  open,
  openWithSite,
  preview,
  test,
} from '../owners-window.ts';

/** Items are found, arranged, and opened at a field. */
export function findAndArrange() {
  test('in Arabic by keys alone: a price, a list in another order, and back', async ({ page }) => {
    await open(page, '/skills', 'ar');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const down = page.locator('[data-action="down"][data-of="content/skills.yaml#[1]"]');
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-action="down"][data-of="content/skills.yaml#[2]"]')).toBeFocused();
    await expectKept(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expectNoDraft(page);
  });

  test('the start page has all frames at once, finds by name, and brings items into another order', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/', 'ar');
    const cards = page.locator('.cards > li');
    await expect(cards).toHaveCount(13);
    await expect(cards.last()).toBeInViewport({ ratio: 1 });
    await page.getByRole('searchbox').fill('majlis');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('مجلس العائلة');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: /^الدورات/ }).click();
    const first = (await cards.first().locator('.strong').textContent()) ?? '';
    await page.getByRole('button', { name: 'تغيير الترتيب' }).click();
    await answerLate(page);
    // Two moves, the second one before the first has been answered.
    await cards.first().locator('[data-action="down"]').press('Enter');
    await expect(cards.nth(1).locator('[data-action="down"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards.nth(2)).toContainText(first);
    await expectKept(page);
    await page.unrouteAll({ behavior: 'wait' });
    await open(page, '/?show=courses', 'ar');
    await expect(cards.nth(2)).toContainText(first);
    await expect(cards.filter({ hasText: 'مسودّة' })).toHaveCount(3);
    for (const place of [1, 0]) {
      await page.getByRole('button', { name: 'تراجع' }).click();
      await expect(cards.nth(place)).toContainText(first);
    }
    await expect(cards.filter({ hasText: 'مسودّة' })).toHaveCount(0);
  });

  test('what is sold out is said beside the prices', async ({ page }) => {
    await open(page, '/prices', 'ar');
    const state = field(page, 'content/frames/amman/item.yaml', 'availability.state');
    await state.selectOption({ label: 'نفدت الكمية' });
    await expect(state).toHaveValue('soldOut');
    await page.getByRole('link', { name: 'محرّر سنديان' }).click();
    await expect(page.locator('.cards > li').filter({ hasText: 'جبال عمّان' })).toContainText('نفدت الكمية');
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(state).toHaveValue('');
  });

  test('what is hidden is marked on its card, and the preview says what its address says', async ({
    page,
  }) => {
    await openWithSite(page, '/frames/amman', 'ar', ['ar']);
    const title = preview(page, 'ar').getByRole('heading', { level: 1, name: 'جبال عمّان' });
    await expect(title).toBeVisible();
    await page.getByRole('checkbox', { name: 'غير معروض' }).check();
    await expect(preview(page, 'ar').getByText(ar.common.notOnShow)).toBeVisible();
    expect(draft('frames/amman/item.yaml')).toMatch(/^hidden: true$/m);
    await page.getByRole('link', { name: 'محرّر سنديان' }).click();
    await expect(page.locator('.cards > li').filter({ hasText: 'جبال عمّان' })).toContainText('غير معروض');
    await page.goBack();
    // The item is as published again, so nothing is left to publish.
    await page.getByRole('checkbox', { name: 'غير معروض' }).uncheck();
    await expect(title).toBeVisible();
    await expectNoDraft(page);
  });

  test('a form can be seen whole; a link to a field opens what holds the field; what was typed there stays', async ({
    page,
  }) => {
    const file = 'content/frames/amman/item.yaml';
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/frames/amman', 'ar');
    await field(page, file, 'title.ar').waitFor();
    for (const [width, most] of [
      [1366, 3000],
      [390, 6000],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.locator('.form').evaluate((form) => form.clientHeight);
      expect(height).toBeLessThanOrEqual(most);
    }
    const tiles = page.locator(`[data-list="${file}#images"] > ol > li`);
    await expect(tiles.filter({ hasText: 'بلا صورة مسائية' })).toHaveCount(2);
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/frames/amman#images[3].label.ar', 'ar');
    const label = field(page, file, 'images[3].label.ar');
    await expect(label).toBeFocused();
    await expect(label).toBeInViewport();
    await expect(page.locator('.sections [aria-current]')).toHaveText('الصور');
    await label.fill('البيوت ليلًا');
    // Another picture is opened at once, before what was typed has been sent.
    await tiles.nth(1).locator('summary').first().click();
    await expect(label).toBeHidden();
    await expectKept(page);
    await expect(tiles.nth(2)).toContainText('البيوت ليلًا');
    expect(draft('frames/amman/item.yaml')).toContain('ar: البيوت ليلًا');
    await page.locator('.discard').click();
    await expectNoDraft(page);
  });

  test('a price of a course stands once for both languages', async ({ page }) => {
    await open(page, '/courses/revit-visualization', 'ar');
    const course = 'courses/revit-visualization/item.yaml';
    await expect(field(page, `content/${course}`, 'mode.ar')).toHaveValue('عبر الإنترنت');
    await field(page, `content/${course}`, 'price_jod').fill('٣٣٣');
    await expectKept(page);
    expect(draft(course).match(/^ *price_jod: .*$/gm)).toEqual(['price_jod: 333']);
    await expectValid(page);
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expectNoDraft(page);
  });

  test('a page that is opened before an answer stays open: to Undo, to a copy, to discarding', async ({
    page,
  }) => {
    const searchBeforeAnswer = async (address: string, button: string) => {
      const answer = await holdRequests(page, address);
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('link', { name: 'بحث' }).click();
      const answered = page.waitForResponse(address);
      answer();
      await (await answered).finished();
      await letItSettle(page);
      await expect(page).toHaveURL(/search/);
      await page.unrouteAll({ behavior: 'wait' });
    };
    const course = '/courses/revit-visualization';
    await open(page, course, 'ar');
    await field(page, `content${course}/item.yaml`, 'price_jod').fill('٣٣٣');
    await expectKept(page);
    await searchBeforeAnswer('**/api/undo', 'تراجع');
    await open(page, course, 'ar');
    await expectNoDraft(page);
    await searchBeforeAnswer('**/api/items', 'إنشاء نسخة');
    await open(page, `${course}-2`, 'ar');
    const other = await page.context().newPage();
    await open(other, `${course}-2`, 'ar');
    await searchBeforeAnswer('**/api/discard', 'تجاهل المسودّة');
    // A window that still shows the copy reports that it is gone.
    await expect(other.getByText('حُذف هذا العنصر.')).toBeVisible();
    await expect(other.locator('.item-tools')).toHaveCount(0);
    await other.close();
    await open(page, '/', 'ar');
    await expect(page.locator(`a[href="${course}-2"]`)).toHaveCount(0);
  });
}
