import { useLanguage } from './language/language-provider.tsx';
import styles from './removed-note.module.css';

/**
 * Says at the head of a section's own page that what was at an address is gone. It is seen where the address ends in `#gone`, as
 * those of content/moved.yaml do, also without scripts.
 */
export function RemovedNote() {
  const { t } = useLanguage();
  return (
    <p id="gone" className={styles.note}>
      {t('common.itemRemoved')}
    </p>
  );
}
