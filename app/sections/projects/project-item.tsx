import type { ComponentProps } from 'react';
import type { Pdf, PortfolioProject, Project } from '#app/loaders/types.ts';
import { Facts } from '#app/ui/facts.tsx';
import { HangingPrints } from '../hanging-prints.tsx';
import { ItemActions } from '../item-actions.tsx';
import { ItemPage } from '../item-page.tsx';
import { SimilarProjectLink } from '../similar-project-link.tsx';
import { useLightbox } from '../use-lightbox.tsx';
import { ProjectCover } from './project-cover.tsx';
import styles from './project-item.module.css';
import { ProjectSequence } from './project-sequence.tsx';
import { ProjectFeatures, ProjectHeading } from './project-words.tsx';

interface ProjectItemProps extends Pick<ComponentProps<typeof ItemPage>, 'moreItems' | 'printed'> {
  pdf: Pdf;
  kind: 'portfolio' | 'projects';
  project: PortfolioProject | Project;
  /** Short labels above the title: category, year. */
  kicker: string[];
  features?: string[];
}

/**
 * The page of a project or portfolio project: the first picture from edge to edge, text and facts with a link to the
 * brief, then all other pictures. Each picture can be opened large.
 */
export function ProjectItem({
  kind,
  project,
  moreItems,
  pdf,
  printed,
  kicker,
  features = [],
}: ProjectItemProps) {
  const { images, comparison, title, description, facts } = project;
  const [cover, ...others] = images;
  const { openerOf, lightbox } = useLightbox(title, images, (index) => (
    <HangingPrints prints={images[index]?.prints} />
  ));
  if (!cover) return null;
  const isCompared = cover.name === comparison?.after.name;
  return (
    <>
      <ItemPage
        {...{ kind, moreItems, printed }}
        item={project}
        banner={
          <ProjectCover
            key={project.slug}
            picture={cover}
            comparison={isCompared ? comparison : undefined}
            opener={openerOf(0, 'open')}
          />
        }
      >
        <div className={styles.item}>
          <ProjectHeading {...{ title, description, kicker }} level={1} />
          <div className={styles.features}>
            <ProjectFeatures features={features} level={2} />
          </div>
          <div className={styles.facts}>
            <Facts facts={facts} />
            <SimilarProjectLink project={`${kind}/${project.slug}`} />
            <ItemActions kind={kind} item={project} pdf={pdf} />
          </div>
          <ProjectSequence
            pictures={others.filter(({ name }) => !(isCompared && name === comparison?.before.name))}
            openerOf={(picture) => openerOf(images.indexOf(picture), 'open')}
          />
        </div>
      </ItemPage>
      {lightbox}
    </>
  );
}
