import type { MouseEvent } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './picture-opener.module.css';

interface PictureOpenerProps {
  /** The picture's place among all of its project, from 0, and how many there are. */
  place: number;
  count: number;
  onOpen: (event: MouseEvent) => void;
  /** It is about to be opened. */
  onNear: () => void;
}

/** The whole of a picture as a button that opens it large; focus comes back to it. */
export function PictureOpener({ place, count, onOpen, onNear }: PictureOpenerProps) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label={t('picture.open', { n: place + 1, m: count })}
      aria-haspopup="dialog"
      data-opens={`?picture=${place + 1}`}
      onClick={onOpen}
      onPointerEnter={onNear}
      onPointerDown={onNear}
      onFocus={onNear}
    />
  );
}
