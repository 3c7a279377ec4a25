import type { ReactNode } from 'react';
import type { Comparison as ComparisonPictures, ProjectPicture } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Comparison } from '#app/ui/comparison.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { comparisonWords } from '../gallery-words.ts';
import { HangingPrints } from '../hanging-prints.tsx';
import styles from './project-cover.module.css';

/** The picture fills the width of the window. Phones get files that are cut to their shape. */
const sizes = '100vw';

interface ProjectCoverProps {
  picture: ProjectPicture;
  /**
   * The pictures before and after the work, where this picture shows the room afterwards: a comparison is then shown
   * instead.
   */
  comparison?: ComparisonPictures | undefined;
  /** The button that covers the picture and opens it large. */
  opener: ReactNode;
}

/** The first picture of a project, from edge to edge below the header. */
export function ProjectCover({ picture, comparison, opener }: ProjectCoverProps) {
  const language = useLanguage();
  // In print and without scripts, the two pictures of a comparison have captions of their own. This caption then
  // belongs to both.
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
