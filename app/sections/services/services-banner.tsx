import type { Picture as PictureType } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { addressOf } from '#model/site-map.ts';
import styles from './services-banner.module.css';

/**
 * The banner of the services page: a low, wide picture, and below it the breadcrumb and the heading on a light panel.
 */
export function ServicesBanner({ picture }: { picture: PictureType }) {
  const { t, locale } = useLanguage();
  return (
    <div className={styles.banner}>
      <Picture picture={picture} sizes="100vw" isFirst className={styles.picture} />
      <div className="wrap">
        <div className={styles.paper}>
          <Breadcrumb
            label={t('nav.breadcrumb')}
            steps={[
              { name: t('nav.home'), to: addressOf('home', locale) },
              { name: t('nav.services'), to: addressOf('services', locale) },
            ]}
          />
          <h1>{t('services.heading')}</h1>
          <p>{t('services.subtitle')}</p>
        </div>
      </div>
    </div>
  );
}
