import { type Locale, languages } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import {
  type ItemPageKey,
  inLanguage,
  itemAddress,
  itemPages,
  languageOf,
  type MissingReason,
  missingItemNotices,
} from '#model/site-map.ts';

/** What became of the page at a former address: it has another one, or its item was removed or is hidden for a while. */
type Fate = 'moved' | MissingReason;

/** A former address of an item's page in one language, and the address that replaces it. */
export interface MovedAddress {
  from: string;
  /** The new address; for a removed or hidden item, the address of its section with the hash of the notice about it. */
  to: string;
  fate: Fate;
}

/** All former addresses of items' pages and those of hidden items, in both languages. */
export function movedAddresses(): MovedAddress[] {
  return languages.flatMap((language) =>
    content().moved.map(({ from, to, isHidden }) => {
      const isRemoved = (itemPages as readonly string[]).includes(to.slice(1));
      const fate = isHidden ? 'hidden' : isRemoved ? 'removed' : 'moved';
      const hash = fate === 'moved' ? '' : `#${missingItemNotices[fate]}`;
      return { from: inLanguage(from, language), to: inLanguage(to, language) + hash, fate };
    }),
  );
}

/** The HTTP status of a redirect. Browsers keep a permanent one, and would not find an item that is shown again. */
export function redirectStatus({ fate }: MovedAddress): 301 | 302 {
  return fate === 'hidden' ? 302 : 301;
}

/**
 * The new address for a former one, in the same language; undefined where the path is not a former address.
 * @param pathname path within the site, with or without the language
 */
export function movedTo(pathname: string): MovedAddress | undefined {
  const from = inLanguage(pathname, languageOf(pathname));
  return movedAddresses().find((moved) => moved.from === from);
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
 * The slugs of a section's removed or hidden items. They are needed because copied addresses may still open the dialogs
 * of such items.
 */
export function slugsThatAre(reason: MissingReason, kind: ItemPageKey): string[] {
  const folder = `/${kind}/`;
  return movedAddresses()
    .filter((moved) => moved.fate === reason && moved.from.startsWith(folder))
    .map(({ from }) => from.slice(folder.length));
}
