import { expect, type Page, test } from '@playwright/test';
import { weekText } from '#model/hours/hours-text.ts';
import { recordConsoleErrors } from '../console-errors.ts';
import {
  addressIn,
  boxOf,
  content,
  type Language,
  languages,
  onceIn,
  oneLanguage,
  recordChats,
  scriptsAreReady,
  visit,
} from '../site.ts';

/*
 * Errors about the service worker are ignored: the fake clock makes the page register it, and Playwright blocks it and logs an error.
 */
const isOurs = (message: string) => !message.includes('Service Worker');

/* Times in Amman, and the expected text for the sample's opening hours in the visitor's time zone. Other times and days are tested
 * in model/hours, which computes the text. */
const moments = [
  {
    when: '2026-12-03T09:00:05',
    timezoneId: 'Asia/Amman',
    locale: 'en',
    line: 'Open now, until 18:00',
  },
  {
    // On this date London has left summer time, and Amman has none, so the difference between the two has changed.
    when: '2026-10-29T18:00:05',
    timezoneId: 'Europe/London',
    locale: 'en',
    line: 'Closed now. We’ll reply from Saturday at 10:00 (Amman time).',
  },
  {
    when: '2027-05-25T11:00:00',
    timezoneId: 'America/Los_Angeles',
    locale: 'ar',
    line: 'مغلق الآن، ونردّ يوم الأربعاء من الساعة 9 صباحًا (بتوقيت عمّان).',
  },
];

async function openAt(page: Page, when: string, address: string) {
  await page.clock.install({ time: new Date(`${when}+03:00`) });
  await visit(page, address);
  // The line at the foot of the page appears after the first input.
  await page.mouse.wheel(0, 10);
}

/** The regular hours on one line, which the footer shows until the first input. */
const regularHours = ({ words, locale }: Language) => weekText(words, locale, content.site.hours.week);

function onThePage(page: Page, { words }: Language) {
  const table = page.getByRole('region', { name: words.hours.label });
  return {
    table,
    today: table.locator('[aria-current="date"]'),
    form: page.getByRole('form', { name: words.contact.form }),
    footer: page.getByRole('contentinfo'),
    panel: page.getByRole('region', { name: words.afterChat.question }),
  };
}

for (const { when, timezoneId, locale, line } of moments) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`at ${when} in Amman, ${locale}`, async ({ page, baseURL }) => {
      const language = languages.find((one) => one.locale === locale) ?? languages[0];
      const consoleErrors = recordConsoleErrors(page, baseURL);
      const { form, footer } = onThePage(page, language);
      await openAt(page, when, addressIn(language, 'contact'));
      await expect(form.getByText(line, { exact: true })).toBeVisible();
      await expect(footer.getByText(line, { exact: true })).toBeVisible();
      expect(consoleErrors.filter(isOurs)).toEqual([]);
    });
  });
}

for (const language of oneLanguage)
  test(`${language.locale}: the foot of the page is as tall before the hours are known as after`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-12-03T23:50:00+03:00') });
    const footer = page.getByRole('contentinfo');
    const heights = async () => {
      const all: number[] = [];
      for (const width of [320, 390, 1100, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        all.push(Math.round((await boxOf(footer)).height));
      }
      return all;
    };
    await page.goto(addressIn(language, 'faq'));
    await expect(page.locator('html')).not.toHaveClass(/deferred-layout/);
    await expect(footer.getByText(regularHours(language))).toBeVisible();
    const before = await heights();
    await expect(footer.getByText(regularHours(language))).toBeVisible();
    await scriptsAreReady(page);
    await page.clock.fastForward(1000);
    await expect(footer.getByText(regularHours(language))).toHaveCount(0);
    expect(await heights()).toEqual(before);
  });

test.describe('in Amman', () => {
  test.use({ timezoneId: 'Asia/Amman' });

  test('“open now” turns at the minute, both ways', async ({ page }) => {
    const { form } = onThePage(page, languages[0]);
    await openAt(page, '2026-12-03T17:59:00', addressIn(languages[0], 'contact'));
    await expect(form.getByText('Open now, until 18:00')).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(form.getByText('Closed now. We’ll reply from Saturday at 10:00.')).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-12-05T09:59:10+03:00'));
    await page.clock.fastForward('01:00');
    await expect(form.getByText('Open now, until 15:00')).toBeVisible();
  });

  for (const language of languages) {
    const { locale, words } = language;
    const once = onceIn(language);

    test(`${locale}: the week is a table, today is marked, and past exceptions are not shown`, async ({
      page,
    }) => {
      const { table, today } = onThePage(page, language);
      const note = content.site.hours.exceptions[0]?.note[locale] ?? '';
      await openAt(page, '2027-05-25T11:00:00', addressIn(language, 'contact'));
      await expect(table.getByRole('row')).toHaveCount(7);
      await expect(today).toContainText(locale === 'en' ? 'Tuesday' : 'الثلاثاء');
      await expect(table.getByText(note)).toBeVisible();
      await expect(table.locator('time')).toHaveAttribute('datetime', '2027-05-25');
      await expect(table.locator('time')).toHaveText(
        locale === 'en' ? 'Tuesday 25 May 2027' : 'الثلاثاء 25 أيار/مايو 2027',
      );
      // The next day begins while the page is open.
      await page.clock.fastForward('13:00:30');
      await expect(today).toContainText(locale === 'en' ? 'Wednesday' : 'الأربعاء');
      await expect(table.getByText(note)).toHaveCount(0);
    });

    once(`${locale}: the panel after a chat says when an answer comes`, async ({ page }) => {
      await recordChats(page);
      const { panel } = onThePage(page, language);
      await openAt(page, '2026-12-03T23:50:00', addressIn(language, 'faq'));
      await page.getByRole('complementary', { name: words.whatsapp.chat }).getByRole('link').click();
      await expect(panel).toContainText(
        locale === 'en' ? 'from Saturday at 10:00.' : 'يوم السبت من الساعة 10 صباحًا.',
      );
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const { locale, words } = language;

    test(`${locale}: the page says what is always true`, async ({ page }) => {
      const { table, today, form, footer } = onThePage(page, language);
      await page.goto(addressIn(language, 'contact'));
      await expect(table.getByRole('row')).toHaveCount(7);
      await expect(today).toHaveCount(0);
      await expect(form.getByText(words.hours.promise)).toBeVisible();
      // The footer's hours answer their label.
      await expect(footer.getByRole('term').filter({ hasText: words.hours.label })).toBeVisible();
      await footer.getByRole('link', { name: regularHours(language) }).click();
      await expect(page).toHaveURL(`${addressIn(language, 'contact')}#hours`);
    });
  }

  test('search engines read the same hours', async ({ page }) => {
    for (const address of ['/', '/ar/contact']) {
      await page.goto(address);
      const [business] = (await page.locator('script[type="application/ld+json"]').allTextContents())
        .map((text) => JSON.parse(text))
        .filter((object) => object['@type'] === 'HomeAndConstructionBusiness');
      expect(business.openingHoursSpecification).toEqual([
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
          opens: '09:00',
          closes: '18:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
      ]);
      expect(business.specialOpeningHoursSpecification).toEqual([
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2027-05-25',
          validThrough: '2027-05-25',
          opens: '00:00',
          closes: '00:00',
        },
      ]);
    }
  });
});
