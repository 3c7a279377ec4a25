import type { ReactNode } from 'react';
import styles from './showcase.module.css';

/**
 * Pictures on one side and words on the other; on a phone, one below the other. `shape` says which side is larger:
 * rooms need width, prints are upright.
 */
export function Showcase(props: {
  shape: 'wide' | 'upright';
  /** Whether the showcase is on a page of its own. There the page scrolls, not the two sides by themselves. */
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
