import type { ReactNode } from 'react';
import type { Comparison as ComparisonPictures, ProjectPicture } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Comparison } from '#app/ui/comparison.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { comparisonWords } from '../gallery-words.ts';
import { HangingPrints } from '../hanging-prints.tsx';
import styles from './project-cover.module.css';

/**
 * The `sizes` attribute of the cover picture, which fills the width of the window. Phones get files that are cropped to
 * the shape of the cover on phones.
 */
const sizes = '100vw';

interface ProjectCoverProps {
  picture: ProjectPicture;
  /**
   * The two pictures of a room before and after the work, where the cover shows the room after the work. A comparison
   * of both then replaces the cover picture.
   */
  comparison?: ComparisonPictures | undefined;
  /** The button that covers the picture and opens the picture large. */
  opener: ReactNode;
}

/** The first picture of a project, from edge to edge below the header. */
export function ProjectCover({ picture, comparison, opener }: ProjectCoverProps) {
  const language = useLanguage();
  // In print and without scripts, the two pictures of a comparison have captions of their own. The caption of the cover
  // then belongs to both pictures.
  const Caption = comparison ? 'p' : 'figcaption';
  return (
    <figure className={styles.cover}>
      <div className={styles.picture} data-covered={comparison ? '' : undefined}>
        {comparison ? (
          <Comparison {...comparison} words={comparisonWords(language)} sizes={sizes} fit="cover" />
        ) : (
          <>
            <Picture picture={picture} sizes={sizes} isFirst isCover />
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
