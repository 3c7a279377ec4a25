import { useEffect } from 'react';
import { useHref } from 'react-router';
import type { ItemDetails } from '#app/loaders/types.ts';
import { useLazy } from '#app/ui/use-lazy.ts';
import type { Locale } from '#model/language/locales.ts';
import { addressOf, type ItemPageKey, itemAddress } from '#model/site-map.ts';
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
 * The details of one of a section's items over the page, as the address says. Their code and what they show beyond the cards
 * are fetched when the section is first touched, so that they are there when details are opened; where one of them does not
 * come, the item's own page is opened instead. `signs` is for the section: what tells that it is touched.
 * @param cards the section's items as their cards show them
 * @param load the dynamic import of the dialog, the same function at each call
 * @returns `item` is the open one, whole, once it is there
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

  // Follows the network: after a deploy the details may be of another day than the page, and not know the item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item alone decides
  useEffect(() => {
    if (isUnknown) openPage();
  }, [isUnknown]);

  // Follows the address: of an item that is gone its section's page tells.
  const section = useHref(addressOf(kind, locale));
  const missing = openSlug ? null : wanted;
  useEffect(() => {
    if (!missing) return;
    loadItemDetails(locale).then(
      ({ removed }) => removed?.[kind].includes(missing) && window.location.replace(`${section}#gone`),
      () => {},
    );
  }, [missing, kind, locale, section]);

  // A failure is told where the dialog is wanted.
  const prepare = () => void loadBoth().catch(() => {});
  const prefetchHandlers = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare };
  const item = card && details ? { ...card, ...details } : null;
  return { item, module: loaded?.module, open, close, prefetchHandlers: prefetchHandlers };
}

type Loader<Module> = () => Promise<{ module: Module; details: ItemDetails }>;
const loaders = new Map<unknown, Partial<Record<Locale, Loader<unknown>>>>();

/** The code of a dialog and the details in a language as one: the same function for the same two. */
function loadTogether<Module>(load: () => Promise<Module>, locale: Locale): Loader<Module> {
  const known = loaders.get(load) ?? {};
  loaders.set(load, known);
  known[locale] ??= async () => {
    const [module, details] = await Promise.all([load(), loadItemDetails(locale)]);
    return { module, details };
  };
  return known[locale] as Loader<Module>;
}
