import styles from './backdrop.module.css';

/**
 * The faded photograph behind every page: the shadow of leaves on plaster, by day (light theme) or by moonlight (dark
 * theme).
 */
export function Backdrop() {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <span data-hour="day" />
      <span data-hour="dusk" />
    </div>
  );
}
