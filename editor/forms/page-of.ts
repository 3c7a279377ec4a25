import { type ContentKind, isItemKind, itemFile, kindOf } from '#model/content/content-kinds.ts';
import type { Locale } from '#model/language/locales.ts';
import { addressOf, inLanguage, itemPages, type PageKey } from '#model/site-map.ts';

/** The page that shows a kind of content, for each kind whose name is not the name of a page. */
const pageOfKind: Record<Exclude<ContentKind, PageKey>, PageKey> = {
  site: 'home',
  frameColors: 'frames',
  highlights: 'home',
  skills: 'home',
  rooms: 'wall',
  moved: 'home',
  words: 'home',
};

/**
 * The address of the site's page that shows an item, in one language.
 * @param address in the editor: of an item, a file or the opening hours
 * @example pageOf('/services/furniture', 'ar') // '/ar/services'
 */
export function pageOf(address: string, locale: Locale): string {
  const name = address.slice(1);
  const kind = kindOf(`${name}.yaml`) ?? kindOf(`${name}/${itemFile}`);
  // Only the page of the opening hours belongs to no kind: the hours are a part of site.yaml.
  if (!kind) return addressOf('contact', locale);
  if (hasItemPages(kind)) return inLanguage(address, locale);
  return addressOf(
    kind in pageOfKind ? pageOfKind[kind as keyof typeof pageOfKind] : (kind as PageKey),
    locale,
  );
}

/** Whether each item of a kind has a page of its own. */
export function hasItemPages(kind: ContentKind): boolean {
  return isItemKind(kind) && itemPages.some((page) => page === kind);
}
