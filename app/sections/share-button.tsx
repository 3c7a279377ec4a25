import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './share-button.module.css';

/** Fetched at the first sign that it is meant, so that it is there in the tap, which alone may share. */
const loadShare = () => import('#app/page-parts/share/share-or-copy.ts');
const prepare = () => void loadShare().catch(() => {});

/** Shares an item's own page: with the device's share sheet, else by copying the address. */
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
        onPointerDown={prepare}
        onFocus={prepare}
      >
        <Icon name="share" size={20} />
        {t('share.share')}
      </button>
    </p>
  );
}
