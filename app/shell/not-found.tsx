import { Link, useHref, useRouteLoaderData } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { addressOf, inLanguage } from '../site-map';
import { buttonLook } from '../ui/button';
import { Icon } from '../ui/icon';
import { OutsideLink } from '../ui/outside-link';
import { chatLink } from '../whatsapp/chat-link';
import { useAskedAddress } from './asked-address';
import styles from './not-found.module.css';

/** A closed door in the arch, with two ways out. Answers every unknown address, in the language of its path. */
export function NotFound() {
  const { t, locale } = useLanguage();
  const site = useRouteLoaderData<{ site: { chatNumber: string } }>('root')?.site;
  useAskedAddress();
  return (
    <section
      className={`wrap ${styles.notFound}`}
      aria-label={t('notFound.title')}
      data-stands-at={useHref(inLanguage('/404', locale))}
    >
      <div>
        <h1>{t('notFound.heading')}</h1>
        <p>{t('notFound.text')}</p>
        <div className={styles.actions}>
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
        </div>
      </div>
      <ClosedDoor />
    </section>
  );
}

function ClosedDoor() {
  return (
    <svg className={styles.door} viewBox="0 0 240 340" aria-hidden="true" focusable="false">
      <path className={styles.leaf} d="M10 340V120a110 110 0 0 1 220 0v220Z" />
      <path d="M10 340V120a110 110 0 0 1 220 0v220M120 10v330M26 340V122a94 94 0 0 1 86-94v312m102 0V122a94 94 0 0 0-86-94v312" />
      <path d="M40 320V214h58v106Zm102 0V214h58v106ZM40 190v-64a80 80 0 0 1 58-74v138Zm102 0V52a80 80 0 0 1 58 74v64Z" />
      <circle cx="110" cy="202" r="4" />
      <circle cx="130" cy="202" r="4" />
    </svg>
  );
}
