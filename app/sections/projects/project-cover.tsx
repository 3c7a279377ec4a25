import type { ReactNode } from 'react';
import type { Comparison as ComparisonPictures, ProjectPicture } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Comparison } from '#app/ui/comparison.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { comparisonWords } from '../gallery-words.ts';
import { HangingPrints } from '../hanging-prints.tsx';
import styles from './project-cover.module.css';

/** From edge to edge; a phone has files that are cut to its shape. */
const sizes = '100vw';

interface ProjectCoverProps {
  picture: ProjectPicture;
  /** Where it shows a room after the work: the line is drawn across it. */
  comparison?: ComparisonPictures | undefined;
  /** What lies over it and opens it. */
  opener: ReactNode;
}

/** The first picture of a project, from edge to edge below the header. */
export function ProjectCover({ picture, comparison, opener }: ProjectCoverProps) {
  const language = useLanguage();
  // Two that are compared have captions of their own, for paper and where no scripts run.
  const Caption = comparison ? 'p' : 'figcaption';
  return (
    <figure className={styles.cover}>
      <div className={styles.picture} data-covered={comparison ? '' : undefined}>
        {comparison ? (
          <Comparison {...comparison} words={comparisonWords(language)} sizes={sizes} fit="cover" />
        ) : (
          <>
            <Picture picture={picture} sizes={sizes} isFirst />
            {opener}
          </>
        )}
      </div>
      <Caption className={`wrap ${styles.caption}`}>
        {picture.caption}
        <HangingPrints prints={picture.prints} />
      </Caption>
    </figure>
  );
}
