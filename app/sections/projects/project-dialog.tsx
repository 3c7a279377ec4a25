import type { Project } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { itemAddress } from '../../site-map';
import { Dialog } from '../../ui/dialog';
import { ProjectDetails } from './project-details';

/** A project over the page. */
export function ProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t, locale } = useLanguage();
  const address = itemAddress('projects', project.slug, locale);
  return (
    <Dialog
      shape="wide"
      label={project.title}
      closeLabel={t('common.close')}
      opens={address}
      onClose={onClose}
    >
      <ProjectDetails
        project={project}
        kicker={[project.category, project.year]}
        features={project.features}
        address={address}
        level={2}
      />
    </Dialog>
  );
}
