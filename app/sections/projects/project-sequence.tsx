import type { ReactNode } from 'react';
import type { ProjectPicture } from '#app/loaders/types.ts';
import { Picture } from '#app/ui/picture.tsx';
import { HangingPrints } from '../hanging-prints.tsx';
import styles from './project-sequence.module.css';
import { isUpright, sequenceRows } from './sequence-rows.ts';

/** The `sizes` attribute (the width) of a picture, by the shape of the row in which the picture stands. */
const sizes = {
  whole: '(min-width: 100em) 1440px, (min-width: 48em) 90vw, 100vw',
  wide: '(min-width: 100em) 830px, (min-width: 48em) 52vw, 92vw',
  narrow: '(min-width: 100em) 580px, (min-width: 48em) 37vw, 92vw',
};

interface ProjectSequenceProps {
  pictures: ProjectPicture[];
  /** Returns the button that covers a picture and opens the picture large. */
  openerOf: (picture: ProjectPicture) => ReactNode;
}

/** The pictures of a project one after the other, large, each with its caption. */
export function ProjectSequence({ pictures, openerOf }: ProjectSequenceProps) {
  return (
    <div className={styles.sequence}>
      {sequenceRows(pictures).map(({ shape, pictures: row }) => (
        <div key={row[0]?.name} className={styles.row} data-shape={shape}>
          {row.map((picture, index) => {
            // In a row of two landscape pictures the second one is narrower. An upright picture is always narrower
            // than a landscape one.
            const isNarrow =
              isUpright(picture) || (index === 1 && !row.slice(0, 1).some((first) => isUpright(first)));
            return (
              <figure key={picture.name} data-narrow={isNarrow}>
                <div className={styles.picture}>
                  <Picture
                    picture={picture}
                    sizes={sizes[shape === 'whole' ? 'whole' : isNarrow ? 'narrow' : 'wide']}
                  />
                  {openerOf(picture)}
                </div>
                <figcaption>
                  {picture.caption}
                  <HangingPrints prints={picture.prints} />
                </figcaption>
              </figure>
            );
          })}
        </div>
      ))}
    </div>
  );
}
