import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { described, picture } from './pictures.server.ts';
import type { Service } from './types.ts';

export function servicesIn(locale: Locale): Service[] {
  return content().services.map(({ slug, folder, title, description, image, features }, index) => {
    const { inArabic, duskInArabic } = image;
    const files = locale === 'ar' && inArabic ? { url: inArabic, dusk: duskInArabic } : image;
    return {
      slug,
      title: title[locale],
      description: description[locale],
      image: picture(folder, { ...image, ...files }, described(image, locale), index === 0),
      isDrawing: inArabic !== undefined,
      features: features[locale],
    };
  });
}
