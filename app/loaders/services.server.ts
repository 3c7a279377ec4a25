import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { alternativeText, picture, pictureInLanguage } from './pictures.server.ts';
import { feeIn } from './terms.server.ts';
import type { Service } from './types.ts';

export function servicesIn(locale: Locale): Service[] {
  return content().services.map((service, index) => {
    const { slug, folder, title, description, image, features } = service;
    return {
      slug,
      title: title[locale],
      description: description[locale],
      image: picture(folder, pictureInLanguage(image, locale), alternativeText(image, locale), index === 0),
      isDrawing: image.inArabic !== undefined,
      features: features[locale],
      ...feeIn(locale, service),
    };
  });
}
