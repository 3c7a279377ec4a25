import type { MouseEvent } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './picture-opener.module.css';

interface PictureOpenerProps {
  /** The picture's place among all of its project, from 0, and how many there are. */
  index: number;
  count: number;
  onOpen: (event: MouseEvent) => void;
  /** It is about to be opened. */
  onPrefetch: () => void;
}

/** The whole of a picture as a button that opens it large; focus comes back to it. */
export function PictureOpener({ index, count, onOpen, onPrefetch }: PictureOpenerProps) {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label={t('picture.open', { n: index + 1, m: count })}
      aria-haspopup="dialog"
      data-opens={`?picture=${index + 1}`}
      onClick={onOpen}
      onPointerEnter={onPrefetch}
      onPointerDown={onPrefetch}
      onFocus={onPrefetch}
    />
  );
}
