import { type ReactNode, useEffect } from 'react';
import { useHref } from 'react-router';
import type { ItemDetails } from '#app/loaders/types.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { savesData } from '#app/ui/saves-data.ts';
import { useFirstInteraction } from '#app/ui/use-first-interaction.ts';
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

/** The query parameter that names the open item of a section. */
export const openItemNames = {
  frames: 'frame',
  projects: 'project',
  portfolio: 'portfolio',
} as const satisfies Record<ItemPageKey, DialogName>;

type ItemCard = WithSlug & { title: string };

interface ItemDialogHostProps<Kind extends ItemPageKey, Card extends ItemCard, Module extends object> {
  kind: Kind;
  /** The section's items, with the data of their cards. */
  cards: Card[];
  /** The dynamic import of the details; it must be the same function at each call. */
  load: () => Promise<Module>;
  /** Renders the details of an item with all its data, the same as on the item's own page. */
  children: (module: Module, item: Card & ItemDetails[Kind][string]) => ReactNode;
}

/**
 * Shows the details of one of a section's items in a dialog, if the address names the item. Where its code or data
 * cannot be loaded, the item's own page opens instead. It is a component of its own, so that a change of the address
 * does not render the whole section again.
 */
export function ItemDialogHost<Kind extends ItemPageKey, Card extends ItemCard, Module extends object>({
  kind,
  cards,
  load,
  children,
}: ItemDialogHostProps<Kind, Card, Module>) {
  const { t, locale } = useLanguage();
  const { wanted, openSlug, close } = useDialogAddress(openItemNames[kind], cards);
  const card = cards.find(({ slug }) => slug === openSlug);
  const loadAll = loadTogether(load, locale);
  const href = useHref(card ? itemAddress(kind, card.slug, locale) : '/');
  const openPage = () => window.location.replace(href);
  const loaded = useLazy(loadAll, card !== undefined, openPage);
  const details = card && (loaded?.details[kind][card.slug] as ItemDetails[Kind][string] | undefined);
  const isUnknown = loaded !== null && card !== undefined && !details;

  // The code and data are small. A visitor who has touched the page finds them already there when a dialog opens.
  const hasInteracted = useFirstInteraction();
  useEffect(() => {
    if (hasInteracted && !savesData()) prefetch(loadAll);
  }, [hasInteracted, loadAll]);

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

  if (!card) return null;
  return (
    <Dialog
      shape={kind === 'frames' ? 'upright' : 'wide'}
      label={card.title}
      closeLabel={t('common.close')}
      opens={itemAddress(kind, card.slug, locale)}
      onClose={close}
    >
      {loaded && details ? children(loaded.module, { ...card, ...details }) : null}
    </Dialog>
  );
}

type Loader<Module> = () => Promise<{ module: Module; details: ItemDetails }>;
const loaders = new Map<unknown, Partial<Record<Locale, Loader<unknown>>>>();

/**
 * Loads the code of the details and their data in one language together. The same arguments return the same function.
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
