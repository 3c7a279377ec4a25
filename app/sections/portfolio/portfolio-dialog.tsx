import type { PortfolioProject } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { itemAddress } from '../../site-map';
import { Dialog } from '../../ui/dialog';
import { ProjectDetails } from '../projects/project-details';

/** A portfolio project over the page. */
export function PortfolioDialog({ project, onClose }: { project: PortfolioProject; onClose: () => void }) {
  const { t, locale } = useLanguage();
  const address = itemAddress('portfolio', project.slug, locale);
  return (
    <Dialog
      shape="wide"
      label={project.title}
      closeLabel={t('common.close')}
      opens={address}
      onClose={onClose}
    >
      <ProjectDetails project={project} kicker={[project.category]} address={address} level={2} />
    </Dialog>
  );
}
