import path from 'node:path';
import type { Locale } from '#model/language/locales.ts';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { readJsonOnce } from '#model/on-disk/read-once.server.ts';
import { alternativeText, picture } from './pictures.server.ts';
import type { Hero, OutlinedWord, Picture, Site } from './types.ts';

export function siteIn(locale: Locale): Site {
  const { site } = content();
  return {
    name: site.name[locale],
    wordmark: site.wordmark[locale],
    tagline: site.tagline[locale],
    url: site.url,
    chatNumber: site.chatNumber,
    phone: site.contact.phone,
    email: site.contact.email,
    address: site.contact.address[locale],
    social: site.social.map(({ name, url }) => ({ name: name[locale], url })),
  };
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
