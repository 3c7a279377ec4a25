import { Link } from 'react-router';
import type { CatalogFrame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { HungPicture } from '#app/ui/hung-picture.tsx';
import { inColor } from '#model/geometry/in-color.ts';
import { addressOf, itemAddress } from '#model/site-map.ts';
import styles from './empty-selection.module.css';

/** Shown if the selection is empty: three frames of the shop, and links to all frames and to the visitor's own wall. */
export function EmptySelection({ shop }: { shop: CatalogFrame[] | null }) {
  const { t, locale } = useLanguage();
  return (
    <div className={styles.empty}>
      <p>{t('selection.empty')}</p>
      <ul>
        {shop?.slice(0, 3).map(({ slug, title, colors, prints: [print] }) =>
          print ? (
            <li key={slug}>
              <Link to={itemAddress('frames', slug, locale)}>
                <HungPicture picture={inColor({ ...print.picture, alt: '' }, colors)} sizes="120px" />
                {title}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
      <p className={styles.ways}>
        <Link className={quietLook} to={addressOf('frames', locale)}>
          {t('selection.allFrames')}
        </Link>
        <Link className={quietLook} to={addressOf('wall', locale)}>
          {t('selection.onWall')}
        </Link>
      </p>
    </div>
  );
}
