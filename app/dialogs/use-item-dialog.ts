import { useHref } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { type ItemPageKey, itemAddress } from '../site-map';
import { useLate } from '../ui/use-late';
import { type DialogName, useDialogAddress } from './use-dialog-address';

const nameOf = {
  frames: 'frame',
  projects: 'project',
  portfolio: 'portfolio',
} as const satisfies Record<ItemPageKey, DialogName>;

/**
 * The details of one of a section's items over the page, as the address says. Their code is fetched when the section is
 * first touched, so that it is there when details are; where it does not come, the item's own page is opened instead.
 * `signs` is for the section: what tells that it is touched.
 * @param load the dynamic import of the dialog, the same function at each call
 */
export function useItemDialog<Item extends { slug: string }, Module extends object>(
  kind: ItemPageKey,
  items: Item[],
  load: () => Promise<Module>,
) {
  const { locale } = useLanguage();
  const { openSlug, open, close } = useDialogAddress(
    nameOf[kind],
    items.map(({ slug }) => slug),
  );
  const item = items.find(({ slug }) => slug === openSlug);
  const href = useHref(item ? itemAddress(kind, item.slug, locale) : '/');
  const module = useLate(load, item !== undefined, () => window.location.replace(href));
  // A failure is told where the dialog is wanted.
  const prepare = () => void load().catch(() => {});
  const signs = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare };
  return { item, module, open, close, signs };
}
