import { type ContentKind, isItemKind, itemFile, kindOf } from '#model/content/content-kinds.ts';
import type { Locale } from '#model/language/locales.ts';
import { addressOf, inLanguage, itemPages, type PageKey } from '#model/site-map.ts';

/** The site's page that shows a kind of content. Kinds with the same name as their page are left out. */
const pageOfKind: Record<Exclude<ContentKind, PageKey>, PageKey> = {
  site: 'home',
  frameColors: 'frames',
  shop: 'frames',
  highlights: 'home',
  skills: 'home',
  rooms: 'wall',
  moved: 'home',
  words: 'home',
};

/**
 * The address of the site's page that shows an item, in one language.
 * @param address the editor address of an item, of a single file or of the opening hours
 * @example pageOf('/services/furniture', 'ar') // '/ar/services'
 */
export function pageOf(address: string, locale: Locale): string {
  const name = address.slice(1);
  const kind = kindOf(`${name}.yaml`) ?? kindOf(`${name}/${itemFile}`);
  // The only editor address without a kind of content is that of the opening hours, which are a part of site.yaml.
  if (!kind) return addressOf('contact', locale);
  if (hasItemPages(kind)) return inLanguage(address, locale);
  return addressOf(pageOfKind[kind as keyof typeof pageOfKind] ?? (kind as PageKey), locale);
}

/** Whether each item of a kind of content has its own page on the site. */
export function hasItemPages(kind: ContentKind): boolean {
  return isItemKind(kind) && itemPages.some((page) => page === kind);
}
