import { languages } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { framesPageAddress, itemAddress, itemPages } from '#model/site-map.ts';
import { pageCount } from './paging.ts';

/** The addresses of all items' own pages, in both languages. */
export function itemAddresses(): string[] {
  const all = content();
  return languages.flatMap((language) =>
    itemPages.flatMap((key) => all[key].map(({ slug }) => itemAddress(key, slug, language))),
  );
}

/**
 * The addresses of page 2 and further pages of the list of frames, in both languages; empty where one page holds all
 * frames.
 */
export function furtherFramesAddresses(): string[] {
  const pages = pageCount(content().frames.length);
  return languages.flatMap((language) =>
    Array.from({ length: pages - 1 }, (_, index) => framesPageAddress(index + 2, language)),
  );
}
