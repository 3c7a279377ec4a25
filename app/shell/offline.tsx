import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import styles from './page-error.module.css';
import { useAddressBar, useRequestedAddress } from './requested-address.ts';

/**
 * The page that the visitor sees without a connection, with a link to try again. When the connection is back, its
 * heading says so.
 */
export function Offline() {
  const { t } = useLanguage();
  const isOnline = useOnline();
  const requested = useAddressBar();

  useRequestedAddress();

  return (
    <section className={`wrap ${styles.error}`} aria-label={t('offline.heading')} data-at-once="">
      <div role="status">
        <h1>{t(isOnline ? 'offline.back' : 'offline.heading')}</h1>
        {isOnline ? null : <p>{t('offline.text')}</p>}
      </div>
      <Link {...buttonLook({ tone: 'clay' })} to={requested ?? ''} reloadDocument>
        {t('common.retry')}
      </Link>
    </section>
  );
}

/**
 * Whether the browser has a connection. The result is false in the HTML, because only visitors without a connection see
 * this page.
 */
function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('online', onChange);
      window.addEventListener('offline', onChange);
      return () => {
        window.removeEventListener('online', onChange);
        window.removeEventListener('offline', onChange);
      };
    },
    () => navigator.onLine,
    () => false,
  );
}
