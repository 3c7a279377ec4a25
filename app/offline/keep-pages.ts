import type { Locale } from '../language/locales.ts';
import { addressOf, catalogAddress, detailsAddress, pages } from '../site-map.ts';

/** What the service worker keeps, by kind. */
export const cacheNames = { pages: 'pages', data: 'data', files: 'files' } as const;

/** Asks the service worker to keep the pages of one language, so that they open without a connection. */
export interface KeepPages {
  type: 'KEEP_PAGES';
  pages: string[];
  data: string[];
}

/**
 * All pages of a language, what in-site navigation reads, the shop and all details as data.
 * @param base the site's folder on its host, `/` or `/folder/`
 */
export function keepPages(language: Locale, base: string): KeepPages {
  const addresses = pages.map(({ key }) => addressOf(key, language));
  return {
    type: 'KEEP_PAGES',
    pages: addresses.map((address) => `${base}${address.slice(1)}`),
    data: [
      ...addresses.map((address) => `${address === '/' ? '/_' : address}.data`),
      catalogAddress(language),
      detailsAddress(language),
    ].map((address) => `${base}${address.slice(1)}`),
  };
}
