import { useState } from 'react';
import type { PortfolioProject } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import { Gallery } from '../../ui/gallery';
import { Showcase } from '../../ui/showcase';
import { galleryWords } from '../gallery-words';
import { ProjectHeading } from '../projects/project-heading';

/** A portfolio project: its pictures, beginning with the first each time, its words and facts. */
export function PortfolioDialog({ project, onClose }: { project: PortfolioProject; onClose: () => void }) {
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
        <ProjectHeading kicker={[project.category]} title={project.title} description={project.description} />
        <Facts facts={project.facts} />
      </Showcase>
    </Dialog>
  );
}
