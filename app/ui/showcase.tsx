import type { ReactNode } from 'react';
import styles from './showcase.module.css';

/**
 * Pictures on one side, words on the other; one below the other on a phone.
 * `shape` says which of the two is the larger: rooms want width, prints stand upright.
 */
export function Showcase(props: {
  shape: 'wide' | 'upright';
  /** Laid flat on a page of its own, where the page scrolls instead of the dialog's parts. */
  isFlat?: boolean;
  gallery: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.showcase} data-shape={props.shape} data-flat={props.isFlat}>
      <div className={styles.pictures}>{props.gallery}</div>
      <div className={styles.words}>{props.children}</div>
    </div>
  );
}
