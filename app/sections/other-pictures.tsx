import type { Picture } from '../content/types';
import { fallbackFile } from '../ui/picture-source';
import styles from './other-pictures.module.css';

/** Without scripts: the pictures of an item after the first, one below the other. */
export function OtherPictures({ pictures }: { pictures: Picture[] }) {
  return (
    <noscript>
      <ul className={styles.pictures}>
        {pictures.slice(1).map((picture) => (
          <li key={picture.name}>
            <img
              src={fallbackFile(picture)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </noscript>
  );
}
