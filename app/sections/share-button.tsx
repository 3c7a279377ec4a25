import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { shareOrCopy } from '../share/share-or-copy';
import { announce } from '../ui/announce';
import { Icon } from '../ui/icon';
import styles from './share-button.module.css';

/** Shares an item's own page: with the device's share sheet, else by copying the address. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const { t } = useLanguage();
  const site = useRouteLoaderData<{ site: { url: string } }>('root')?.site;
  const share = async () => {
    const outcome = await shareOrCopy({ title, url: `${site?.url ?? window.location.origin}${address}` });
    if (outcome === 'copied') announce(t('share.copied'));
    if (outcome === 'failed') announce(t('share.failed'));
  };
  return (
    <p className={styles.row}>
      <button type="button" className={styles.button} onClick={share}>
        <Icon name="share" size={20} />
        {t('share.share')}
      </button>
    </p>
  );
}
