import { type Locale, languages } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { type ItemPageKey, inLanguage, itemAddress, itemPages, languageOf } from '#model/site-map.ts';

/** The hash of an address that makes a section's page show the notice about a removed item. */
export const removedHash = '#gone';

/** A former address of an item's page in one language, and the address that replaces it. */
export interface MovedAddress {
  from: string;
  /** The new address; for a removed item, the address of its section with `removedHash`. */
  to: string;
  /** Whether the item was removed, so that the new address is that of its section. */
  isRemoved: boolean;
}

/** All former addresses of items' pages, in both languages. */
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
 * The new address for a former one, in the same language; undefined where the path is not a former address.
 * @param pathname path within the site, with or without the language
 */
export function movedTo(pathname: string): string | undefined {
  const from = inLanguage(pathname, languageOf(pathname));
  return movedAddresses().find((moved) => moved.from === from)?.to;
}

/**
 * The former slugs of an item, as a field to spread into the item. Visitors' selection lists and copied addresses of
 * dialogs may still contain former slugs.
 */
export function withFormerSlugs(kind: ItemPageKey, slug: string): { formerSlugs?: string[] } {
  const address = itemAddress(kind, slug, 'en' satisfies Locale);
  const folder = `/${kind}/`;
  const formerSlugs = content()
    .moved.filter(({ from, to }) => to === address && from.startsWith(folder))
    .map(({ from }) => from.slice(folder.length));
  return formerSlugs.length > 0 ? { formerSlugs } : {};
}

/**
 * The slugs of a section's removed items. They are needed because copied addresses may still open the dialogs of such
 * items.
 */
export function removedSlugs(kind: ItemPageKey): string[] {
  const folder = `/${kind}/`;
  return content()
    .moved.filter(({ from, to }) => to === `/${kind}` && from.startsWith(folder))
    .map(({ from }) => from.slice(folder.length));
}
