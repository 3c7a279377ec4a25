import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#model/language/locales.ts';
import { addressOf, type ItemPageKey, itemAddress, type PageKey } from '#model/site-map.ts';
import type { BenchPage, Options, Theme } from './options.ts';

/** One page in one language and one theme. `address` is a path such as `/ar/frames`. */
export interface Visit {
  page: BenchPage;
  language: Locale;
  theme: Theme;
  address: string;
}

const content = path.join(import.meta.dirname, '..', 'content');

/** Every chosen page × language × theme. For an item page the first item in alphabetical order is used. */
export function listVisits({ pages, languages, themes }: Options): Visit[] {
  return pages.flatMap((page) =>
    languages.flatMap((language) =>
      themes.map((theme) => ({ page, language, theme, address: addressFor(page, language) })),
    ),
  );
}

/** The name of a visit in messages: `frames ar dark`. */
export function nameOf({ page, language, theme }: Visit): string {
  return `${page} ${language} ${theme}`;
}

/** The path of a page in a language, such as `/ar/frames`; for an item page, the path of the item. */
export function addressFor(page: BenchPage, language: Locale): string {
  if (!page.endsWith('-item')) return addressOf(page as PageKey, language);
  const key = page.replace('-item', '') as ItemPageKey;
  const [slug] = readdirSync(path.join(content, key)).sort();
  if (!slug) throw new Error(`content/${key} is empty`);
  return itemAddress(key, slug, language);
}
