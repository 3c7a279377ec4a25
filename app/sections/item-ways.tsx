import type { Paper } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { type ItemPageKey, itemAddress } from '#model/site-map.ts';
import styles from './item-ways.module.css';
import { PaperLink } from './paper-link.tsx';
import { ShareButton } from './share-button.tsx';

interface ItemWaysProps {
  kind: ItemPageKey;
  item: { slug: string; title: string };
  /** Its sheet as PDF. */
  paper: Paper;
}

/** On an item's own page, in one row: sharing its address, and its sheet as PDF. */
export function ItemWays({ kind, item, paper }: ItemWaysProps) {
  const { locale } = useLanguage();
  return (
    <div className={styles.ways}>
      <ShareButton title={item.title} address={itemAddress(kind, item.slug, locale)} />
      <PaperLink paper={paper} />
    </div>
  );
}
