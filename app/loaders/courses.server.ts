import type { Locale } from '#model/language/locales.ts';
import { count, fill } from '#model/language/translate.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { courseText } from '#model/whatsapp/course-text.ts';
import { picture } from './pictures.server.ts';
import type { Course } from './types.ts';

export function coursesIn(locale: Locale): Course[] {
  const words = wordsIn(locale);
  const { site, courses } = content();
  return courses
    .filter((course) => course.lang === locale)
    .map((course) => ({
      slug: course.slug,
      title: course.title,
      excerpt: course.excerpt,
      thumbnail: picture(
        course.folder,
        course.thumbnail,
        { label: course.thumbnail.label, alt: course.title },
        true,
      ),
      hoursTotal: course.hours_total,
      hours: count(words, locale, 'trainingHour', course.hours_total),
      sessions: fill(words.courses.sessionsPerWeek, {
        sessions: count(words, locale, 'session', course.sessions_per_week),
      }),
      mode: course.mode,
      priceJod: course.price_jod,
      priceUsd: course.price_usd,
      dollars: count(words, locale, 'dollar', course.price_usd),
      syllabus: course.syllabus,
      highlights: course.highlights,
      chatLink: chatLink(
        site.chatNumber,
        courseText(
          course.cta_whatsapp,
          {
            title: course.title,
            mode: course.mode,
            hours: course.hours_total,
            sessions: course.sessions_per_week,
            jod: course.price_jod,
            usd: course.price_usd,
            url: `${site.url}${addressOf('courses', locale)}#${course.slug}`,
          },
          words,
          locale,
        ),
      ),
    }));
}
