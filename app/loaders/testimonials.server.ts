import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { itemAddress } from '#model/site-map.ts';
import { localized } from './localized.ts';
import { alternativeText, picture, portrait } from './pictures.server.ts';
import type { PicturedWork, Testimonial } from './types.ts';

export function testimonialsIn(locale: Locale): Testimonial[] {
  return localized(content().testimonials, locale).map(({ project, ...testimonial }) => ({
    ...testimonial,
    photo: portrait(testimonial.photo, testimonial.name, locale),
    ...(project ? { project: titleOf(project, locale) } : {}),
  }));
}

/** The work that the first testimonial is about; none if that is a course. */
export function workOfFirstTestimonial(locale: Locale): PicturedWork | undefined {
  const folder = content().testimonials[0]?.project;
  for (const kind of ['portfolio', 'projects'] as const) {
    const work = content()[kind].find((one) => one.folder === folder);
    if (work)
      return {
        title: work.title[locale],
        to: itemAddress(kind, work.slug, locale),
        picture: picture(work.folder, work.coverImage, alternativeText(work.coverImage, locale)),
      };
  }
  return undefined;
}

/** The title of the item in a folder of content/, such as `projects/family-majlis`. */
function titleOf(folder: string, locale: Locale): string {
  const { portfolio, projects, courses } = content();
  const item = [...portfolio, ...projects, ...courses].find((one) => one.folder === folder);
  return item?.title[locale] ?? '';
}
