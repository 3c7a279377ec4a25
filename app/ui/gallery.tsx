import { type PointerEvent, useEffect, useRef } from 'react';
import styles from './gallery.module.css';
import { Icon } from './icon';
import { Picture } from './picture';
import type { PictureSource } from './picture-source';
import { wrapIndex } from './wrap-index';

interface GalleryProps {
  pictures: PictureSource[];
  index: number;
  onIndexChange: (index: number) => void;
  /** The reading direction: what is seen on the left is next in Arabic, previous in English. */
  dir: 'ltr' | 'rtl';
  words: {
    next: string;
    previous: string;
    /** Name of a thumbnail, such as “Open picture 2 of 6”. */
    open: (n: number, m: number) => string;
    /** Said after a change, such as “Picture 2 of 6”. */
    position: (n: number, m: number) => string;
  };
  /** `whole`: pictures of several shapes shown uncropped on a dark stage; `fill`: they fill the stage. */
  fit: 'whole' | 'fill';
  sizes: string;
}

/** A large picture, previous and next that go round, and thumbnails four to a row. */
export function Gallery({ pictures, index, onIndexChange, dir, words, fit, sizes }: GalleryProps) {
  const { length } = pictures;
  const picture = pictures[index] ?? pictures[0];
  const touch = useSwipe((steps) => go(dir === 'rtl' ? -steps : steps));
  const thumbnails = useRef<HTMLUListElement>(null);
  const go = (steps: number) => onIndexChange(wrapIndex(index + steps, length));

  // Follows the keyboard anywhere in the dialog, except where a key has a meaning of its own.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return;
      const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (steps) onIndexChange(wrapIndex(index + (dir === 'rtl' ? -steps : steps), length));
      else if (event.key === 'Home') onIndexChange(0);
      else if (event.key === 'End') onIndexChange(length - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [index, length, dir, onIndexChange]);

  // Follows the choice: the chosen thumbnail is brought into view.
  useEffect(() => {
    thumbnails.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);

  if (!picture) return null;
  return (
    <div className={styles.gallery} data-fit={fit}>
      <div className={styles.stage} {...touch}>
        <Picture
          key={picture.name}
          picture={picture}
          sizes={sizes}
          isFirst
          fit={fit === 'whole' ? 'contain' : 'cover'}
          className={styles.picture}
        />
        {length > 1 ? (
          <>
            <button
              type="button"
              className={styles.previous}
              aria-label={words.previous}
              onClick={() => go(-1)}
            >
              <Icon name="previous" className="flip-in-rtl" />
            </button>
            <button type="button" className={styles.next} aria-label={words.next} onClick={() => go(1)}>
              <Icon name="next" className="flip-in-rtl" />
            </button>
          </>
        ) : null}
      </div>
      <div className={styles.caption}>
        <p>{picture.caption}</p>
        <bdi dir="ltr" className={`${styles.counter} figures`} aria-hidden="true">
          {index + 1} / {length}
        </bdi>
        <span className="visually-hidden" role="status">
          {words.position(index + 1, length)}
        </span>
      </div>
      <ul className={styles.thumbnails} ref={thumbnails}>
        {pictures.map((thumbnail, place) => (
          <li key={thumbnail.name}>
            <button
              type="button"
              aria-label={words.open(place + 1, length)}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => onIndexChange(place)}
            >
              <Picture picture={thumbnail} sizes="160px" alt="" className={styles.thumbnail} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A horizontal swipe of more than 40 px counts as one step: to the left is one on. */
function useSwipe(onSwipe: (steps: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) > 40 && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
