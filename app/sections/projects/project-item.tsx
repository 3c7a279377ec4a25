import type { ComponentProps } from 'react';
import type { PortfolioProject, Project } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { itemAddress } from '../../site-map';
import { AlikeLink } from '../alike-link';
import { ItemPage } from '../item-page';
import { OtherPictures } from '../other-pictures';
import { ProjectDetails } from './project-details';

interface ProjectItemProps extends Pick<ComponentProps<typeof ItemPage>, 'more' | 'paper' | 'printed'> {
  kind: 'portfolio' | 'projects';
  project: PortfolioProject | Project;
  /** Small words above the title. */
  kicker: string[];
  features?: string[];
}

/** The page of a work of the portfolio or of a project: the details of its dialog, and the way from it to the brief. */
export function ProjectItem({ kind, project, kicker, features, ...page }: ProjectItemProps) {
  const { locale } = useLanguage();
  return (
    <ItemPage kind={kind} item={project} next={<AlikeLink project={`${kind}/${project.slug}`} />} {...page}>
      <ProjectDetails
        key={project.slug}
        project={project}
        kicker={kicker}
        {...(features ? { features } : {})}
        address={itemAddress(kind, project.slug, locale)}
        level={1}
      />
      <OtherPictures pictures={project.images} comparison={project.comparison} />
    </ItemPage>
  );
}
