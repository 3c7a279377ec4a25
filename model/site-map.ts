import { type Locale, languages, locales } from '#model/language/locales.ts';

/** The ten pages that header, menu and footer lead to, in that order. */
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
/** Those that are reached from where they are needed. */
const furtherKeys = ['brief', 'ordering', 'wall', 'privacy', 'accessibility'] as const;

export type PageKey = (typeof menuKeys)[number] | (typeof furtherKeys)[number];

/** A page of the site; `path` is its address after the language. */
export interface Page<Key = PageKey> {
  key: Key;
  path: string;
}

function pageOf<Key extends PageKey>(key: Key): Page<Key> {
  return { key, path: key === 'home' ? '' : key };
}

export const menuPages = menuKeys.map(pageOf);
/** All pages of the site, those of the menu first. */
export const pages: Page[] = [...menuPages, ...furtherKeys.map(pageOf)];

/** Pages whose items have a page of their own: `/frames/<slug>` and so on. */
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
 * The address of one item's own page.
 * @example itemAddress('frames', 'dunes', 'ar') // '/ar/frames/dunes'
 */
export function itemAddress(key: ItemPageKey, slug: string, language: Locale): string {
  return `${addressOf(key, language)}/${slug}`;
}

/**
 * The address of one page of the frames; the first is the page of the site map.
 * @example framesPageAddress(2, 'ar') // '/ar/frames/page/2'
 */
export function framesPageAddress(page: number, language: Locale): string {
  return page === 1 ? addressOf('frames', language) : `${addressOf('frames', language)}/page/${page}`;
}

/** Which page of the frames an address shows. */
export function framesPageAt(pathname: string): number {
  return Number(/\/page\/(\d+)\/?$/.exec(pathname)?.[1] ?? 1);
}

interface OnWall {
  slug: string;
  print: string;
  size: string;
  color: string;
}

/**
 * Where one print, or up to three, are tried on a wall.
 * @param prints by their stable names; sizes such as “50x70” or “50×70”
 */
export function onWallAddress(prints: OnWall | OnWall[], language: Locale): string {
  const query = [prints]
    .flat()
    .slice(0, 3)
    .map(({ slug, print, size, color }) => {
      return `frame=${slug}&print=${print}&size=${size}&color=${color}`;
    });
  return `${addressOf('wall', language)}?${query.join('&')}`;
}

/**
 * The address inside the site of a path on its host, where the site may stand below a folder.
 * @param base the site's folder on its host, `/` or `/folder/`
 * @example addressInSite('/folder/ar/faq', '/folder/') // '/ar/faq'
 */
export function addressInSite(pathname: string, base: string): string {
  return pathname.slice(base.length - 1) || '/';
}

/** The language that an address is in: Arabic at /ar and below it, English everywhere else. */
export function languageOf(pathname: string): Locale {
  return pathname === '/ar' || pathname.startsWith('/ar/') ? 'ar' : 'en';
}

/** The same address in another language. Unknown addresses are translated too. */
export function inLanguage(pathname: string, language: Locale): string {
  const path = languageOf(pathname) === 'ar' ? pathname.slice('/ar'.length) : pathname;
  const trimmed = path.replace(/\/+$/, '');
  return `${locales[language].folder}${trimmed}` || '/';
}

/** The page at an address, or undefined where there is none. A trailing slash does not matter. */
export function pageAt(pathname: string): Page | undefined {
  const path = inLanguage(pathname, 'en').slice(1);
  return pages.find((page) => page.path === path);
}

/** The page of the site map that an address belongs to: the page itself, or the one whose item it shows. */
export function sectionAt(pathname: string): Page | undefined {
  const [first = ''] = inLanguage(pathname, 'en').slice(1).split('/');
  return pages.find((page) => page.path === first);
}

export const addresses = languages.flatMap((language) => pages.map((page) => addressOf(page.key, language)));

/** The frames of a language as data, for the list of chosen ones. */
export function catalogAddress(language: Locale): string {
  return inLanguage('/frames.json', language);
}

/** What the details of all items show beyond their cards, for dialogs. */
export function detailsAddress(language: Locale): string {
  return inLanguage('/details.json', language);
}

/** Fallback pages: they answer in another's place: for an unknown address, and without a connection. */
export const fallbackAddresses = ['/404', '/ar/404', '/offline', '/ar/offline'];
