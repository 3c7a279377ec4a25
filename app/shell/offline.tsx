import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { PageWithDoor } from './page-with-door.tsx';
import { useAddressBar, useRequestedAddress } from './requested-address.ts';

/**
 * The page that the visitor sees without a connection, with a link to try again. The service worker precaches the door at
 * dusk alone, so the page shows it in both themes. When the connection is back, its
 * heading says so.
 */
export function Offline() {
  const { t } = useLanguage();
  const isOnline = useOnline();
  const requested = useAddressBar();

  useRequestedAddress();

  return (
    <PageWithDoor
      label={t('offline.heading')}
      isDusk
      actions={
        <Link {...buttonLook({ tone: 'clay' })} to={requested ?? ''} reloadDocument>
          {t('common.retry')}
        </Link>
      }
    >
      <div role="status">
        <h1>{t(isOnline ? 'offline.back' : 'offline.heading')}</h1>
        {isOnline ? null : <p>{t('offline.text')}</p>}
      </div>
    </PageWithDoor>
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
