import { heroIn, siteIn } from '../content/site.server.ts';
import { wordsIn } from '../content/words.server.ts';
import type { Locale } from '../language/locales.ts';
import { addressOf, type ItemPageKey, itemAddress, type PageKey } from '../site-map.ts';
import type { PageHead } from './page-meta.ts';

/** The head of a page of the site map. */
export function pageHead(key: PageKey, locale: Locale): PageHead {
  const site = siteIn(locale);
  const words = wordsIn(locale);
  return {
    title: key === 'home' ? `${site.name} | ${site.tagline}` : `${words.nav[key]} | ${site.name}`,
    description: key === 'home' ? heroIn(locale).subtitle : words[key].subtitle,
    ...addresses((language) => addressOf(key, language), locale),
  };
}

/** The head of an item's own page. */
export function itemHead(
  key: ItemPageKey,
  item: { slug: string; title: string; description: string },
  locale: Locale,
): PageHead {
  return {
    title: `${item.title} | ${siteIn(locale).name}`,
    description: item.description,
    ...addresses((language) => itemAddress(key, item.slug, language), locale),
  };
}

/** The page's own address and the same page in each language; English is the default. */
function addresses(addressIn: (language: Locale) => string, locale: Locale) {
  const href = (language: Locale) => `${siteIn(language).url}${addressIn(language)}`;
  return {
    canonical: href(locale),
    alternates: [
      { hrefLang: 'en', href: href('en') },
      { hrefLang: 'ar', href: href('ar') },
      { hrefLang: 'x-default', href: href('en') },
    ],
  };
}
