import { missingItemNotices } from '#model/site-map.ts';
import { useLanguage } from './language/language-provider.tsx';
import styles from './removed-note.module.css';

/**
 * Two notices at the top of a section's page: the requested item was removed, or is hidden. CSS shows the one to which
 * the item's address redirects, by the hash of that address; this works without scripts.
 */
export function RemovedNote() {
  const { t } = useLanguage();
  return (
    <>
      <p id={missingItemNotices.removed} className={styles.note}>
        {t('common.gone')}
      </p>
      <p id={missingItemNotices.hidden} className={styles.note}>
        {t('common.notOnShow')}
      </p>
    </>
  );
}
