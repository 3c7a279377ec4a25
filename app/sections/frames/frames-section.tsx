import { Link } from 'react-router';
import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { useDialogPlace } from '../../places/use-dialog-place';
import { useValueInAddress } from '../../places/use-value-in-address';
import { addressOf, framesPageAddress } from '../../site-map';
import { buttonLook, quietLook } from '../../ui/button';
import { Paging } from '../../ui/paging';
import { SectionHead } from '../../ui/section-head';
import { Section, type SectionPlace } from '../section';
import { FrameCard } from './frame-card';
import styles from './frames-section.module.css';
import type { OrderSite } from './use-frame-choice';

interface FramesSectionProps {
  frames: Frame[];
  site: OrderSite;
  place: SectionPlace;
  /** Which page of how many; on the home page, which shows the first alone, `page` is missing. */
  paging: { page?: number; pages: number };
}

/** The shop of framed art prints: a card a group, and the details of one at a time. */
export function FramesSection({ frames, site, place, paging }: FramesSectionProps) {
  const { t, locale } = useLanguage();
  const size = useValueInAddress('size');
  const slugs = frames.map(({ slug }) => slug);
  const { openSlug, openOnClick, update, close } = useDialogPlace('frame', slugs);
  return (
    <Section id="frames" place={place} label={t('nav.frames')}>
      <SectionHead
        {...place}
        label={t('nav.frames')}
        heading={t('frames.heading')}
        subtitle={t('frames.subtitle')}
      />
      <ul className={styles.grid}>
        {frames.map((frame, index) => (
          <li key={frame.slug} data-reveal="">
            <FrameCard
              frame={frame}
              site={site}
              level={place.level === 1 ? 2 : 3}
              isFirst={place.level === 1 && index === 0}
              details={{
                isOpen: openSlug === frame.slug,
                size,
                open: (event, chosen) => openOnClick(event, frame.slug, { size: chosen }),
                close: () => close(['size']),
                keepSize: (chosen) => update({ size: chosen }),
              }}
            />
          </li>
        ))}
      </ul>
      <FurtherFrames {...paging} />
      <p className={styles.ordering}>
        <Link className={quietLook} to={addressOf('ordering', locale)} viewTransition>
          {t('frames.ordering')}
        </Link>
      </p>
    </Section>
  );
}

/** The way to the frames of other pages, where one does not hold them all. */
function FurtherFrames({ page, pages }: FramesSectionProps['paging']) {
  const { t, locale } = useLanguage();
  if (pages === 1) return null;
  if (page === undefined)
    return (
      <p className={styles.all}>
        <Link {...buttonLook({ tone: 'outline' })} to={addressOf('frames', locale)}>
          {t('more.frames')}
        </Link>
      </p>
    );
  const words = {
    label: t('paging.label'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    page: (n: number) => t('paging.page', { n }),
  };
  return <Paging page={page} pages={pages} addressOf={(n) => framesPageAddress(n, locale)} words={words} />;
}
