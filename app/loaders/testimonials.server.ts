import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { localized } from './localized.ts';
import { portrait } from './pictures.server.ts';
import type { Testimonial } from './types.ts';

export function testimonialsIn(locale: Locale): Testimonial[] {
  return localized(content().testimonials, locale).map((testimonial) => ({
    ...testimonial,
    photo: portrait(testimonial.photo, testimonial.name, locale),
    project: titleOf(testimonial.project, locale),
  }));
}

/** The title of the item in a folder of content/, such as `projects/family-majlis`. */
function titleOf(folder: string, locale: Locale): string {
  const { portfolio, projects, courses } = content();
  const item = [...portfolio, ...projects, ...courses].find((one) => one.folder === folder);
  return item?.title[locale] ?? '';
}
