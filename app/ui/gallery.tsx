import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import type { PictureSource } from '#model/geometry/media.ts';
import styles from './gallery.module.css';
import type { GalleryStageWords } from './gallery-stage.tsx';
import { HungPicture } from './hung-picture.tsx';
import { Icon } from './icon.tsx';
import { ignoreSecondTap } from './ignore-second-tap.ts';
import { useFirstInteraction } from './use-first-interaction.ts';
import { useGalleryKeys } from './use-gallery-keys.ts';
import { useLazy } from './use-lazy.ts';
import { usePlaceholder } from './use-placeholder.ts';
import { wrapIndex } from './wrap-index.ts';

/** A pointer that moves less than this (px) sideways clicks; another one swipes. */
const maxTapMove = 10;

interface GalleryProps {
  pictures: PictureSource[];
  index: number;
  onIndexChange: (index: number) => void;
  /** The reading direction. In Arabic (`rtl`), the next picture is on the left; in English, it is on the right. */
  dir: 'ltr' | 'rtl';
  words: GalleryStageWords & {
    next: string;
    previous: string;
    /** Accessible name of a thumbnail, such as “Open picture 2 of 6”. */
    open: (n: number, m: number) => string;
    /** A sentence that is announced after another picture was chosen, such as “Picture 2 of 6”. */
    position: (n: number, m: number) => string;
  };
  /**
   * The shape of the gallery. `wide`: for pictures of rooms, four thumbnails in a row; `upright`: for prints, all
   * thumbnails in one row. All pictures are shown whole.
   */
  shape: 'wide' | 'upright';
  sizes: string;
  /** Content that covers the large picture, such as a comparison with another picture. */
  over?: ReactNode;
  /** Content below the caption, such as a link to the item in the picture. */
  under?: ReactNode;
  /** The button that covers the large picture and opens the picture over the whole window. */
  opener: ReactNode;
  /** Called when the visitor touches the large picture, so that code can be fetched. */
  onPrefetch: () => void;
}

/**
 * A gallery: a large picture, buttons to the previous and next picture (the first follows the last), a caption, a
 * counter and thumbnails.
 */
export function Gallery(props: GalleryProps) {
  const { pictures, index, onIndexChange, dir, words, shape, sizes, over, under, opener, onPrefetch } = props;
  const Stage = useLazy(loadStage, useFirstInteraction())?.GalleryStage;
  const gallery = useRef<HTMLDivElement>(null);
  const stage = useRef<ControllerRef>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const pressedAt = useRef(0);
  const { length } = pictures;
  const picture = usePlaceholder(pictures[index] ?? pictures[0]);
  // The index of the picture that was large at first: its thumbnail uses the file of the large picture, which is
  // fetched anyway.
  const [first] = useState(index);
  const thumbnailSizes =
    shape === 'upright' ? '(min-width: 60em) 84px, 56px' : '(min-width: 60em) 12vw, 20vw';

  const go = (steps: 1 | -1) => {
    if (!stage.current) onIndexChange(wrapIndex(index + steps, length));
    else if (steps > 0) stage.current.next();
    else stage.current.prev();
  };

  // The slider needs the pointer, so it lies above the button that opens the picture, and passes clicks on. A click
  // that ends a swipe by mouse is not passed on.
  const openLarge = (event: MouseEvent<HTMLElement>) => {
    if (Math.abs(event.clientX - pressedAt.current) > maxTapMove) return;
    const button = event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-opens]');
    ignoreSecondTap(event.nativeEvent);
    button?.focus({ preventScroll: true });
    button?.click();
  };

  useGalleryKeys({ gallery, dir, length, go, onIndexChange });

  // Scrolls the list of thumbnails, but not the page, to the thumbnail of the chosen picture.
  useEffect(() => {
    const list = thumbnails.current;
    const chosen = list?.children[index];
    if (!list || !(chosen instanceof HTMLElement)) return;
    const [box, around] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += (box.left + box.right - around.left - around.right) / 2;
    const { offsetTop, offsetHeight } = chosen;
    if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = offsetTop + offsetHeight - list.clientHeight;
    }
  }, [index]);

  if (!picture) return null;
  return (
    <div ref={gallery} className={styles.gallery} data-shape={shape}>
      <div className={styles.stage} data-covered={over ? '' : undefined}>
        {Stage && length > 1 && !isOnPaper() ? (
          <div
            className={styles.slides}
            aria-hidden={over ? true : undefined}
            onPointerDown={(event) => {
              pressedAt.current = event.clientX;
              onPrefetch();
            }}
            onClick={openLarge}
          >
            <Stage {...{ pictures, index, onIndexChange, words }} controller={stage} />
          </div>
        ) : over ? null : (
          <HungPicture
            key={picture.name}
            picture={picture}
            sizes={sizes}
            isFirst
            fit="contain"
            className={styles.picture}
          />
        )}
        {over}
        {opener}
      </div>
      <p className={styles.caption}>
        {picture.caption}
        {under}
      </p>
      {length > 1 ? (
        <button type="button" className={styles.previous} aria-label={words.previous} onClick={() => go(-1)}>
          <Icon name="previous" className="flip-in-rtl" />
        </button>
      ) : null}
      <bdi dir="ltr" className={`${styles.counter} figures`} aria-hidden="true">
        {index + 1} / {length}
      </bdi>
      {length > 1 ? (
        <button type="button" className={styles.next} aria-label={words.next} onClick={() => go(1)}>
          <Icon name="next" className="flip-in-rtl" />
        </button>
      ) : null}
      <span className="visually-hidden" role="status">
        {words.position(index + 1, length)}
      </span>
      <ul className={styles.thumbnails} ref={thumbnails}>
        {pictures.map((thumbnail, at) => (
          <li key={thumbnail.name}>
            <button
              type="button"
              aria-label={words.open(at + 1, length)}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => onIndexChange(at)}
            >
              <HungPicture
                picture={thumbnail}
                sizes={at === first ? sizes : thumbnailSizes}
                alt=""
                isLast
                fit="cover"
                className={styles.thumbnail}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On paper, a slider that has just come has no size yet, and would show nothing. */
const isOnPaper = () => window.matchMedia('print').matches;

/** Fetches the code for swipes after the visitor's first input. Without this code, a plain picture is shown. */
const loadStage = () => import('./gallery-stage.tsx');
