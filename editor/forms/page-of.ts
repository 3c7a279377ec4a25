import type { Locale } from '#model/language/locales.ts';

/** Where the site shows what stands at an address of the editor, where that is another one. */
const pages: Record<string, string> = {
  '/site': '/',
  '/hours': '/contact',
  '/frame-colors': '/frames',
  '/highlights': '/',
  '/skills': '/',
  '/rooms': '/wall',
  '/moved': '/',
  '/words': '/',
};

/** Kinds whose items have no pages of their own. */
const listed = ['services', 'courses'];

/**
 * The page of the site, in a language, that shows an item of the editor.
 * @example pageOf('/services/furniture', 'ar') // '/ar/services'
 */
export function pageOf(address: string, locale: Locale): string {
  const [, kind = ''] = address.split('/');
  const page = pages[address] ?? (listed.includes(kind) ? `/${kind}` : address);
  if (locale === 'en') return page;
  return page === '/' ? '/ar' : `/ar${page}`;
}
