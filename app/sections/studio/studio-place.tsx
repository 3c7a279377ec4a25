import { Link, useRouteLoaderData } from 'react-router';
import type { Site } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { StudioMap } from '#app/page-parts/studio-map.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { addressOf } from '#model/site-map.ts';
import styles from './studio-place.module.css';

/** Where the studio is, how it is registered, and a link to the contact page; what the content lacks is left out. */
export function StudioPlace() {
  const { t, locale } = useLanguage();
  const site = useRouteLoaderData<{ site: Site }>('root')?.site;
  if (!site?.place && !site?.legal) return null;
  const { street, landmark, parking, isByAppointment } = site.place ?? {};
  const lines = [street, landmark, parking, isByAppointment && t('contact.byAppointment')];
  return (
    <div className={styles.place}>
      {site.place ? (
        <>
          <h2>{t('studio.place')}</h2>
          <p className={styles.address}>{site.address}</p>
          <div>
            {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
            <StudioMap />
          </div>
        </>
      ) : null}
      <p>
        <Link className={quietLook} to={addressOf('contact', locale)} viewTransition>
          {t('nav.contact')}
        </Link>
      </p>
      {site.legal ? (
        <p className={styles.legal}>
          {t('studio.legal')} <Bidi text={site.legal} />
        </p>
      ) : null}
    </div>
  );
}
