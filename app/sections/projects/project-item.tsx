import type { ComponentProps } from 'react';
import type { Pdf, PortfolioProject, Project, ProjectPicture } from '#app/loaders/types.ts';
import { useDialogAddress } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { Facts } from '#app/ui/facts.tsx';
import { useLazy } from '#app/ui/use-lazy.ts';
import { ItemActions } from '../item-actions.tsx';
import { ItemPage } from '../item-page.tsx';
import { SimilarProjectLink } from '../similar-project-link.tsx';
import { PictureOpener } from './picture-opener.tsx';
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

const loadLightbox = () => import('./project-lightbox.tsx');
const prefetchLightbox = () => void loadLightbox().catch(() => {});

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
  const { openSlug, open, close } = useDialogAddress(
    'picture',
    images.map((_, index) => ({ slug: String(index + 1) })),
  );
  // If the code of the lightbox (the large view) cannot be loaded, the address drops the parameter that opens the
  // lightbox; the page still shows all pictures.
  const Lightbox = useLazy(loadLightbox, openSlug !== null, close)?.ProjectLightbox;
  const openerOf = (picture: ProjectPicture) => {
    const index = images.indexOf(picture);
    return (
      <PictureOpener
        index={index}
        count={images.length}
        onPrefetch={prefetchLightbox}
        onOpen={(event) => open(event, String(index + 1))}
      />
    );
  };
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
            opener={openerOf(cover)}
          />
        }
      >
        <div className={styles.item}>
          <div className={styles.words}>
            <ProjectHeading {...{ title, description, kicker }} level={1} />
            <div className={styles.features}>
              <ProjectFeatures features={features} level={2} />
            </div>
            <div className={styles.facts}>
              <Facts facts={facts} />
              <SimilarProjectLink project={`${kind}/${project.slug}`} />
              <ItemActions kind={kind} item={project} pdf={pdf} />
            </div>
          </div>
          <ProjectSequence
            pictures={others.filter(({ name }) => !(isCompared && name === comparison?.before.name))}
            openerOf={openerOf}
          />
        </div>
      </ItemPage>
      {Lightbox && openSlug ? (
        <Lightbox key={openSlug} project={project} first={Number(openSlug) - 1} onClose={close} />
      ) : null}
    </>
  );
}
