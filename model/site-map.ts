import { type Locale, languages, locales } from '#model/language/locales.ts';

/** The ten pages in the header, menu and footer, in their order there. */
const menuKeys = [
  'home',
  'services',
  'portfolio',
  'frames',
  'courses',
  'projects',
  'process',
  'testimonials',
  'faq',
  'contact',
] as const;
/** Pages outside of the menu: links on other pages lead to them. */
const furtherKeys = ['studio', 'brief', 'ordering', 'wall', 'privacy', 'accessibility'] as const;

export type PageKey = (typeof menuKeys)[number] | (typeof furtherKeys)[number];

/** A page of the site; `path` is the page's address without the language. */
export interface Page<Key = PageKey> {
  key: Key;
  path: string;
}

function pageOf<Key extends PageKey>(key: Key): Page<Key> {
  return { key, path: key === 'home' ? '' : key };
}

export const menuPages = menuKeys.map(pageOf);
/**
 * All pages that the site can have, the menu's pages first. A build leaves out those without any content (see
 * built-pages.server.ts).
 */
export const pages: Page[] = [...menuPages, ...furtherKeys.map(pageOf)];

/** The ids of the notices on a section's page about a missing item, by the reason why the item is missing. */
export const missingItemNotices = { removed: 'gone', hidden: 'not-on-show' } as const;
export type MissingReason = keyof typeof missingItemNotices;
export const missingReasons = Object.keys(missingItemNotices) as MissingReason[];

/** Pages whose items have their own pages, such as `/frames/<slug>`. */
export const itemPages = ['portfolio', 'frames', 'projects'] as const satisfies PageKey[];

export type ItemPageKey = (typeof itemPages)[number];

/**
 * The address of a page in a language, without a trailing slash.
 * @example addressOf('services', 'ar') // '/ar/services'
 */
export function addressOf(key: PageKey, language: Locale): string {
  const path = pages.find((page) => page.key === key)?.path ?? '';
  return `${locales[language].folder}${path && `/${path}`}` || '/';
}

/**
 * The address of an item's own page.
 * @example itemAddress('frames', 'dunes', 'ar') // '/ar/frames/dunes'
 */
export function itemAddress(key: ItemPageKey, slug: string, language: Locale): string {
  return `${addressOf(key, language)}/${slug}`;
}

/**
 * The address of one page of the list of frames; pages are counted from 1. The first page has no number in its address.
 * @example framesPageAddress(2, 'ar') // '/ar/frames/page/2'
 */
export function framesPageAddress(page: number, language: Locale): string {
  return page === 1 ? addressOf('frames', language) : `${addressOf('frames', language)}/page/${page}`;
}

/** Reads from an address which page of the list of frames it opens, counted from 1. */
export function framesPageAt(pathname: string): number {
  return Number(/\/page\/(\d+)\/?$/.exec(pathname)?.[1] ?? 1);
}

interface WallPrint {
  slug: string;
  print: string;
  size: string;
  color: string;
}

/**
 * The address of the wall tool with one to three prints on the wall. More prints are left out.
 * @param prints slugs and ids as in the content; sizes such as “50x70” or “50×70”
 */
export function wallAddress(prints: WallPrint | WallPrint[], language: Locale): string {
  const query = [prints]
    .flat()
    .slice(0, 3)
    .map(({ slug, print, size, color }) => {
      return `frame=${slug}&print=${print}&size=${size}&color=${color}`;
    });
  return `${addressOf('wall', language)}?${query.join('&')}`;
}

/**
 * Converts a path on the host into an address inside the site: the path without the site's folder.
 * @param base the site's folder on its host, `/` or `/folder/`
 * @example addressInSite('/folder/ar/faq', '/folder/') // '/ar/faq'
 */
export function addressInSite(pathname: string, base: string): string {
  return pathname.slice(base.length - 1) || '/';
}

/** The language of an address: Arabic at /ar and below, English everywhere else. */
export function languageOf(pathname: string): Locale {
  return pathname === '/ar' || pathname.startsWith('/ar/') ? 'ar' : 'en';
}

/** Converts an address into the same address in another language, without a trailing slash. No page needs to exist there. */
export function inLanguage(pathname: string, language: Locale): string {
  const path = languageOf(pathname) === 'ar' ? pathname.slice('/ar'.length) : pathname;
  const trimmed = path.replace(/\/+$/, '');
  return `${locales[language].folder}${trimmed}` || '/';
}

/** The page at an address, or undefined if there is none. A trailing slash is ignored. */
export function pageAt(pathname: string): Page | undefined {
  const path = inLanguage(pathname, 'en').slice(1);
  return pages.find((page) => page.path === path);
}

/**
 * The page of the site's map that an address belongs to: the page itself, or, for an item's address, the page that
 * lists the items.
 */
export function sectionAt(pathname: string): Page | undefined {
  const [first = ''] = inLanguage(pathname, 'en').slice(1).split('/');
  return pages.find((page) => page.path === first);
}

export const addresses = languages.flatMap((language) => pages.map((page) => addressOf(page.key, language)));

/** The address of a JSON file with all frames in a language; the visitor's selection of frames needs this data. */
export function catalogAddress(language: Locale): string {
  return inLanguage('/frames.json', language);
}

/** The address of a JSON file with the zones of delivery in a language; null where the studio names none. */
export function deliveryAddress(language: Locale): string {
  return inLanguage('/delivery.json', language);
}

/**
 * The address of a JSON file with the details of all items in a language. Dialogs load this file, because cards do not
 * contain the details.
 */
export function detailsAddress(language: Locale): string {
  return inLanguage('/details.json', language);
}

/** Addresses of the fallback pages: for an unknown address, and for a page that is not available offline. */
export const fallbackAddresses = ['/404', '/ar/404', '/offline', '/ar/offline'];
