import { useState } from 'react';
import type { Project } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import { Gallery } from '../../ui/gallery';
import { Showcase } from '../../ui/showcase';
import { galleryWords } from '../gallery-words';
import styles from './project-dialog.module.css';
import { ProjectHeading } from './project-heading';

/** A project: its pictures, beginning with the first each time, its words, facts and features. */
export function ProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const language = useLanguage();
  const [index, setIndex] = useState(0);
  return (
    <Dialog shape="wide" label={project.title} closeLabel={language.t('common.close')} onClose={onClose}>
      <Showcase
        shape="wide"
        gallery={
          <Gallery
            pictures={project.images}
            index={index}
            onIndexChange={setIndex}
            dir={language.dir}
            words={galleryWords(language)}
            fit="whole"
            sizes="(min-width: 60em) 70vw, 100vw"
          />
        }
      >
        <ProjectHeading
          kicker={[project.category, project.year]}
          title={project.title}
          description={project.description}
        />
        <Facts facts={project.facts} />
        <h3 className={styles.label}>{language.t('projects.features')}</h3>
        <ul className={styles.features}>
          {project.features.map((feature) => (
            <li key={feature}>
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      </Showcase>
    </Dialog>
  );
}
