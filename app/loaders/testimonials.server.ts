import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { localized } from './localized.ts';
import { alternativeText, picture, portrait } from './pictures.server.ts';
import type { PicturedWork, Testimonial } from './types.ts';
import { workIn } from './works.server.ts';

export function testimonialsIn(locale: Locale): Testimonial[] {
  return localized(content().testimonials, locale).map(({ project, ...testimonial }) => ({
    ...testimonial,
    photo: portrait(testimonial.photo, testimonial.name, locale),
    ...(project ? { project: titleOf(project, locale) } : {}),
  }));
}

/** The work that the first testimonial is about; none if that is a course. */
export function workOfFirstTestimonial(locale: Locale): PicturedWork | undefined {
  const found = workIn(content().testimonials[0]?.project, locale, content());
  if (!found) return undefined;
  const { work, title, to } = found;
  return {
    title,
    to,
    picture: picture(work.folder, work.coverImage, alternativeText(work.coverImage, locale)),
  };
}

/** The title of the work, project or course in a folder of content/. */
function titleOf(folder: string, locale: Locale): string {
  const course = content().courses.find((one) => one.folder === folder);
  return course?.title[locale] ?? workIn(folder, locale, content())?.title ?? '';
}
