import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { quietLook } from '#app/ui/button.tsx';
import styles from './selection-failed.module.css';

/** A note at the bottom of the window, which says that the selection could not be opened. */
export function SelectionFailed({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <div className={styles.note} role="alert">
      <p>{t('selection.notOpened')}</p>
      <button type="button" className={quietLook} onClick={onClose}>
        {t('common.close')}
      </button>
    </div>
  );
}
