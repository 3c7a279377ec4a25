import { itemAddress, itemPages } from '../site-map.ts';
import { readContent } from './read-content.server.ts';

/** The addresses of all items' own pages, in both languages. */
export function itemAddresses(): string[] {
  const content = readContent();
  return (['en', 'ar'] as const).flatMap((language) =>
    itemPages.flatMap((key) => content[key].map(({ slug }) => itemAddress(key, slug, language))),
  );
}
