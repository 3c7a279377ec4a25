import { expect, type Locator, type Page, test } from '@playwright/test';
import { denyStorage } from '../browser-storage.ts';
import { tapTwice } from '../by-finger.ts';
import { recordConsoleErrors } from '../console-errors.ts';
import {
  addressIn,
  boxOf,
  chatText,
  content,
  fewOrAll,
  type Language,
  languageLink,
  languages,
  middleOf,
  oneLanguage,
  recordChats,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { anyScript, holdRequests, letItSettle, shortenLongWaits } from '../slow-line.ts';

/*
 * Errors about the service worker are ignored: the fake clock makes the page register it, and Playwright blocks it and logs
 * that.
 */
const isOurs = (message: string) => !message.includes('Service Worker');

/* The time at which these tests are set: a Thursday before ten o'clock in Amman. */
const thursday = '2026-12-03T09:30:00';

const expected = {
  en:
    "Hello Sindian, I'd like to tell you about my project:\n\n" +
    'Service: Commercial interior design\n' +
    'A project like: \u2066Family majlis\u2069\n' +
    'City: \u2068إربد & "Salt"\u2069\n' +
    'Space: Café or restaurant\n' +
    'Area: \u2068120-150\u2069 m²\n' +
    'Stage: Bare shell\n' +
    'Close to my taste: \u2066Café under the vines, Ceramics boutique\u2069\n' +
    'Budget: 15,000–40,000 JOD\n' +
    'Meeting: A visit to the space\n' +
    'Time 1: Thursday 3 December, 12:00 in Amman\n' +
    'Time 2: Saturday 5 December, 10:00 in Amman\n' +
    'Name: \u2068Lina ∗A.∗\u2069\n' +
    'Phone: \u2066+962 79 000 0000\u2069',
  ar:
    'مرحبًا، هذه نبذة عن مشروعي:\n\n' +
    'الخدمة: التصميم الداخلي التجاري\n' +
    'مشروع شبيه: \u2067مجلس العائلة\u2069\n' +
    'المدينة: \u2068إربد & "Salt"\u2069\n' +
    'المكان: مقهى أو مطعم\n' +
    'المساحة: \u2068120-150\u2069 م²\n' +
    'المرحلة: بناء على العظم\n' +
    'الأقرب إلى ذوقي: \u2067مقهى تحت الدوالي، متجر للخزف\u2069\n' +
    'الميزانية: من 15,000 إلى 40,000 د.أ\n' +
    'اللقاء: زيارة للمكان\n' +
    'الموعد 1: الخميس 3 كانون الأول/ديسمبر، الساعة 12 ظهرًا بتوقيت عمّان\n' +
    'الموعد 2: السبت 5 كانون الأول/ديسمبر، الساعة 10 صباحًا بتوقيت عمّان\n' +
    'الاسم: \u2068Lina ∗A.∗\u2069\n' +
    'الهاتف: \u2066+962 79 000 0000\u2069',
};

const query = '?service=commercial-interior-design&like=projects/family-majlis';

async function openBrief(page: Page, language: Language, rest = '', when = thursday) {
  await page.clock.install({ time: new Date(`${when}+03:00`) });
  await visit(page, `${addressIn(language, 'brief')}${rest}`);
}

function onThePage(page: Page, { words }: Language) {
  const { brief, contact } = words;
  const form = page.getByRole('form', { name: words.nav.brief });
  const panel = page.getByRole('region', { name: brief.message });
  const times = form.getByRole('group', { name: brief.time, exact: true });
  return {
    form,
    panel,
    times,
    answer: (name: string) => form.getByRole('radio', { name, exact: true }),
    room: (name: string) => form.getByRole('checkbox', { name }),
    day: (name: RegExp) => form.getByRole('group', { name: brief.day }).getByRole('radio', { name }),
    city: form.getByLabel(brief.city),
    area: form.getByLabel(brief.area),
    name: form.getByLabel(contact.nameLabel, { exact: true }),
    phone: form.getByLabel(contact.phoneLabel, { exact: true }),
    send: panel.getByRole('link', { name: brief.send }),
    chosen: form.getByRole('list', { name: brief.chosen }).getByRole('listitem'),
  };
}

/* Answers all questions of the brief that the page's address has not answered yet. `next` goes on to the next question. */
async function answerAll(page: Page, language: Language, next = async () => {}, finish = next) {
  const { brief } = language.words;
  const { answer, room, day, times, city, area, name, phone } = onThePage(page, language);
  const isEnglish = language.locale === 'en';
  await next();
  await city.fill('إربد & "Salt"');
  await area.fill(' 120-150 ');
  await answer(brief.cafe).check();
  await next();
  await answer(brief.shell).check();
  await finish();
  await room(isEnglish ? 'Café under the vines' : 'مقهى تحت الدوالي').check();
  await room(isEnglish ? 'Ceramics boutique' : 'متجر للخزف').check();
  await next();
  await answer(isEnglish ? '15,000–40,000 JOD' : 'من 15,000 إلى 40,000 د.أ').check();
  await next();
  await answer(brief.visit).check();
  await times.getByRole('checkbox', { name: isEnglish ? '12:00' : '12 ظهرًا' }).check();
  await day(isEnglish ? /Saturday\s+5/ : /السبت\s+5/).check();
  await times.getByRole('checkbox', { name: isEnglish ? '10:00' : '10 صباحًا' }).check();
  await next();
  await name.fill('Lina *A.*');
  await phone.fill('+962 79 000 0000');
}

/** Waits until the shown question accepts taps: a new question ignores them for a moment (animation `hear-no-finger`). */
async function questionAcceptsTaps(page: Page) {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .find(
          (one) => one.playState === 'running' && (one as CSSAnimation).animationName === 'hear-no-finger',
        );
    // An animation that is cancelled, since its question is hidden again, rejects.
    for (let one = running(); one; one = running()) await one.finished.catch(() => {});
  });
}

