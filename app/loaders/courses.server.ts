import type { Locale } from '#model/language/locales.ts';
import { count, fill } from '#model/language/translate.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { courseText } from '#model/whatsapp/course-text.ts';
import { picture, pictureInLanguage } from './pictures.server.ts';
import type { Course } from './types.ts';

export function coursesIn(locale: Locale): Course[] {
  const words = wordsIn(locale);
  const { site, courses } = content();
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
