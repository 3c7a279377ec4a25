import type { ReactNode } from 'react';
import type { PortfolioCard } from '#app/loaders/types.ts';
import { ItemDialogHost, openItemNames } from '#app/page-parts/dialogs/item-dialog-host.tsx';
import { useDialogOpener } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { RemovedNote } from '#app/page-parts/removed-note.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { itemAddress } from '#model/site-map.ts';
import { loadProjectDetails } from '../projects/load-project-details.ts';
import styles from './portfolio-section.module.css';
import { PortfolioTile } from './portfolio-tile.tsx';

interface PortfolioSectionProps {
  projects: PortfolioCard[];
  position: SectionPosition;
  /** Content below all tiles. */
  foot?: ReactNode;
}

/** The portfolio: large tiles of different heights. Each opens a gallery. */
export function PortfolioSection({ projects, position, foot }: PortfolioSectionProps) {
  const { t, locale } = useLanguage();
  const open = useDialogOpener(openItemNames.portfolio);
  return (
    <Section id="portfolio" position={position} label={t('nav.portfolio')}>
      {position.level === 1 ? <RemovedNote /> : null}
      <SectionHead
        {...position}
        label={t('nav.portfolio')}
        heading={t('portfolio.heading')}
        subtitle={t('portfolio.subtitle')}
      />
      <ul className={styles.tiles}>
        {projects.map((project, index) => (
          <li key={project.slug} data-reveal="">
            <PortfolioTile
              project={project}
              level={position.level === 1 ? 2 : 3}
              isFirst={position.level === 1 && index === 0}
              isUpright={index % 4 === 1}
              onOpen={(event) => open(event, project.slug)}
            />
          </li>
        ))}
      </ul>
      {foot}
      <ItemDialogHost kind="portfolio" cards={projects} load={loadProjectDetails}>
        {({ ProjectDetails }, project) => (
          <ProjectDetails
            project={project}
            kicker={[project.category]}
            address={itemAddress('portfolio', project.slug, locale)}
          />
        )}
      </ItemDialogHost>
    </Section>
  );
}
