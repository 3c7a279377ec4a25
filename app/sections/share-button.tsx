import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './share-button.module.css';

/**
 * The code for sharing is fetched when a pointer or the focus reaches the button: browsers allow sharing only
 * directly after a tap, so the code must already be there.
 */
const loadShare = () => import('#app/page-parts/share/share-or-copy.ts');
const prefetchShare = () => void loadShare().catch(() => {});

/**
 * A button that shares the address of an item's own page with the device's share sheet. Where that is impossible, it
 * copies the address.
 */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const { t } = useLanguage();
  const site = useRouteLoaderData<{ site: { url: string } }>('root')?.site;
  const share = () => {
    const url = `${site?.url ?? window.location.origin}${address}`;
    loadShare().then(
      ({ shareOrCopy }) => shareOrCopy({ title, url }, t),
      () => announce(t('share.failed')),
    );
  };
  return (
    <p className={styles.row} data-needs-scripts="">
      <button
        type="button"
        className={styles.button}
        onClick={share}
        onPointerDown={prefetchShare}
        onFocus={prefetchShare}
      >
        <Icon name="share" size={20} />
        {t('share.share')}
      </button>
    </p>
  );
}
