import { expect, test } from '@playwright/test';
import { count, fill, groupDigits } from '#model/language/translate.ts';
import {
  addressIn,
  boxOf,
  chatText,
  chatTexts,
  content,
  expectNewTab,
  languages,
  onceIn,
  ownText,
  recordChats,
  visit,
} from '../site.ts';

/* The course of the sample that starts last. */
const last = content.courses.toSorted((a, b) => (b.next_start ?? 0) - (a.next_start ?? 0))[0];
const start = (last?.next_start ?? 0) * 86_400_000;

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);
  const { courses } = content;

  const dollars = (usd: number) => count(words, locale, 'dollar', usd);

  /* The expected message is the owner's template, filled with data of the same content file. */
  function request(course: (typeof courses)[number]): string {
    return fill(course.cta_whatsapp[locale], {
      title: ownText(course.title[locale], language),
      mode: course.mode[locale],
      hours: course.hours_total,
      sessions: course.sessions_per_week,
      jod: groupDigits(course.price_jod),
      usd: course.price_usd,
      dollars: dollars(course.price_usd),
      url: `${content.site.url}${addressIn(language, 'courses')}#${course.slug}`,
    });
  }

  test.describe(locale, () => {
    test('all courses, each with what it teaches and costs, and with its own registration', async ({
      page,
      context,
    }) => {
      const chats = await recordChats(page);
      await visit(page, addressIn(language, 'courses'));

      await test.step('what it teaches and costs', async () => {
        await expect(page.getByRole('article')).toHaveCount(courses.length);
        for (const course of courses) {
          const title = course.title[locale];
          const card = page.getByRole('article', { name: title, exact: true });
          await expect(card.getByRole('heading', { name: title })).toBeVisible();
          const facts = [
            count(words, locale, 'trainingHour', course.hours_total),
            fill(words.courses.sessionsPerWeek, {
              sessions: count(words, locale, 'session', course.sessions_per_week),
            }),
            course.mode[locale],
            fill(words.common.jod, { n: groupDigits(course.price_jod) }),
            dollars(course.price_usd),
          ];
          const { excerpt, syllabus, highlights } = course;
          for (const text of [excerpt[locale], ...syllabus[locale], ...highlights[locale], ...facts]) {
            await expect(card).toContainText(text);
          }
        }
      });

      await test.step('the picture is beside the text, and the syllabus opens below what registers', async () => {
        await page.setViewportSize({ width: 900, height: 800 });
        for (const course of courses) {
          const card = page.getByRole('article', { name: course.title[locale], exact: true });
          const picture = await boxOf(card.locator('picture').first());
          const title = await boxOf(card.getByRole('heading', { level: 2 }));
          expect(title.y).toBeLessThan(picture.y + picture.height);
          const line = card.getByText(course.syllabus[locale][0] ?? '');
          await expect(line).toBeHidden();
          await card.getByText(words.courses.syllabus, { exact: true }).click();
          await expect(line).toBeVisible();
          const register = await boxOf(card.getByRole('link', { name: words.courses.register }));
          expect(register.y).toBeLessThan((await boxOf(line)).y);
        }
      });

      await test.step('its registration, in a new tab', async () => {
        const requests: string[] = [];
        for (const course of courses) {
          const card = page.getByRole('article', { name: course.title[locale], exact: true });
          const register = card.getByRole('link', { name: words.courses.register });
          await expect(register).toHaveText(words.courses.register);
          await expectNewTab(register);
          requests.push(chatText(await register.getAttribute('href')));
        }
        expect(requests).toEqual(courses.map(request));
        const chat = context.waitForEvent('page');
        await page.getByRole('link', { name: words.courses.register }).first().click();
        await (await chat).waitForLoadState();
        expect(await chatTexts(chats)).toEqual(courses.slice(0, 1).map(request));
      });
    });

    once(
      'a start that is over is taken away without a touch, also from a page built before',
      async ({ page }) => {
        test.skip(start < Date.now(), 'all starts of the sample are over');
        const card = page.getByRole('article', { name: last?.title[locale] ?? '', exact: true });
        const label = card.getByText(words.courses.nextStart, { exact: true });
        for (const [when, count] of [
          [start + 12 * 3_600_000, 1],
          [start + 24 * 3_600_000, 0],
        ] as const) {
          await page.clock.setFixedTime(when);
          await page.goto(addressIn(language, 'courses'));
          await expect(page.locator('html[data-hydration="at-once"]')).toHaveCount(1);
          await expect(label).toHaveCount(count);
        }
      },
    );
  });
}