/** Returns a function that pauses or resumes all animations of the page. */
async function controlAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return (time: 'stands' | 'runs') =>
    session.send('Animation.setPlaybackRate', { playbackRate: time === 'runs' ? 1 : 0 });
}

/** The link to the next question that is shown now. */
function nextLink(page: Page, language: Language): Locator {
  return onThePage(page, language)
    .form.getByRole('link', { name: language.words.brief.next, exact: true })
    .filter({ visible: true });
}

/** Goes on from the first question, taps “Next” while the second question still ignores taps, and expects that it is shown. */
async function expectNoQuestionToBeSkipped(page: Page, goOn: () => Promise<unknown>) {
  const [english] = languages;
  const next = nextLink(page, english);
  await questionAcceptsTaps(page);
  // Animations are paused, so that the second question still ignores taps, however slow the machine is.
  const setTime = await controlAnimations(page);
  await setTime('stands');
  await goOn();
  await expect(page.getByRole('heading', { name: english.words.brief.where })).toBeVisible();
  await page.touchscreen.tap(...(await middleOf(next)));
  await letItSettle(page);
  await expect(page).toHaveURL(/#where$/);
  await next.press('Enter');
  await expect(page).toHaveURL(/#stage$/);
  // The address changes before the next question is shown; until then the earlier question's button “Next” is visible.
  await expect(page.getByRole('heading', { name: english.words.brief.stage })).toBeVisible();
  await setTime('runs');
  await next.tap();
  await expect(page).toHaveURL(/#style$/);
}

test.use({ timezoneId: 'Asia/Amman' });

for (const language of oneLanguage) {
  const { locale, words } = language;
  const other = languages[locale === 'en' ? 1 : 0];

  test.describe(locale, () => {
    test('one message says it all, outlives a reload, Back and another language, and is sent once', async ({
      page,
      context,
      baseURL,
    }) => {
      const consoleErrors = recordConsoleErrors(page, baseURL);
      const chats = await recordChats(page);
      const { send } = onThePage(page, language);
      const there = onThePage(page, other);
      const expectMessage = (link = send, text: string = expected[locale]) =>
        expect.poll(async () => chatText(await link.getAttribute('href'))).toBe(text);
      await openBrief(page, language, query);
      await answerAll(page, language);
      await expectMessage();
      expect(consoleErrors.filter(isOurs)).toEqual([]);

      await test.step('what is chosen outlives a reload, Back and another language', async () => {
        await page.reload();
        await expectMessage();
        await page.getByRole('banner').getByRole('link', { name: words.nav.faq, exact: true }).click();
        await expect(page).toHaveURL(addressIn(language, 'faq'));
        await page.goBack();
        await expectMessage();
        await languageLink(page).click();
        await expectMessage(there.send, expected[other.locale]);
        await expect(there.city).toHaveValue('إربد & "Salt"');
      });

      await test.step('a double click sends it once', async () => {
        const chat = context.waitForEvent('page');
        await there.send.dblclick();
        await (await chat).waitForLoadState();
        expect(chats.map(chatText)).toEqual([expected[other.locale]]);
        await expect(page.getByRole('region', { name: other.words.afterChat.question })).toBeVisible();
      });
    });

    test('on a phone one question is shown at a time, and Back leads to the one before', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { form, panel, city, send } = onThePage(page, language);
      const stepLink = (name: string) =>
        page.getByRole('navigation', { name: words.brief.steps }).getByRole('link', { name });
      await openBrief(page, language, query);
      await expect(form.getByText(words.brief.progress.replace('{n}', '1'))).toBeVisible();
      await expect(city).toBeHidden();
      await expect(panel).toBeHidden();
      await answerAll(
        page,
        language,
        async () => {
          await form
            .getByRole('link', { name: new RegExp(`^(${words.brief.next}|${words.brief.message})$`) })
            .filter({ visible: true })
            .click();
        },
        async () => {
          // A tap on the answer of a single-choice question opens the next question.
          await expect(page).toHaveURL(/#style$/);
        },
      );
      await expect(page).toHaveURL(/#message$/);
      await expect(panel).toBeVisible();
      // The send button is visible without scrolling, in low windows too.
      for (const height of [700, 844]) {
        await page.setViewportSize({ width: 390, height });
        await expect(send).toBeInViewport({ ratio: 1 });
      }
      expect(chatText(await send.getAttribute('href'))).toBe(expected[locale]);
      await page.goBack();
      await expect(form.getByText(words.brief.progress.replace('{n}', '6'))).toBeVisible();
      await expect(page.getByRole('heading', { name: words.brief.when })).toBeFocused();
      await stepLink(words.brief.where).click();
      await expect(city).toHaveValue('إربد & "Salt"');

      await test.step('what gets the focus stands clear of the way on', async () => {
        await page.setViewportSize({ width: 390, height: 700 });
        await stepLink(words.brief.style).click();
        const next = form
          .getByRole('link', { name: words.brief.next, exact: true })
          .filter({ visible: true });
        const rooms = form.getByRole('checkbox').filter({ visible: true });
        await rooms.first().focus();
        const count = await rooms.count();
        expect(count).toBeGreaterThan(3);
        for (let room = 1; room < count; room += 1) {
          await page.keyboard.press('Tab');
          const { y, height } = await boxOf(page.locator(':focus'));
          expect(y + height).toBeLessThanOrEqual((await boxOf(next)).y);
        }
      });
    });

    test('every service and project leads here', async ({ page }) => {
      const { panel } = onThePage(page, language);
      const brief = addressIn(language, 'brief');
      const main = page.getByRole('main');
      const hero = page.locator('#home').getByRole('link', { name: words.nav.toBrief });

      await test.step('from the first view, on a small phone too', async () => {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto(addressIn(language, 'home'));
        await expect(hero).toBeInViewport({ ratio: 1 });
        await expect(hero).toHaveAttribute('href', brief);
      });
      await page.setViewportSize({ width: 1366, height: 768 });
      await test.step('from contact', async () => {
        await page.goto(addressIn(language, 'contact'));
        await expect(main.getByRole('link', { name: words.nav.toBrief })).toHaveAttribute('href', brief);
      });
      await test.step('from each service', async () => {
        await page.goto(addressIn(language, 'services'));
        // The services that are folded have their links, too.
        for (const { slug } of content.services)
          await expect(
            page
              .locator(`#${slug}`)
              .getByRole('link', { name: words.nav.toBrief, includeHidden: true })
              .first(),
          ).toHaveAttribute('href', `${brief}?service=${slug}`);
      });
      await test.step('from a project', async () => {
        await visit(page, `${addressIn(language, 'projects')}/family-majlis`);
        await main.getByRole('link', { name: words.projects.alike }).click();
        await expect(panel).toContainText(locale === 'en' ? 'Family majlis' : 'مجلس العائلة');
      });
    });

    test('where storage is denied, choices last until the page is left', async ({ page }) => {
      await denyStorage(page, 'localStorage', 'sessionStorage');
      const { city } = onThePage(page, language);
      await openBrief(page, language, query);
      await city.fill('Amman');
      await languageLink(page).click();
      await expect(onThePage(page, other).city).toHaveValue('Amman');
    });
  });
}

test('by keys alone; “Start again” can be undone; only the first question needs an answer', async ({
  page,
}) => {
  const [language] = languages;
  const { brief, common, whatsappBrief } = language.words;
  const { form, answer, send, panel } = onThePage(page, language);
  const clear = panel.getByRole('button', { name: brief.clear });
  await openBrief(page, language);
  await form.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Aqaba');
  await page.keyboard.press('Tab');
  await page.keyboard.type('300');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(panel).toContainText('Service: Outdoor and landscape design');
  await expect(panel).toContainText('City: \u2068Aqaba\u2069');
  await expect(panel).toContainText('Space: Home');
  await expect(panel).toContainText(`Close to my taste: \u2066${content.portfolio[0]?.title.en}\u2069`);
  await send.focus();
  await expect(send).toBeFocused();

  await test.step('“Start again” can be undone', async () => {
    const text = chatText(await send.getAttribute('href'));
    await clear.click();
    // The first of the offered days stays chosen.
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(send).toHaveCount(0);
    await panel.getByRole('button', { name: common.undo }).click();
    await expect(answer('Outdoor and landscape design')).toBeChecked();
    expect(chatText(await send.getAttribute('href'))).toBe(text);
    await clear.click();
    await expect(send).toHaveCount(0);
  });

  await test.step('only the first question needs an answer', async () => {
    await panel.getByRole('button', { name: brief.send }).click();
    await expect(panel.getByText(brief.needed)).toBeVisible();
    await expect(form.getByText(brief.needed)).toBeVisible();
    await expect(page.getByRole('heading', { name: brief.what })).toBeFocused();
    const service = 'Renovation and remodeling';
    await answer(service).check();
    expect(chatText(await send.getAttribute('href'))).toBe(
      `${whatsappBrief.opening}\n\n${whatsappBrief.service.replace('{service}', service)}`,
    );
  });

  await test.step('the budget is asked beside the fee of the chosen service, and of no other', async () => {
    const [first, second] = content.services;
    const budget = form.getByRole('group', { name: brief.budget });
    const fee = (service: typeof first) => budget.getByText(service?.fee?.note?.en ?? '');
    await answer(first?.title.en ?? '').check();
    await expect(fee(first)).toBeVisible();
    await answer(second?.title.en ?? '').check();
    await expect(fee(second)).toBeVisible();
    await expect(fee(first)).toHaveCount(0);
  });
});

test('what is typed is sent as it is; what is chosen has its limits, can be taken out, and goes when it is too late', async ({
  page,
}) => {
  const [language] = languages;
  const { brief } = language.words;
  const { form, panel, room, times, chosen, city, area, name, phone, send } = onThePage(page, language);
  const time = (label: string) => times.getByRole('checkbox', { name: label });
  const remove = (label: string) => form.getByRole('button', { name: `Remove ${label}` });
  await openBrief(page, language, query);

  await test.step('whatever is typed stays in its line', async () => {
    await city.fill('{name} \u202e$& \u2069\u2066%0ABudget: 1');
    await area.fill('50×70 & #?+=%26');
    await name.fill('🏡 _Ли́на_ <b>\\"\'');
    await phone.fill('  ');
    await expect(form.getByRole('alert')).toHaveCount(0);
    expect(chatText(await send.getAttribute('href'))).toBe(
      "Hello Sindian, I'd like to tell you about my project:\n\n" +
        'Service: Commercial interior design\n' +
        'A project like: \u2066Family majlis\u2069\n' +
        'City: \u2068{name} $& %0ABudget: 1\u2069\n' +
        'Area: \u206850×70 & #?+=%26\u2069 m²\n' +
        'Name: \u2068🏡 ˍЛи́наˍ <b>\\"\'\u2069',
    );
  });

  await test.step('a text that is too long is reported, never cut', async () => {
    await city.fill('ع'.repeat(61));
    await expect(city).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(/61\D+60/)).toBeVisible();
    await expect(send).toHaveCount(0);
    await panel.getByRole('button', { name: brief.send }).click();
    await expect(panel.getByText(brief.tooLong)).toBeVisible();
    await city.fill('ع'.repeat(60));
    expect(chatText(await send.getAttribute('href'))).toContain(`\u2068${'ع'.repeat(60)}\u2069`);
  });

  await test.step('three pictures and three times, no more', async () => {
    for (const title of ['Abdoun residence', 'Family majlis', 'Stone house in Salt'])
      await room(title).check();
    await expect(room('Ceramics boutique')).toBeDisabled();
    await room('Family majlis').uncheck();
    await expect(room('Ceramics boutique')).toBeEnabled();
    for (const label of ['12:00', '13:00', '14:00']) await time(label).check();
    await expect(time('15:00')).toBeDisabled();
    await expect(chosen).toHaveCount(3);
    await remove('Thursday 3 December, 13:00').click();
    await expect(chosen).toHaveCount(2);
    await expect(time('15:00')).toBeEnabled();
  });

  await test.step('what is taken out leaves the keys at its question', async () => {
    await remove('Thursday 3 December, 14:00').click();
    await remove('Thursday 3 December, 12:00').press('Enter');
    await expect(chosen).toHaveCount(0);
    await expect(page.getByRole('heading', { name: brief.when })).toBeFocused();
    await remove('Family majlis').press('Enter');
    await expect(page.getByRole('heading', { name: brief.what })).toBeFocused();
  });

  await test.step('a time that comes too near is removed, and the page says so', async () => {
    await time('12:00').check();
    await expect(panel).toContainText('Time 1');
    await page.clock.fastForward('31:00');
    await expect(form.getByText(brief.timeGone)).toBeVisible();
    await expect(panel).not.toContainText('Time 1');
    await expect(time('12:00')).toHaveCount(0);
  });
});

test.describe('by a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a double tap on “Next” is one step, and answers nothing; the service of a link is chosen by a whole page load too', async ({
    page,
  }) => {
    // No fake clock is used, since it would also replace the performance entries of the page load.
    const [english] = languages;
    const { form, answer } = onThePage(page, english);
    const brief = addressIn(english, 'brief');
    await visit(page, brief);

    await test.step('a double tap on “Next” is one step', async () => {
      const next = form.getByRole('link', { name: english.words.brief.next, exact: true });
      const chosen = form.locator('input:checked');
      const before = await chosen.count();
      for (const question of ['where', 'stage', 'style', 'budget', 'when'] as const) {
        await next.scrollIntoViewIfNeeded();
        await questionAcceptsTaps(page);
        await tapTwice(page, await middleOf(next));
        await expect(page.getByRole('heading', { name: english.words.brief[question] })).toBeVisible();
        await questionAcceptsTaps(page);
        await expect(page).toHaveURL(new RegExp(`${brief}#${question}$`));
        await expect(chosen).toHaveCount(before);
      }
    });

    await test.step('a link’s service is chosen; a reload keeps what was chosen since', async () => {
      await page
        .getByRole('navigation', { name: english.words.brief.steps })
        .getByRole('link', { name: english.words.brief.what })
        .tap();
      await answer('Residential interior design').check();
      await page.goto(`${brief}${query}`);
      await expect(answer('Commercial interior design')).toBeChecked();
      await answer('Renovation and remodeling').check();
      // A tap on the service opens the next question.
      await expect(page).toHaveURL(/#where$/);
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(/service=/);
      await expect(answer('Renovation and remodeling')).toBeChecked();
    });
  });

  test('an answer tapped before the scripts have come goes on when they have; by arrow keys it only is chosen', async ({
    page,
  }) => {
    const [english] = languages;
    const { form } = onThePage(page, english);
    const first = form.getByRole('radio').first();
    for (const [choose, part, chosen] of [
      [async () => tapTwice(page, await middleOf(first)), 'where', 0],
      [() => first.press('ArrowDown'), 'what', 1],
    ] as const) {
      const release = await holdRequests(page, anyScript);
      await page.goto(addressIn(english, 'brief'), { waitUntil: 'domcontentloaded' });
      await questionAcceptsTaps(page);
      await choose();
      release();
      await scriptsAreReady(page);
      await letItSettle(page);
      await expect(page.getByRole('heading', { name: english.words.brief[part] })).toBeVisible();
      await expect(form.locator('[name=service]:checked')).toHaveValue(content.services[chosen]?.slug ?? '');
    }

    await test.step('“Next”, tapped while an answer goes on by itself, skips no question', () =>
      expectNoQuestionToBeSkipped(page, () => first.tap()));
  });

  test('where the scripts never come, answers go on all the same, and never back; “Next” skips no question', async ({
    page,
  }) => {
    const [english] = languages;
    await holdRequests(page, anyScript);
    await shortenLongWaits(page);
    await page.goto(addressIn(english, 'brief'), { waitUntil: 'domcontentloaded' });
    const { form } = onThePage(page, english);
    await form.getByRole('radio').first().tap();
    await expect(page.getByRole('heading', { name: english.words.brief.where })).toBeVisible();
    await page.goBack();
    await expect(form.getByRole('radio').first()).toBeChecked();

    // Before hydration an answer opens the next question only later, so “Next” is used.
    await test.step('“Next”, tapped twice, skips no question', () =>
      expectNoQuestionToBeSkipped(page, async () =>
        page.touchscreen.tap(...(await middleOf(nextLink(page, english)))),
      ));
  });
});

/**
 * The times (ISO) that the brief offers on each of the given days. Runs in the page, which needs one click and one paint per
 * day.
 */
async function offeredOn(days: Locator, times: Locator): Promise<string[][]> {
  const list = await times.elementHandle();
  return days.evaluateAll(async (all, within) => {
    const offered: string[][] = [];
    for (const day of all) {
      (day as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      const found = (within as HTMLElement).querySelectorAll('time');
      offered.push([...found].map((time) => time.getAttribute('datetime') ?? ''));
    }
    return offered;
  }, list);
}

/* Time zones, and the expected text of the first offered time: in Amman's time and in the visitor's. */
const elsewhere = fewOrAll(
  [
    {
      timezoneId: 'America/Los_Angeles',
      when: '2026-12-03T23:50:00',
      slot: '10:00 in Amman, 23:00 where you are',
      iso: '2026-12-05T10:00+03:00',
    },
  ],
  [
    // The Sunday on which London changes its clocks. The unit tests in model/hours cover the change itself.
    {
      timezoneId: 'Europe/London',
      when: '2026-10-24T16:00:00',
      slot: '9:00 in Amman, 6:00 where you are',
      iso: '2026-10-25T09:00+03:00',
    },
  ],
);

for (const { timezoneId, when, slot, iso } of elsewhere) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`both clocks, at ${when} in Amman; ten days of times two hours away at least`, async ({
      page,
      baseURL,
    }) => {
      const consoleErrors = recordConsoleErrors(page, baseURL);
      const [language] = languages;
      const { form, times, panel } = onThePage(page, language);
      await openBrief(page, language, query, when);
      const first = times.getByRole('checkbox').first();
      await first.check();
      const time = times.locator('time').first();
      await expect(time).toHaveAttribute('datetime', iso);
      const [there = '', here = ''] = slot.split(', ');
      await expect(time).toContainText(there);
      await expect(time).toContainText(here);
      await expect(panel).toContainText(there);
      await expect(panel).not.toContainText('where you are');

      // A few offered times are enough here: the unit tests in model/hours cover the others.
      await test.step('ten days offer times two hours away at least, within the opening hours of Amman', async () => {
        const days = form.getByRole('group', { name: language.words.brief.day }).getByRole('radio');
        const now = Date.parse('2027-05-24T15:59:00+03:00');
        await page.clock.fastForward(now - Date.parse(`${when}+03:00`));
        await expect(time).toHaveAttribute('datetime', /^2027-05/);
        await expect(days).toHaveCount(10);
        const onDays = await offeredOn(days, times);
        expect(new Set(onDays.map(([first]) => first?.slice(0, 10))).size).toBe(10);
        for (const iso of onDays.flat()) {
          const weekday = new Date(iso.slice(0, 10)).getUTCDay();
          const hour = Number(iso.slice(11, 13));
          const [from, to] = weekday === 6 ? [10, 15] : [9, 18];
          expect(iso).toMatch(/T\d\d:00\+03:00$/);
          expect(weekday, iso).not.toBe(5);
          expect(iso).not.toContain('2027-05-25');
          expect(hour, iso).toBeGreaterThanOrEqual(from);
          expect(hour, iso).toBeLessThan(to);
          expect(Date.parse(iso), iso).toBeGreaterThanOrEqual(now + 2 * 60 * 60_000);
        }
      });
      expect(consoleErrors.filter(isOurs)).toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`${language.locale}: a plain form holds the labels, and sends`, async ({ page, context }) => {
      const chats = await recordChats(page);
      const { words } = language;
      await page.goto(addressIn(language, 'brief'));
      const plain = page.getByRole('form', { name: words.brief.message });
      const field = plain.getByRole('textbox', { name: words.brief.message });
      const blank = await field.inputValue();
      expect(blank.split('\n')).toHaveLength(12);
      expect(blank).toContain(`\n${words.whatsappBrief.times} `);
      await field.fill(blank.replace(words.whatsappBrief.times, `${words.whatsappBrief.times} 9:00`));
      await expect(page.getByRole('form', { name: words.nav.brief })).toBeHidden();
      const chat = context.waitForEvent('page');
      await plain.getByRole('button', { name: words.brief.send }).click();
      await (await chat).waitForLoadState();
      expect(new URL(chats[0] ?? '').searchParams.get('text')?.replaceAll('\r', '')).toContain(
        `${words.whatsappBrief.times} 9:00`,
      );
    });
  }
});
