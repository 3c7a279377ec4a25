import type { ComponentProps } from 'react';
import type { PortfolioProject, Project } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { itemAddress } from '../../site-map';
import { AlikeLink } from '../alike-link';
import { ItemPage } from '../item-page';
import { OtherPictures } from '../other-pictures';
import { ProjectDetails } from './project-details';

interface ProjectItemProps
  extends Pick<ComponentProps<typeof ItemPage>, 'more' | 'paper' | 'printed'>,
    Pick<ComponentProps<typeof ProjectDetails>, 'kicker' | 'features'> {
  kind: 'portfolio' | 'projects';
  project: PortfolioProject | Project;
}

/** The page of a work of the portfolio or of a project: the details of its dialog, and the way from it to the brief. */
export function ProjectItem({ kind, project, more, paper, printed, ...words }: ProjectItemProps) {
  const { locale } = useLanguage();
  return (
    <ItemPage
      {...{ kind, more, paper, printed }}
      item={project}
      next={<AlikeLink project={`${kind}/${project.slug}`} />}
    >
      <ProjectDetails
        key={project.slug}
        project={project}
        {...words}
        address={itemAddress(kind, project.slug, locale)}
        level={1}
      />
      <OtherPictures pictures={project.images} comparison={project.comparison} />
    </ItemPage>
  );
}
