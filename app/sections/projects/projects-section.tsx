import type { ReactNode } from 'react';
import type { ProjectCard as ProjectCardData } from '#app/loaders/types.ts';
import { changeSearch } from '#app/page-parts/dialogs/change-search.ts';
import { ItemDialogHost, openItemNames } from '#app/page-parts/dialogs/item-dialog-host.tsx';
import { useDialogOpener } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { useSearchValue } from '#app/page-parts/dialogs/use-search-value.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { RemovedNote } from '#app/page-parts/removed-note.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { announce } from '#app/ui/announce.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { itemAddress } from '#model/site-map.ts';
import type { CardRail } from '../card-rail.tsx';
import { scrollToFirst } from './follow-filter.ts';
import { loadProjectDetails } from './load-project-details.ts';
import { ProjectCard } from './project-card.tsx';
import { type FilterKey, filterKeys, filtersOf, passesFilter } from './project-filter.ts';
import { ProjectFilterChips } from './project-filter-chips.tsx';
import styles from './projects-section.module.css';

interface ProjectsSectionProps {
  projects: ProjectCardData[];
  position: SectionPosition;
  /** The component that lays out the cards. Only the home page passes one, so that other pages do not load its code. */
  CardList?: typeof CardRail;
  /** Content below all cards. */
  foot?: ReactNode;
}

/** The projects: filter chips above a grid of cards. Each card opens a gallery. */
export function ProjectsSection({ projects, position, CardList, foot }: ProjectsSectionProps) {
  const { t, n, locale } = useLanguage();
  const [filter, setFilter] = useFilterInAddress();
  const open = useDialogOpener(openItemNames.projects);
  const shown = projects.filter((project) => passesFilter(project, filter));

  const choose = (key: FilterKey) => {
    const found = projects.filter((project) => passesFilter(project, key)).length;
    scrollToFirst();
    setFilter(key);
    announce(t('projects.filtered', { category: t(`projects.${key}`), projects: n('project', found) }));
  };

  const cards = shown.map((project, index) => (
    <li key={project.slug} data-card={project.slug} data-reveal="" data-passes={filtersOf(project).join(' ')}>
      <ProjectCard
        project={project}
        level={position.level === 1 ? 2 : 3}
        isFirst={position.level === 1 && index === 0}
        isInRail={CardList !== undefined}
        isWide={shown.length < 3}
        onOpen={(event) => open(event, project.slug)}
      />
    </li>
  ));
  const list = CardList ? (
    <CardList name="projects" className={styles.grid} label={t('nav.projects')}>
      {cards}
    </CardList>
  ) : (
    <ul className={styles.grid}>{cards}</ul>
  );
  return (
    <Section id="projects" position={position} label={t('nav.projects')}>
      {position.level === 1 ? <RemovedNote /> : null}
      <SectionHead
        {...position}
        label={t('nav.projects')}
        heading={t('projects.heading')}
        subtitle={t('projects.subtitle')}
      />
      <ProjectFilterChips chosen={filter} onChoose={choose} />
      {shown.length > 0 ? list : <p className={styles.none}>{n('project', 0)}</p>}
      {foot}
      <ItemDialogHost kind="projects" cards={projects} load={loadProjectDetails}>
        {({ ProjectDetails }, project) => (
          <ProjectDetails
            project={project}
            kicker={[project.category, project.year]}
            features={project.features}
            address={itemAddress('projects', project.slug, locale)}
          />
        )}
      </ItemDialogHost>
    </Section>
  );
}

/** The selected category, kept in the address (`?category=residential`). An unknown category means all. */
function useFilterInAddress() {
  const wanted = useSearchValue('category');
  const filter = filterKeys.find((key) => key === wanted) ?? 'all';
  const setFilter = (key: FilterKey) => changeSearch({ category: key === 'all' ? '' : key });
  return [filter, setFilter] as const;
}
