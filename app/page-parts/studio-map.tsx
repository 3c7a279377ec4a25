import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/loaders/types.ts';
import { quietLook } from '#app/ui/button.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { useLanguage } from './language/language-provider.tsx';
import styles from './studio-map.module.css';

/**
 * Links to the studio: its map, and a chat that asks for its location. With `isShort` the chat stands there only where
 * the content has no map. Without a place in the content there are no links.
 */
export function StudioMap({ isShort = false }: { isShort?: boolean }) {
  const { t } = useLanguage();
  const site = useRouteLoaderData<{ site: Site }>('root')?.site;
  if (!site?.place) return null;
  const { map } = site.place;
  return (
    <p className={styles.links}>
      {map ? (
        <OutsideLink className={quietLook} href={map} newTabNote={t('common.newTab')}>
          {t('contact.map')}
        </OutsideLink>
      ) : null}
      {map && isShort ? null : (
        <OutsideLink
          className={quietLook}
          href={chatLink(site.chatNumber, t('whatsapp.location'))}
          newTabNote={t('common.newTab')}
        >
          {t('contact.sendLocation')}
        </OutsideLink>
      )}
    </p>
  );
}
