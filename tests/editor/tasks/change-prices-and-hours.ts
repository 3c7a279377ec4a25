import { parse } from 'yaml';
import { ar } from '#model/language/ar.ts';
import {
  answerLate,
  draft,
  expect,
  expectAccessible,
  expectKept,
  expectNoDraft,
  expectValid,
  field,
  kalima,
  open,
  openWithSite,
  preview,
  test,
} from '../owners-window.ts';

/** Prices, opening hours and the words of the site are changed. */
export function changePricesAndHours() {
  test('all prices are raised at once, each corrected before it applies; what is no price is told in words', async ({
    page,
  }) => {
    await open(page, '/prices', 'ar');
    const percent = page.getByLabel('نسبة رفع الأسعار (%)');
    const note = page.locator('#raise-note');
    for (const [typed, told] of [
      ['abc', 'نسبة الرفع رقم'],
      ['1e9', 'نسبة الرفع رقم'],
      ['99999', 'نسبة الرفع رقم'],
      ['-5,5', 'هذا خفض للأسعار بنسبة 5.5%'],
    ] as const) {
      await percent.fill(typed);
      await expect(note).toContainText(told);
    }
    const typedPrice = field(page, kalima, 'pricing[2].price');
    await typedPrice.fill('5,5');
    await expect(page.locator(`[data-mistake="${kalima}#pricing[2].price"]`)).toHaveText(
      /^السعر رقم صحيح، مثل/,
    );
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(typedPrice).toHaveValue('15');
    await percent.fill('١٠');
    await page.getByRole('button', { name: 'عرض الأسعار الجديدة' }).click();
    const raised = page.getByLabel('السعر الجديد: كلمة واحدة، 40×50 سم');
    // The raised price would be 16.5 JOD, which the editor rounds up.
    await expect(raised).toHaveValue('17');
    await raised.fill('5,5');
    await expect(note).toContainText('السعر رقم صحيح، مثل 12');
    await expect(page.getByRole('button', { name: 'اعتماد هذه الأسعار' })).toBeDisabled();
    await raised.fill('16');
    await page.getByRole('button', { name: 'اعتماد هذه الأسعار' }).click();
    await expect(field(page, kalima, 'pricing[2].price')).toHaveValue('16');
    await expect(field(page, 'content/frames/amman/item.yaml', 'pricing[3].price')).toHaveValue('28');
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(field(page, kalima, 'pricing[2].price')).toHaveValue('15');
  });

  test('the hours of Ramadan, as visitors will read them', async ({ page }) => {
    const site = 'content/site.yaml';
    await open(page, '/hours');
    await page.locator(`[data-action="add"][data-of="${site}#hours.exceptions"]`).click();
    await field(page, site, 'hours.exceptions[2].from').fill('2027-02-08');
    await field(page, site, 'hours.exceptions[2].to').fill('2027-03-09');
    await page.locator(`[data-action="add"][data-of="${site}#hours.exceptions[2].hours"]`).click();
    await field(page, site, 'hours.exceptions[2].hours[1]@from').fill('10:00');
    await field(page, site, 'hours.exceptions[2].hours[1]@to').fill('١٥:٠٠');
    await field(page, site, 'hours.exceptions[2].note.en').fill('Ramadan');
    await field(page, site, 'hours.exceptions[2].note.ar').fill('رمضان');
    await expect(page.getByText('من 10 صباحًا إلى 3 عصرًا (رمضان)')).toBeVisible();
    await expectValid(page);
    await expectKept(page);
    expect(draft('site.yaml')).toContain('from: 2027-02-08');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expectNoDraft(page);
  });

  test('times are taken as people type them; an hour that may be two is asked for', async ({ page }) => {
    const site = 'content/site.yaml';
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, '/hours', 'ar');
    // The whole week and the next holiday are seen without much scrolling.
    const next = page.locator('.hours .folded').first();
    await expect(next).toContainText('عيد الاستقلال');
    expect((await next.boundingBox())?.y).toBeLessThan(900);
    const [from, to] = [
      field(page, site, 'hours.week.sunday[1]@from'),
      field(page, site, 'hours.week.sunday[1]@to'),
    ];
    for (const [typed, time] of [
      ['15', '15:00'],
      ['4 م', '16:00'],
      ['٥:٣٠ مساءً', '17:30'],
    ] as const) {
      await to.fill(typed);
      await expect(to).toHaveValue(typed);
      await to.blur();
      await expect(to).toHaveValue(time);
    }
    await answerLate(page);
    await to.fill('7');
    await page.getByRole('button', { name: '19:00' }).click();
    await expect(to).toHaveValue('19:00');
    await expect(to).toBeFocused();
    await from.fill('10 ص');
    await expectKept(page);
    await expectValid(page);
    expect(draft('site.yaml')).toMatch(/sunday: \[ "10:00-19:00" \]/);
    await page.unrouteAll({ behavior: 'wait' });
    await page.locator('.discard').click();
    await expectNoDraft(page);
  });

  test('templates make a holiday of a day and the hours of Ramadan', async ({ browser }) => {
    // The clock of a window cannot be set back, so this one is closed at the end.
    const page = await browser.newPage();
    const site = 'content/site.yaml';
    const firstHeading = page.locator('.hours h2').first();
    await page.clock.setFixedTime(new Date('2026-12-01T09:00'));
    await open(page, '/hours', 'ar');
    await expect(firstHeading).toHaveText('أيام الأسبوع');
    // Four weeks before Ramadan, what is special stands above the week.
    await page.clock.setFixedTime(new Date('2027-01-10T09:00'));
    await open(page, '/hours', 'ar');
    await expect(firstHeading).toHaveText('العطل والدوام الخاص');
    await page.getByRole('button', { name: 'دوام رمضان' }).click();
    await expect(field(page, site, 'hours.exceptions[2].from')).toHaveValue('2027-02-08');
    await expect(field(page, site, 'hours.exceptions[2].from')).toBeVisible();
    await expect(field(page, site, 'hours.exceptions[2].date')).toHaveCount(0);
    await expectValid(page);
    await page.getByRole('button', { name: 'عطلة ليوم واحد' }).click();
    await expect(field(page, site, 'hours.exceptions[3].date')).toBeVisible();
    await expect(field(page, site, 'hours.exceptions[3].from')).toHaveCount(0);
    await field(page, site, 'hours.exceptions[3].date').fill('2030-01-01');
    await expectValid(page);
    await page.locator('.discard').click();
    await expectNoDraft(page);
    await page.close();
  });

  test('a word of the site is changed; a sentence is found in Arabic however it is written, and leads to its field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openWithSite(page, '/words', 'ar', ['ar']);
    await page.locator('summary').filter({ hasText: 'التواصل ونموذجه' }).click();
    const heading = field(page, 'content/words.yaml', 'contact.heading.ar');
    await heading.fill('نحن هنا');
    await expect(preview(page, 'ar').getByRole('heading', { name: 'نحن هنا' })).toBeAttached();
    await expectKept(page);
    expect(parse(draft('words.yaml'))).toEqual({ contact: { heading: { ar: 'نحن هنا' } } });
    await expectAccessible(page);
    // An empty field restores the site's default text.
    await heading.fill('');
    await heading.blur();
    await expect(heading).toHaveValue(ar.contact.heading);
    await expectNoDraft(page);

    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('فرشاه هاديه');
    const found = page.locator('[data-found="فرشاه هاديه"] a');
    await expect(found.first()).toContainText('فرشاة هادئة');
    await expectAccessible(page);
    await found.first().click();
    await expect(page).toHaveURL(/\/frames\/brush/);
    await expect(field(page, 'content/frames/brush/item.yaml', 'title.ar')).toBeFocused();
    await expect(field(page, 'content/frames/brush/item.yaml', 'title.ar')).toBeInViewport();
  });
}
