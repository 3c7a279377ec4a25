import { Link, useLocation } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import styles from './page-error.module.css';

/** Shown where a page could not be fetched, say without a connection: the way to try again is a plain link. */
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
