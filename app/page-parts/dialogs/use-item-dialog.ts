import { useEffect } from 'react';
import { useHref } from 'react-router';
import type { ItemDetails } from '#app/loaders/types.ts';
import { prefetch, useLazy } from '#app/ui/use-lazy.ts';
import type { Locale } from '#model/language/locales.ts';
import {
  addressOf,
  type ItemPageKey,
  itemAddress,
  missingItemNotices,
  missingReasons,
} from '#model/site-map.ts';
import { useLanguage } from '../language/language-provider.tsx';
import type { WithSlug } from './find-by-slug.ts';
import { loadItemDetails } from './load-item-details.ts';
import { type DialogName, useDialogAddress } from './use-dialog-address.ts';

const nameOf = {
  frames: 'frame',
  projects: 'project',
  portfolio: 'portfolio',
} as const satisfies Record<ItemPageKey, DialogName>;

/**
 * Shows the details of one of a section's items in a dialog, if the address names the item. The code of the dialog and
 * its data are fetched at the first touch of the section, so that they are ready when a dialog opens. Where either of
 * them cannot be loaded, the item's own page opens instead.
 * @param cards the section's items, with the data of their cards
 * @param load the dynamic import of the dialog; it must be the same function at each call
 * @returns `item` is the open item with all its data, once loaded; `prefetchHandlers` belong on the section element
 * and start the fetch at its first touch
 */
export function useItemDialog<Kind extends ItemPageKey, Card extends WithSlug, Module extends object>(
  kind: Kind,
  cards: Card[],
  load: () => Promise<Module>,
) {
  const { locale } = useLanguage();
  const { wanted, openSlug, open, close } = useDialogAddress(nameOf[kind], cards);
  const card = cards.find(({ slug }) => slug === openSlug);
  const href = useHref(card ? itemAddress(kind, card.slug, locale) : '/');
  const openPage = () => window.location.replace(href);
  const loadBoth = loadTogether(load, locale);
  const loaded = useLazy(loadBoth, card !== undefined, openPage);
  const details = card && (loaded?.details[kind][card.slug] as ItemDetails[Kind][string] | undefined);
  const isUnknown = loaded !== null && card !== undefined && !details;

  // This effect opens the item's own page where the loaded details lack the item: after a deployment, they can belong
  // to a newer build that no longer has this item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run only when `isUnknown` changes
  useEffect(() => {
    if (isUnknown) openPage();
  }, [isUnknown]);

  // This effect handles an address that names a removed or hidden item: the section's page opens with the notice about
  // it (see removed-note.tsx).
  const section = useHref(addressOf(kind, locale));
  const missing = openSlug ? null : wanted;
  useEffect(() => {
    if (!missing) return;
    loadItemDetails(locale).then(
      (details) => {
        const reason = missingReasons.find((one) => details[one]?.[kind].includes(missing));
        if (reason) window.location.replace(`${section}#${missingItemNotices[reason]}`);
      },
      () => {},
    );
  }, [missing, kind, locale, section]);

  const prepare = () => prefetch(loadBoth);
  const prefetchHandlers = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare };
  const item = card && details ? { ...card, ...details } : null;
  return { item, module: loaded?.module, open, close, prefetchHandlers };
}

type Loader<Module> = () => Promise<{ module: Module; details: ItemDetails }>;
const loaders = new Map<unknown, Partial<Record<Locale, Loader<unknown>>>>();

/**
 * Loads the code of a dialog and the details in one language together. The same arguments return the same function.
 */
function loadTogether<Module>(load: () => Promise<Module>, locale: Locale): Loader<Module> {
  const known = loaders.get(load) ?? {};
  loaders.set(load, known);
  known[locale] ??= async () => {
    const [module, details] = await Promise.all([load(), loadItemDetails(locale)]);
    return { module, details };
  };
  return known[locale] as Loader<Module>;
}
