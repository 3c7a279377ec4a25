import { useLanguage } from './language/language-provider.tsx';
import styles from './removed-note.module.css';

/**
 * A notice at the top of a section's page: the requested item was removed. CSS shows the notice where the address ends
 * in `#gone`, to which content/moved.yaml redirects removed items; this works without scripts.
 */
export function RemovedNote() {
  const { t } = useLanguage();
  return (
    <p id="gone" className={styles.note}>
      {t('common.gone')}
    </p>
  );
}
