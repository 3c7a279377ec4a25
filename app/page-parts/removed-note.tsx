import { useLanguage } from './language/language-provider.tsx';
import styles from './removed-note.module.css';

/**
 * Two notices at the top of a section's page: the requested item was removed, or is hidden. CSS shows the one to which
 * the item's address redirects: `#gone` or `#not-on-show`; this works without scripts.
 */
export function RemovedNote() {
  const { t } = useLanguage();
  return (
    <>
      <p id="gone" className={styles.note}>
        {t('common.gone')}
      </p>
      <p id="not-on-show" className={styles.note}>
        {t('common.notOnShow')}
      </p>
    </>
  );
}
