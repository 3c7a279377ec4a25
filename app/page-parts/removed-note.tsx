import { useLanguage } from './language/language-provider.tsx';
import styles from './removed-note.module.css';

/**
 * A notice at the top of a section's page: the item at this address was removed. CSS shows it where the address ends
 * in `#gone`, as the targets in content/moved.yaml do; this works without scripts.
 */
export function RemovedNote() {
  const { t } = useLanguage();
  return (
    <p id="gone" className={styles.note}>
      {t('common.gone')}
    </p>
  );
}
