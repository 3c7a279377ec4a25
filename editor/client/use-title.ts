import type { ContentKind } from '../../app/content/content-kinds.ts';
import type { Locale } from '../../app/language/locales.ts';
import { kindNames } from '../forms/labels.ts';
import { isItem, useSession } from './session.tsx';

/** Says what stands at an address of the editor: an item's title, or where it has none its slug or what its kind is called. */
export function useTitle(): (address: string, kind?: ContentKind) => string {
  const { state, locale } = useSession();
  return (address, kind) => {
    const item = state.items.find((one) => one.address === address);
    return titleOf(item?.title[locale], address, item?.kind ?? kind ?? 'site', locale);
  };
}

/** An item's title, or where it has none its slug or what its kind is called. */
export function titleOf(
  title: string | undefined,
  address: string,
  kind: ContentKind,
  locale: Locale,
): string {
  return title ?? (isItem(address) ? (address.split('/').at(-1) ?? address) : kindNames[kind][locale]);
}
