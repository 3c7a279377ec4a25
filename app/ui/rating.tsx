import styles from './rating.module.css';

/** Up to five stars. `label` is what assistive technology hears, such as “4 out of 5 stars”. */
export function Rating({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          width="14"
          height="14"
          data-full={star <= rating}
          aria-hidden="true"
        >
          <path d="m12 2.8 2.8 6.2 6.7.7-5 4.5 1.4 6.600L12 17.400l-5.9 3.4 1.4-6.6-5-4.5 6.7-.7Z" />
        </svg>
      ))}
    </span>
  );
}
