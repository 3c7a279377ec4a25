import { type Locale, languages } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { type ItemPageKey, inLanguage, itemAddress, itemPages, languageOf } from '#model/site-map.ts';

/** What a section's page says of items that are gone stands at this `id`: it is seen where the address ends in it. */
export const removedHash = '#gone';

/** A former address of an item's page in one language. */
export interface MovedAddress {
  from: string;
  /** Where it leads now; to a section with `goneHash`. */
  to: string;
  /** What is there now is the section that it stood in. */
  isRemoved: boolean;
}

/** All former addresses, in both languages. */
export function movedAddresses(): MovedAddress[] {
  return languages.flatMap((language) =>
    content().moved.map(({ from, to }) => {
      const isRemoved = (itemPages as readonly string[]).includes(to.slice(1));
      const address = inLanguage(to, language);
      return { from: inLanguage(from, language), to: isRemoved ? address + removedHash : address, isRemoved };
    }),
  );
}

/**
 * Where a former address leads now, in its language; undefined where it is none.
 * @param pathname of the site, with or without the language
 */
export function movedTo(pathname: string): string | undefined {
  const from = inLanguage(pathname, languageOf(pathname));
  return movedAddresses().find((moved) => moved.from === from)?.to;
}

/** The former slugs of an item, for what visitors have kept: their lists, copied addresses of dialogs. */
export function withFormerSlugs(kind: ItemPageKey, slug: string): { formerSlugs?: string[] } {
  const address = itemAddress(kind, slug, 'en' satisfies Locale);
  const folder = `/${kind}/`;
  const formerSlugs = content()
    .moved.filter(({ from, to }) => to === address && from.startsWith(folder))
    .map(({ from }) => from.slice(folder.length));
  return formerSlugs.length > 0 ? { formerSlugs } : {};
}

/** The slugs of a section's items that are gone, for copied addresses of their dialogs. */
export function removedSlugs(kind: ItemPageKey): string[] {
  const folder = `/${kind}/`;
  return content()
    .moved.filter(({ from, to }) => to === `/${kind}` && from.startsWith(folder))
    .map(({ from }) => from.slice(folder.length));
}
