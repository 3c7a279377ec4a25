import type { FrameSize } from '#app/loaders/types.ts';
import { SizeName } from '#app/page-parts/availability/size-name.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { groupDigits } from '#model/language/translate.ts';
import styles from './frame-price-table.module.css';

/** A table of all sizes with their prices, shown only in print. The chosen size stands out. */
export function FramePriceTable({ pricing, size }: { pricing: FrameSize[]; size: string }) {
  const { t } = useLanguage();
  return (
    <table className={styles.table}>
      <tbody>
        {pricing.map((row) => (
          <tr key={row.size} data-chosen={row.size === size}>
            <th scope="row">
              <SizeName size={row.size} availability={row.availabilityData} />
            </th>
            <td>{t('common.jod', { n: groupDigits(row.price) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
