import { expect, test } from '@playwright/test';
import { count, fill, groupDigits } from '#model/language/translate.ts';
import {
  addressIn,
  boxOf,
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
    test('all courses, each with what it teaches and costs, and its own registration', async ({
      page,
      context,
    }) => {
      const chats = await recordChats(page);
      await visit(page, addressIn(language, 'courses'));
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
        const register = card.getByRole('link', { name: words.courses.register });
        await expect(register).toHaveText(words.courses.register);
        await expectNewTab(register);
        const chat = context.waitForEvent('page');
        await register.click();
        await (await chat).waitForLoadState();
      }
      expect(await chatTexts(chats, courses.length)).toEqual(courses.map(request));
    });

    once('the picture is beside the text, and the syllabus opens below what registers', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 800 });
      await page.goto(addressIn(language, 'courses'));
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
