import type { ComponentProps } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ProjectGallery } from './project-gallery.tsx';
import styles from './project-lightbox.module.css';

interface ProjectLightboxProps {
  project: ComponentProps<typeof ProjectGallery>['project'] & { title: string };
  /** Index of the picture that the visitor tapped; the lightbox shows this picture first. */
  first: number;
  onClose: () => void;
}

/** The pictures of a project in a dialog over its page, as large as the window allows. */
export function ProjectLightbox({ project, first, onClose }: ProjectLightboxProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      shape="wide"
      label={project.title}
      closeLabel={t('common.close')}
      opens={`?picture=${first + 1}`}
      onClose={onClose}
    >
      <div className={styles.lightbox}>
        <ProjectGallery project={project} first={first} sizes="100vw" />
      </div>
    </Dialog>
  );
}
