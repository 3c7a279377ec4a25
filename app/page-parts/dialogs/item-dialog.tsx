import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#app/ui/after-paint.ts';
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

/**
 * The dialog that shows the details of an item, for every kind of item. It opens empty, and its content follows the
 * first paint: a slow phone takes a fifth of a second to render the content, while the dialog already slides in.
 */
export function ItemDialog({ kind, item, onClose, children }: ItemDialogProps) {
  const { t, locale } = useLanguage();
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setIsPainted(true))), []);
  return (
    <Dialog
      shape={kind === 'frames' ? 'upright' : 'wide'}
      label={item.title}
      closeLabel={t('common.close')}
      opens={itemAddress(kind, item.slug, locale)}
      onClose={onClose}
    >
      {isPainted ? children : null}
    </Dialog>
  );
}
