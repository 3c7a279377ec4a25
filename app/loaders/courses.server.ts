import { isoDay } from '#model/hours/clock.ts';
import { fullDateText, rangesText } from '#model/hours/hours-text.ts';
import { calendar } from '#model/language/calendar.ts';
import type { Locale } from '#model/language/locales.ts';
import { count, fill } from '#model/language/translate.ts';
import { studioDay } from '#model/on-disk/ended.server.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { courseText } from '#model/whatsapp/course-text.ts';
import { picture, pictureInLanguage } from './pictures.server.ts';
import type { Course, CourseSchedule, Fact } from './types.ts';

type CourseContent = Content['courses'][number];

export function coursesIn(locale: Locale, source = content()): Course[] {
  const words = wordsIn(locale);
  const { site, courses } = source;
  const today = studioDay(source);
  return courses.map((course) => {
    const { slug, folder, thumbnail, hours_total, sessions_per_week, price_jod, price_usd } = course;
    const title = course.title[locale];
    const mode = course.mode[locale];
    return {
      slug,
      title,
      excerpt: course.excerpt[locale],
      thumbnail: picture(
        folder,
        pictureInLanguage(thumbnail, locale),
        { label: thumbnail.label[locale], alt: title },
        true,
      ),
      hoursTotal: hours_total,
      hours: count(words, locale, 'trainingHour', hours_total),
      sessions: fill(words.courses.sessionsPerWeek, {
        sessions: count(words, locale, 'session', sessions_per_week),
      }),
      mode,
      priceJod: price_jod,
      priceUsd: price_usd,
      dollars: count(words, locale, 'dollar', price_usd),
      ...optionalFields(course, today, locale),
      facts: factsOf(course, locale),
      syllabus: course.syllabus[locale],
      highlights: course.highlights[locale],
      chatLink: chatLink(
        site.chatNumber,
        courseText(
          course.cta_whatsapp[locale],
          {
            title,
            mode,
            hours: hours_total,
            sessions: sessions_per_week,
            jod: price_jod,
            usd: price_usd,
            url: `${site.url}${addressOf('courses', locale)}#${slug}`,
          },
          words,
          locale,
        ),
      ),
    };
  });
}

/** What a course may say of its next group, without the fields that its content lacks. A start that is over is one of these. */
function optionalFields(course: CourseContent, today: number, locale: Locale) {
  const { next_start: start, schedule, group_size: groupSize, teacher, certificate } = course;
  return {
    ...(start !== undefined && start >= today
      ? { nextStart: { iso: isoDay(start), text: fullDateText(locale, start) } }
      : {}),
    ...(schedule ? { schedule } : {}),
    ...(groupSize ? { groupSize } : {}),
    ...(teacher ? { teacher: teacher[locale] } : {}),
    ...(certificate ? { certificate: certificate[locale] } : {}),
  };
}

function factsOf({ schedule, group_size: size, ...course }: CourseContent, locale: Locale): Fact[] {
  const words = wordsIn(locale);
  const participants = size && count(words, locale, 'participant', size);
  const texts = {
    schedule: schedule && scheduleText(schedule, locale),
    group: participants && fill(words.courses.groupSize, { participants }),
    teacher: course.teacher?.[locale],
    certificate: course.certificate?.[locale],
    refund: course.refund?.[locale],
  };
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((name) => {
    const text = texts[name];
    return text ? [{ label: words.courses[name], text }] : [];
  });
}

const conjunction = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  ar: new Intl.ListFormat('ar', { type: 'conjunction' }),
};

/** Weekdays and hours: “Sunday, Tuesday and Thursday, 18:00–21:00 (Amman time)”. */
function scheduleText({ days, hours }: CourseSchedule, locale: Locale): string {
  const words = wordsIn(locale);
  const names = conjunction[locale].format(days.map((day) => calendar[locale].days[day] ?? ''));
  return `${names}${words.common.listComma}${rangesText(words, locale, [hours])} ${words.hours.ammanTime}`;
}
