import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Project } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { searchWith, useDialogPlace } from '../../places/use-dialog-place';
import { useNavigateAfterPaint } from '../../places/use-navigate-after-paint';
import { useValueInAddress } from '../../places/use-value-in-address';
import { itemAddress } from '../../site-map';
import { announce } from '../../ui/announce';
import { SectionHead } from '../../ui/section-head';
import { Section, type SectionPlace } from '../section';
import { useItemDialog } from '../use-item-dialog';
import { loadProjectDialog, ProjectCard } from './project-card';
import { type FilterKey, filterKeys, passesFilter } from './project-filter';
import { ProjectFilterChips } from './project-filter-chips';
import styles from './projects-section.module.css';

interface ProjectsSectionProps {
  projects: Project[];
  place: SectionPlace;
  /** Stands below all cards. */
  foot?: ReactNode;
}

/** Filter chips over a grid of project cards; each opens its gallery. */
export function ProjectsSection({ projects, place, foot }: ProjectsSectionProps) {
  const { t, n, locale } = useLanguage();
  const [filter, setFilter] = useFilterInAddress();
  const slugs = projects.map(({ slug }) => slug);
  const { openSlug, openOnClick, close } = useDialogPlace('project', slugs);
  const open = projects.find(({ slug }) => slug === openSlug);
  const Dialog = useItemDialog(
    loadProjectDialog,
    open ? itemAddress('projects', open.slug, locale) : null,
  )?.ProjectDialog;
  const shown = projects.filter((project) => passesFilter(project, filter));

  const choose = (key: FilterKey) => {
    const found = projects.filter((project) => passesFilter(project, key)).length;
    setFilter(key);
    announce(t('projects.filtered', { category: t(`projects.${key}`), projects: n('project', found) }));
  };

  return (
    <Section id="projects" place={place} label={t('nav.projects')}>
      <SectionHead
        {...place}
        label={t('nav.projects')}
        heading={t('projects.heading')}
        subtitle={t('projects.subtitle')}
      />
      <ProjectFilterChips chosen={filter} onChoose={choose} />
      {shown.length > 0 ? (
        <ul className={styles.grid}>
          {shown.map((project, index) => (
            <li key={project.slug} data-reveal="">
              <ProjectCard
                project={project}
                level={place.level === 1 ? 2 : 3}
                isFirst={place.level === 1 && index === 0}
                onOpen={(event) => openOnClick(event, project.slug)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{n('project', 0)}</p>
      )}
      {foot}
      {Dialog && open ? <Dialog project={open} onClose={() => close()} /> : null}
    </Section>
  );
}

/** The chosen category, kept in the address (`?category=residential`); anything unknown there means all. */
function useFilterInAddress() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigateAfterPaint();
  const wanted = useValueInAddress('category');
  const filter = filterKeys.find((key) => key === wanted) ?? 'all';
  const setFilter = (key: FilterKey) =>
    navigate(
      { search: searchWith(search, { category: key === 'all' ? '' : key }), hash },
      { preventScrollReset: true, replace: true, state },
    );
  return [filter, setFilter] as const;
}
