import type { Comparison, ProjectPicture } from '../content/types';
import { fallbackFile } from '../ui/picture-source';
import { HangingPrints } from './hanging-prints';
import styles from './other-pictures.module.css';

/** Without scripts: the pictures of an item after the first and what it is compared with, one below the other. */
export function OtherPictures(props: { pictures: ProjectPicture[]; comparison?: Comparison | undefined }) {
  const { pictures, comparison } = props;
  const [first, ...others] = pictures;
  const isCompared = first !== undefined && first.name === comparison?.after.name;
  return (
    <noscript>
      <ul className={styles.pictures}>
        {others
          .filter(({ name }) => !(isCompared && name === comparison.before.name))
          .map((picture) => (
            <li key={picture.name}>
              <img
                src={fallbackFile(picture)}
                data-cut={picture.isCutOut}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
              <HangingPrints prints={picture.prints} />
            </li>
          ))}
      </ul>
    </noscript>
  );
}
