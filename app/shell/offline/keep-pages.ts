import type { Locale } from '#model/language/locales.ts';
import { addressOf, catalogAddress, deliveryAddress, detailsAddress, pages } from '#model/site-map.ts';

/**
 * A message that asks the service worker to cache the pages of one language, so that they open without a connection.
 */
export interface KeepPages {
  type: 'KEEP_PAGES';
  language: Locale;
}

/**
 * Lists what the service worker caches for one language: the addresses of all pages, and of the data that the router,
 * the shop and the details of items need.
 * @param base the site's folder on its host, `/` or `/folder/`
 */
export function pagesOf(language: Locale, base: string): { pages: string[]; data: string[] } {
  const addresses = pages.map(({ key }) => addressOf(key, language));
  return {
    pages: addresses.map((address) => `${base}${address.slice(1)}`),
    data: [
      ...addresses.map((address) => `${address === '/' ? '/_' : address}.data`),
      catalogAddress(language),
      deliveryAddress(language),
      detailsAddress(language),
    ].map((address) => `${base}${address.slice(1)}`),
  };
}
