import type { ComponentProps } from 'react';
import type { PortfolioProject, Project } from '../../content/types';
import { ItemDialog } from '../../dialogs/item-dialog';
import { useLanguage } from '../../language/language-provider';
import { itemAddress } from '../../site-map';
import { ProjectDetails } from './project-details';

interface ProjectDialogProps extends Pick<ComponentProps<typeof ProjectDetails>, 'kicker' | 'features'> {
  kind: 'projects' | 'portfolio';
  project: Project | PortfolioProject;
  onClose: () => void;
}

/** A project, or a portfolio project, over the page. */
export function ProjectDialog({ kind, project, onClose, ...details }: ProjectDialogProps) {
  const { locale } = useLanguage();
  return (
    <ItemDialog kind={kind} item={project} onClose={onClose}>
      <ProjectDetails {...details} project={project} address={itemAddress(kind, project.slug, locale)} />
    </ItemDialog>
  );
}
