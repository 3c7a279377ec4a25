import type { ContentKind } from '#model/content/content-kinds.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { type Locale, otherLocale } from '#model/language/locales.ts';
import type { Title } from '../server/state.ts';
import { isItemAddress, useSession } from './session.tsx';

/** Returns a function that finds the title of the item at an editor address (see `titleOf`). */
export function useTitle(): (address: string, kind?: ContentKind) => string {
  const { state, locale } = useSession();
  return (address, kind) => {
    const item = state.items.find((one) => one.address === address);
    return titleOf(item?.title, address, item?.kind ?? kind ?? 'site', locale);
  };
}

/** Finds the title of an item in the given language; else its title in the other language, its slug, or the name of its kind. */
export function titleOf(
  title: Title | undefined,
  address: string,
  kind: ContentKind,
  locale: Locale,
): string {
  const name = isItemAddress(address) ? address.split('/').at(-1) : contentKinds[kind].label[locale];
  return title?.[locale] || title?.[otherLocale(locale)] || name || address;
}
