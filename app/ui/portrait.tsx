import type { PictureSource } from '#model/geometry/media.ts';
import { Picture } from './picture.tsx';
import styles from './portrait.module.css';

type PortraitSource = { kind: 'photo'; picture: PictureSource } | { kind: 'drawing'; src: string };

/**
 * The portrait of a person in a small arch: a photograph or, without one, a drawn monogram on the arch's color. The
 * person's name is beside the portrait.
 */
export function Portrait({
  photo,
  tone = 0,
  sizes = '46px',
}: {
  photo: PortraitSource;
  tone?: number;
  /** The width of the arch, as a `sizes` attribute. */
  sizes?: string;
}) {
  return (
    <span className={styles.arch} data-tone={tone % 3}>
      {photo.kind === 'photo' ? (
        <Picture picture={photo.picture} sizes={sizes} className={styles.photo} />
      ) : (
        <img
          className={styles.drawing}
          src={`${import.meta.env.BASE_URL}${photo.src.slice(1)}`}
          alt=""
          width={46}
          height={60}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
