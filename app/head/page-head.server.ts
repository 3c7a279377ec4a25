import { heroIn, siteIn } from '../content/site.server.ts';
import { wordsIn } from '../content/words.server.ts';
import type { Locale } from '../language/locales.ts';
import type { Words } from '../language/translate.ts';
import { addressOf, type PageKey } from '../site-map.ts';
import type { PageHead } from './page-meta.ts';

/** The head of a page of the site map. */
export function pageHead(key: PageKey, locale: Locale): PageHead {
  const site = siteIn(locale);
  const words = wordsIn(locale);
  const href = (language: Locale) => `${site.url}${addressOf(key, language)}`;
  return {
    title: key === 'home' ? `${site.name} | ${site.tagline}` : `${words.nav[key]} | ${site.name}`,
    description: key === 'home' ? heroIn(locale).subtitle : subtitleOf(key, words),
    canonical: href(locale),
    alternates: [
      { hrefLang: 'en', href: href('en') },
      { hrefLang: 'ar', href: href('ar') },
      { hrefLang: 'x-default', href: href('en') },
    ],
  };
}

function subtitleOf(key: Exclude<PageKey, 'home'>, words: Words): string {
  return words[key].subtitle;
}
