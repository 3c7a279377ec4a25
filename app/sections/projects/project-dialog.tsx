import type { ComponentProps } from 'react';
import type { PortfolioProject, Project } from '#app/loaders/types.ts';
import { ItemDialog } from '#app/page-parts/dialogs/item-dialog.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { itemAddress } from '#model/site-map.ts';
import { ProjectDetails } from './project-details.tsx';

interface ProjectDialogProps extends Pick<ComponentProps<typeof ProjectDetails>, 'kicker' | 'features'> {
  kind: 'projects' | 'portfolio';
  project: Project | PortfolioProject;
  onClose: () => void;
}

/** The dialog of a project or portfolio project. */
export function ProjectDialog({ kind, project, onClose, ...details }: ProjectDialogProps) {
  const { locale } = useLanguage();
  return (
    <ItemDialog kind={kind} item={project} onClose={onClose}>
      <ProjectDetails {...details} project={project} address={itemAddress(kind, project.slug, locale)} />
    </ItemDialog>
  );
}
