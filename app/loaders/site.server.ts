import path from 'node:path';
import type { Locale } from '#model/language/locales.ts';
import { fill } from '#model/language/translate.ts';
import { mapLink } from '#model/map-link.ts';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { readJsonOnce } from '#model/on-disk/read-once.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { alternativeText, picture } from './pictures.server.ts';
import type { Hero, OutlinedWord, Picture, Site, StudioPlace } from './types.ts';

export function siteIn(locale: Locale, { site }: Pick<Content, 'site'> = content()): Site {
  const { address, place } = site.contact;
  return {
    name: site.name[locale],
    wordmark: site.wordmark[locale],
    tagline: site.tagline[locale],
    url: site.url,
    chatNumber: site.chatNumber,
    phone: site.contact.phone,
    email: site.contact.email,
    address: onOneLine([place?.area[locale], address[locale]], locale),
    ...(place ? { place: placeOf(place, site.name[locale], locale) } : {}),
    ...(site.legal ? { legal: legalLine(site.legal, locale) } : {}),
    social: site.social.map(({ name, url }) => ({ name: name[locale], url })),
  };
}

type Place = NonNullable<Content['site']['contact']['place']>;

function placeOf(place: Place, name: string, locale: Locale): StudioPlace {
  const { street, building, floor, landmark, parking, byAppointment, map, point } = place;
  const streetLine = onOneLine([street?.[locale], building?.[locale], floor?.[locale]], locale);
  const link = map ?? (point && mapLink(point, name));
  return {
    ...(streetLine ? { street: streetLine } : {}),
    ...(landmark ? { landmark: landmark[locale] } : {}),
    ...(parking ? { parking: parking[locale] } : {}),
    ...(byAppointment ? { isByAppointment: true } : {}),
    ...(link ? { map: link } : {}),
  };
}

/** Name and numbers of the registered business, separated by a middle dot. */
function legalLine(
  { name, registration, tax }: NonNullable<Content['site']['legal']>,
  locale: Locale,
): string {
  const { footer } = wordsIn(locale);
  const numbers = [
    registration && fill(footer.registration, { number: registration }),
    tax && fill(footer.tax, { number: tax }),
  ];
  const unbroken = numbers.map((text) => text?.replaceAll(' ', '\u00a0'));
  return [name?.[locale], ...unbroken].filter(Boolean).join('\u00a0· ');
}

/** The parts of an address that the content has, on one line. */
export function onOneLine(parts: (string | undefined)[], locale: Locale): string {
  return parts.filter(Boolean).join(wordsIn(locale).common.listComma);
}

/**
 * The lettering of the logo as vector outlines, made by scripts/word-mark; null where the page writes the logo in a
 * font.
 */
export function wordOutlineIn(locale: Locale): OutlinedWord | null {
  return wordOutlines()[locale];
}

const wordOutlines = readJsonOnce<Record<Locale, OutlinedWord | null>>(
  path.join(generatedFolder, 'word-mark.json'),
);

export function heroIn(locale: Locale): Hero {
  const { hero } = content().site;
  return {
    headline: hero.headline[locale],
    subtitle: hero.subtitle[locale],
    callToAction: hero.callToAction[locale],
    chatButton: hero.chatButton[locale],
    background: {
      type: hero.background.type,
      image: picture('', hero.background.image, alternativeText(hero.background.image, locale), true),
    },
    ...(hero.cord ? { cord: hero.cord } : {}),
    caption: hero.caption[locale],
    project: hero.project,
  };
}

/** @param withBlur whether the picture gets a blurred placeholder, for pages where it stands near the top */
export function contactPictureIn(locale: Locale, withBlur: boolean): Picture {
  const { image } = content().site.contact;
  return picture('', image, alternativeText(image, locale), withBlur);
}

export function servicesBannerIn(locale: Locale): Picture {
  const image = content().site.servicesBanner;
  return picture('', image, alternativeText(image, locale), true);
}

export function faqPictureIn(locale: Locale): Picture {
  const image = content().site.faqPicture;
  return picture('', image, alternativeText(image, locale));
}
