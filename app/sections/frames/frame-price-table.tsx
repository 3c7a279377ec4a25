import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { groupDigits, sizeText } from '../../language/translate';
import { Ltr } from '../../ui/bidi';
import styles from './frame-price-table.module.css';

/** All sizes with their prices, on paper alone; the chosen one stands out. */
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
