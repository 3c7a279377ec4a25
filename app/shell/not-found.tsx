import { Link, useRouteLoaderData } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { addressOf } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { PageWithDoor } from './page-with-door.tsx';
import { useRequestedAddress } from './requested-address.ts';
import { useCorrectedAddress } from './use-corrected-address.ts';

/** The page for every unknown address, in the language of its path: a picture of a closed door, and two links. */
export function NotFound() {
  const { t, locale } = useLanguage();
  const site = useRouteLoaderData<{ site: { chatNumber: string } }>('root')?.site;
  useRequestedAddress();
  // The order matters: useRequestedAddress puts the requested address into the address bar again, and
  // useCorrectedAddress then reads the address bar.
  useCorrectedAddress();
  return (
    <PageWithDoor
      label={t('notFound.title')}
      actions={
        <>
          <Link {...buttonLook({ tone: 'clay' })} to={addressOf('home', locale)}>
            {t('notFound.home')}
          </Link>
          {site ? (
            <OutsideLink
              {...buttonLook({ tone: 'outline' })}
              href={chatLink(site.chatNumber, t('whatsapp.question'))}
              newTabNote={t('common.newTab')}
            >
              <Icon name="whatsapp" />
              {t('whatsapp.chat')}
            </OutsideLink>
          ) : null}
        </>
      }
    >
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
    </PageWithDoor>
  );
}
