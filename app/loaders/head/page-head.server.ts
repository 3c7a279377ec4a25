import { type Locale, otherLocale } from '#model/language/locales.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import {
  addressOf,
  framesPageAddress,
  type ItemPageKey,
  itemAddress,
  type PageKey,
} from '#model/site-map.ts';
import { heroIn, siteIn } from '../site.server.ts';
import type { PageHead } from './page-meta.ts';
import { previewOf } from './preview.server.ts';
import type { StructuredData } from './structured-data.server.ts';

/** The languages as Open Graph writes them. */
const openGraphLocales = { en: 'en_US', ar: 'ar_JO' } as const satisfies Record<Locale, string>;

/** The head of a page of the site map: title, description, addresses and structured data. */
export function pageHead(key: PageKey, locale: Locale, structuredData: StructuredData[] = []): PageHead {
  const site = siteIn(locale);
  const words = wordsIn(locale);
  return {
    title: key === 'home' ? `${site.name} | ${site.tagline}` : `${titleOf(key, words)} | ${site.name}`,
    description: key === 'home' ? heroIn(locale).subtitle : descriptionOf(key, words),
    ...sharedHead((language) => addressOf(key, language), locale),
    structuredData,
  };
}

/** The title of a page: its label in the menu or, where the menu has a short form, the full label. */
function titleOf(key: PageKey, { nav, faq }: Words): string {
  return key === 'faq' ? faq.label : nav[key];
}

/** The description of a page: its subtitle, unless the subtitle alone says little in search results. */
function descriptionOf(key: Exclude<PageKey, 'home'>, words: Words): string {
  const { results } = words;
  return key === 'faq' || key === 'testimonials' ? results[key] : words[key].subtitle;
}

/**
 * The head of one page of the list of frames. Page 1 is the page of the site map; further pages share its preview
 * picture.
 */
export function framesHead(page: number, locale: Locale): PageHead {
  const first = pageHead('frames', locale);
  if (page === 1) return first;
  const words = wordsIn(locale);
  const addressIn = (language: Locale) => framesPageAddress(page, language);
  return {
    ...first,
    title: first.title.replace(
      words.nav.frames,
      fill(words.paging.title, { title: words.nav.frames, n: page }),
    ),
    description: fill(words.paging.title, { title: first.description, n: page }),
    ...addressesOf(addressIn, locale),
  };
}

/** The head of an item's own page. */
export function itemHead(
  key: ItemPageKey,
  item: { slug: string; title: string; description: string },
  locale: Locale,
  structuredData: StructuredData[],
): PageHead {
  return {
    title: `${item.title} | ${siteIn(locale).name}`,
    description: item.description,
    ...sharedHead((language) => itemAddress(key, item.slug, language), locale),
    structuredData,
  };
}

/**
 * The part of the head that all pages share: the page's address, the addresses of the same page in each language
 * (English is the default), and the preview picture.
 */
function sharedHead(addressIn: (language: Locale) => string, locale: Locale) {
  const { url, name } = siteIn(locale);
  return {
    ...addressesOf(addressIn, locale),
    siteName: name,
    locale: openGraphLocales[locale],
    otherLocale: openGraphLocales[otherLocale(locale)],
    preview: `${url}${previewOf(addressIn(locale))}`,
  };
}

function addressesOf(addressIn: (language: Locale) => string, locale: Locale) {
  const { url } = siteIn(locale);
  const href = (language: Locale) => `${url}${addressIn(language)}`;
  return {
    canonical: href(locale),
    alternates: [
      { hrefLang: 'en', href: href('en') },
      { hrefLang: 'ar', href: href('ar') },
      { hrefLang: 'x-default', href: href('en') },
    ],
  };
}
