import type { Frame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Ltr } from '#app/ui/bidi.tsx';
import { groupDigits, sizeText } from '#model/language/translate.ts';
import styles from './frame-price-table.module.css';

/** A table of all sizes with their prices, shown only in print. The chosen size stands out. */
export function FramePriceTable({ frame, size }: { frame: Frame; size: string }) {
  const { t } = useLanguage();
  return (
    <table className={styles.table}>
      <tbody>
        {frame.pricing.map((row) => (
          <tr key={row.size} data-chosen={row.size === size}>
            <th scope="row">
              <Ltr>{sizeText(row.size)}</Ltr>
              {`\u00a0${t('common.centimeters')}`}
            </th>
            <td>{t('common.jod', { n: groupDigits(row.price) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
