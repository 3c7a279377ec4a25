import { fallbackFile } from '#app/ui/picture-source.ts';
import type { PictureSource } from '#model/geometry/media.ts';
import styles from './other-pictures.module.css';

/**
 * Without scripts: the pictures of an item after the first, one below the other. React leaves alone what stands in a noscript, so
 * the list is made for the HTML and its code stays out of the browser's.
 */
export function OtherPictures(props: { pictures: PictureSource[] }) {
  return <noscript>{import.meta.env.SSR ? <Pictures {...props} /> : null}</noscript>;
}

function Pictures({ pictures }: { pictures: PictureSource[] }) {
  return (
    <ul className={styles.pictures}>
      {pictures.slice(1).map((picture) => (
        <li key={picture.name}>
          <img
            src={fallbackFile(picture)}
            data-cut={picture.isCutOut}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
