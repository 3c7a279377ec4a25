import type { MouseEvent } from 'react';
import styles from './picture-opener.module.css';

interface PictureOpenerProps {
  /** The index of the picture among all pictures of its item, from 0. */
  index: number;
  /** The accessible name of the button. */
  label: string;
  onOpen: (event: MouseEvent) => void;
  /** Called when the visitor is about to open the picture, so that code can be fetched. */
  onPrefetch: () => void;
}

/**
 * A button that covers a picture and opens the picture over the whole window. When the lightbox closes, the focus
 * returns to the button.
 */
export function PictureOpener({ index, label, onOpen, onPrefetch }: PictureOpenerProps) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label={label}
      aria-haspopup="dialog"
      data-opens={`?picture=${index + 1}`}
      onClick={onOpen}
      onPointerEnter={onPrefetch}
      onPointerDown={onPrefetch}
      onFocus={onPrefetch}
    />
  );
}
