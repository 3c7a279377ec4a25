import type { ReactNode } from 'react';
import type { PortfolioProject } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { useDialogPlace } from '../../places/use-dialog-place';
import { itemAddress } from '../../site-map';
import { SectionHead } from '../../ui/section-head';
import { Section, type SectionPlace } from '../section';
import { useItemDialog } from '../use-item-dialog';
import styles from './portfolio-section.module.css';
import { loadPortfolioDialog, PortfolioTile } from './portfolio-tile';

interface PortfolioSectionProps {
  projects: PortfolioProject[];
  place: SectionPlace;
  /** Stands below all cards. */
  foot?: ReactNode;
}

/** Four large tiles of uneven heights; each opens its gallery. */
export function PortfolioSection({ projects, place, foot }: PortfolioSectionProps) {
  const { t, locale } = useLanguage();
  const slugs = projects.map(({ slug }) => slug);
  const { openSlug, openOnClick, close } = useDialogPlace('portfolio', slugs);
  const open = projects.find(({ slug }) => slug === openSlug);
  const Dialog = useItemDialog(
    loadPortfolioDialog,
    open ? itemAddress('portfolio', open.slug, locale) : null,
  )?.PortfolioDialog;
  return (
    <Section id="portfolio" place={place} label={t('nav.portfolio')}>
      <SectionHead
        {...place}
        label={t('nav.portfolio')}
        heading={t('portfolio.heading')}
        subtitle={t('portfolio.subtitle')}
      />
      <ul className={styles.tiles}>
        {projects.map((project, index) => (
          <li key={project.slug} data-reveal="">
            <PortfolioTile
              project={project}
              level={place.level === 1 ? 2 : 3}
              isFirst={place.level === 1 && index === 0}
              onOpen={(event) => openOnClick(event, project.slug)}
            />
          </li>
        ))}
      </ul>
      {foot}
      {Dialog && open ? <Dialog project={open} onClose={() => close()} /> : null}
    </Section>
  );
}
