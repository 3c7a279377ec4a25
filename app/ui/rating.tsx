import type { CSSProperties } from 'react';
import styles from './rating.module.css';

/** A rating of up to five stars. `label` is the text for assistive technology, such as “4 out of 5 stars”. */
export function Rating({ rating, label }: { rating: number; label: string }) {
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={label}
      style={{ '--rating': rating } as CSSProperties}
    />
  );
}
