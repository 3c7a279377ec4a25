import { fallbackFile } from '#app/ui/picture-source.ts';
import type { PictureSource } from '#model/geometry/media.ts';
import styles from './other-pictures.module.css';

/**
 * For visitors without scripts: the pictures of an item after the first, one below the other. React does not hydrate
 * the content of a noscript element, so the list is rendered into the HTML only and its code is left out of the
 * browser's bundle.
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
