import { Link, useLocation } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import styles from './page-error.module.css';

/**
 * An error message for a page that could not be fetched, for example without a connection. Its link to try again loads
 * the whole document.
 */
export function PageError() {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <div className={`wrap ${styles.error}`}>
      <h1>{t('common.pageFailed')}</h1>
      <Link {...buttonLook({ tone: 'clay' })} to={{ pathname, search }} reloadDocument>
        {t('common.retry')}
      </Link>
    </div>
  );
}
