import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { useDialogPlace } from '../../places/use-dialog-place';
import { useValueInAddress } from '../../places/use-value-in-address';
import { SectionHead } from '../../ui/section-head';
import { Section, type SectionPlace } from '../section';
import { FrameCard } from './frame-card';
import styles from './frames-section.module.css';
import type { OrderSite } from './use-frame-choice';

interface FramesSectionProps {
  frames: Frame[];
  site: OrderSite;
  place: SectionPlace;
}

/** The shop of framed art prints: a card a group, and the details of one at a time. */
export function FramesSection({ frames, site, place }: FramesSectionProps) {
  const { t } = useLanguage();
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
    </Section>
  );
}
