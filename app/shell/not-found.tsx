import { Link, useHref, useRouteLoaderData } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { addressOf, inLanguage } from '../site-map';
import { buttonLook } from '../ui/button';
import { Icon } from '../ui/icon';
import { OutsideLink } from '../ui/outside-link';
import { chatLink } from '../whatsapp/chat-link';
import styles from './not-found.module.css';
import { useRequestedAddress } from './requested-address';

/** A closed door in the arch, with two ways out. Answers every unknown address, in the language of its path. */
export function NotFound() {
  const { t, locale } = useLanguage();
  const site = useRouteLoaderData<{ site: { chatNumber: string } }>('root')?.site;
  useRequestedAddress();
  return (
    <section
      className={`wrap ${styles.notFound}`}
      aria-label={t('notFound.title')}
      data-own-address={useHref(inLanguage('/404', locale))}
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

/** Two leaves of a door in an arch; the light of the room behind falls under them and on the floor. */
function ClosedDoor() {
  return (
    <svg className={styles.door} viewBox="0 0 280 400" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="floor-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f2c777" stopOpacity="0.85" />
          <stop offset="0.4" stopColor="#f2c777" stopOpacity="0.28" />
          <stop offset="1" stopColor="#f2c777" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path className={styles.surround} d="M22 340V130a118 118 0 0 1 236 0v210Z" />
      <path className={styles.leaf} d="M36 336V130a104 104 0 0 1 208 0v206Z" />
      <path
        className={styles.panels}
        d="M140 26v310M54 318V226h68v92Zm104 0V226h68v92ZM54 206v-72a86 86 0 0 1 68-84v156Zm104 0V50a86 86 0 0 1 68 84v72Z"
      />
      <path className={styles.light} d="M36 336h208v4H36Z" />
      <path fill="url(#floor-light)" d="M36 340h208l36 60H0Z" />
      <circle className={styles.knob} cx="131" cy="216" r="4" />
      <circle className={styles.knob} cx="149" cy="216" r="4" />
    </svg>
  );
}
