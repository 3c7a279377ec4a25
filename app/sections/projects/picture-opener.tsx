import type { MouseEvent } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './picture-opener.module.css';

interface PictureOpenerProps {
  /** The index of the picture among all pictures of its project, from 0, and their number. */
  index: number;
  count: number;
  onOpen: (event: MouseEvent) => void;
  /** Called when the visitor is about to open the picture, so that code can be fetched. */
  onPrefetch: () => void;
}

/**
 * A button that covers a picture and opens the picture large. When the large view closes, the focus returns to the
 * button.
 */
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
