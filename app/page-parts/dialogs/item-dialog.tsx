import type { ReactNode } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { type ItemPageKey, itemAddress } from '#model/site-map.ts';
import { useLanguage } from '../language/language-provider.tsx';

interface ItemDialogProps {
  kind: ItemPageKey;
  item: { slug: string; title: string };
  onClose: () => void;
  /** The content of the dialog: the same details as on the item's own page. */
  children: ReactNode;
}

/** The dialog that shows the details of an item, for every kind of item. */
export function ItemDialog({ kind, item, onClose, children }: ItemDialogProps) {
  const { t, locale } = useLanguage();
  return (
    <Dialog
      shape={kind === 'frames' ? 'upright' : 'wide'}
      label={item.title}
      closeLabel={t('common.close')}
      opens={itemAddress(kind, item.slug, locale)}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
