import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Picture as PictureType, PrintedAddress } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { HungPicture } from '#app/ui/hung-picture.tsx';
import { addressOf, type ItemPageKey, itemAddress } from '#model/site-map.ts';
import styles from './item-page.module.css';

/** Another item of the same kind, as the foot of an item's page shows it. */
export interface MoreItem {
  slug: string;
  title: string;
  cover: PictureType;
}

interface ItemPageProps {
  kind: ItemPageKey;
  item: { slug: string; title: string };
  moreItems: MoreItem[];
  /** The address of the page, shown when the page is printed. */
  printed: PrintedAddress;
  /**
   * Optional content at the top, from edge to edge. A page with a banner leaves no space for the site's header, which
   * then lies over the banner.
   */
  banner?: ReactNode;
  /** The content of the page: the same details as in the item's dialog. */
  children: ReactNode;
}

/** The page of one item: breadcrumb, details, and more items of the same kind. */
export function ItemPage({ kind, item, moreItems, printed, banner, children }: ItemPageProps) {
  const { t, locale } = useLanguage();
  return (
    <>
      {banner}
      <div className={`wrap ${styles.page}`} data-led={banner !== undefined}>
        <Breadcrumb
          label={t('nav.breadcrumb')}
          steps={[
            { name: t('nav.home'), to: addressOf('home', locale) },
            { name: t(`nav.${kind}`), to: addressOf(kind, locale) },
            { name: item.title, to: itemAddress(kind, item.slug, locale) },
          ]}
        />
        <article className={styles.item} aria-label={item.title}>
          {children}
        </article>
        <p className={styles.printed}>
          <svg viewBox={`0 0 ${printed.qr.size} ${printed.qr.size}`} aria-hidden="true" focusable="false">
            <path d={printed.qr.path} stroke="#000" />
          </svg>
          <bdi dir="ltr">{printed.address}</bdi>
        </p>
        <section className={styles.more} aria-labelledby="more">
          <h2 id="more">{t(`more.${kind}`)}</h2>
          <ul data-kind={kind}>
            {moreItems.map(({ slug, title, cover }, index) => (
              <li key={slug}>
                <Link to={itemAddress(kind, slug, locale)} viewTransition>
                  <HungPicture
                    picture={cover}
                    sizes={`(min-width: 48em) 30vw, ${index === 0 && moreItems.length % 2 > 0 ? '92vw' : '44vw'}`}
                    alt=""
                    className={styles.cover}
                  />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
