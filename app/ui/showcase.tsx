import type { ReactNode } from 'react';
import styles from './showcase.module.css';

/**
 * Pictures on one side and words on the other; on a phone, one below the other. `shape` sets which side is larger:
 * `wide` for pictures of rooms, which need width, `upright` for prints.
 */
export function Showcase(props: {
  shape: 'wide' | 'upright';
  /**
   * Whether the showcase is on an item's own page instead of in a dialog. On such a page, the whole page scrolls, and
   * the two sides do not scroll by themselves.
   */
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
