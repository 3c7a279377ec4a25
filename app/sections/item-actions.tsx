import type { Pdf } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { type ItemPageKey, itemAddress } from '#model/site-map.ts';
import styles from './item-actions.module.css';
import { PdfLink } from './pdf-link.tsx';
import { ShareButton } from './share-button.tsx';

interface ItemActionsProps {
  kind: ItemPageKey;
  item: { slug: string; title: string };
  pdf: Pdf;
}

/** A row of actions on an item's own page: share the address, and download the PDF. */
export function ItemActions({ kind, item, pdf }: ItemActionsProps) {
  const { locale } = useLanguage();
  return (
    <div className={styles.ways}>
      <ShareButton title={item.title} address={itemAddress(kind, item.slug, locale)} />
      <PdfLink pdf={pdf} />
    </div>
  );
}
