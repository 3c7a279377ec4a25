import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { PictureSource } from '#model/geometry/media.ts';
import { GalleryStage, type GalleryStageWords } from './gallery-stage.tsx';
import { Icon, LineIcon } from './icon.tsx';
import styles from './lightbox.module.css';
import { useLightboxGestures } from './use-lightbox-gestures.ts';

/** The slider's own double tap is off: it would enlarge a picture step by step. */
const zoomSettings = { maxZoom: 4, pinchZoomV4: true, doubleTapDelay: 0, doubleClickDelay: 0 };

interface LightboxProps {
  pictures: PictureSource[];
  /** The index of the picture that is shown first. */
  first: number;
  /** The reading direction. In Arabic (`rtl`), the next picture is on the left; in English, it is on the right. */
  dir: 'ltr' | 'rtl';
  words: GalleryStageWords & {
    next: string;
    previous: string;
    /** The name of the button that shows and hides the caption. */
    caption: string;
    /** A sentence that is announced after another picture was chosen, such as “Picture 2 of 6”. */
    position: (n: number, m: number) => string;
  };
  /** Returns what belongs to a picture beside its caption, such as a link to the item in the picture. */
  under?: ((index: number) => ReactNode) | undefined;
  onClose: () => void;
}

/**
 * The content of a dialog of the shape `screen`: pictures over the whole window, one at a time, above the page or a
 * dialog. A double tap, two fingers, or the keys + and − enlarge a picture up to four times. The lightbox closes by the
 * dialog's button, by Escape, by a tap beside the picture, and by a pull downwards.
 */
export function Lightbox({ pictures, first, dir, words, under, onClose }: LightboxProps) {
  const [index, setIndex] = useState(first);
  const [isCaptionOpen, setIsCaptionOpen] = useState(false);
  const captionId = useId();
  const stage = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const gestures = useLightboxGestures(zoom, onClose);
  const { length } = pictures;
  const details = under?.(index);
  const caption = pictures[index]?.caption;
  const hasCaption = Boolean(caption || details);

  // Handles the keyboard before the slider and the gallery below do, also if a picture is enlarged.
  useEffect(() => {
    const onwards = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { key } = event;
      if (key === 'ArrowLeft' || key === 'ArrowRight') stage.current?.[key === onwards ? 'next' : 'prev']();
      else if (key === '+' || key === '=') zoom.current?.zoomIn();
      else if (key === '-') zoom.current?.zoomOut();
      else if (key === '0') zoom.current?.changeZoom(1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [dir]);

  return (
    <div className={styles.lightbox} ref={gestures.ref}>
      <div className={styles.ground} />
      <div className={styles.slides} {...gestures.handlers}>
        <GalleryStage
          {...{ pictures, index, words }}
          onIndexChange={setIndex}
          controller={stage}
          plugins={[Zoom]}
          zoom={{ ...zoomSettings, ref: zoom }}
        />
      </div>
      <div className={styles.controls}>
        {hasCaption ? (
          <p id={captionId} className={styles.caption} hidden={!isCaptionOpen}>
            {caption}
            {details}
          </p>
        ) : null}
        <div className={styles.bar}>
          {hasCaption ? (
            <button
              type="button"
              className={styles.captionButton}
              aria-expanded={isCaptionOpen}
              aria-controls={captionId}
              onClick={() => setIsCaptionOpen(!isCaptionOpen)}
            >
              <LineIcon className="flip-in-rtl">
                <path d="M5 7h14M5 12h14M5 17h8" />
              </LineIcon>
              {words.caption}
            </button>
          ) : null}
          {length > 1 ? (
            <div className={styles.steps}>
              <button
                type="button"
                className={styles.previous}
                aria-label={words.previous}
                onClick={() => stage.current?.prev()}
              >
                <Icon name="previous" className="flip-in-rtl" />
              </button>
              <bdi dir="ltr" className={`${styles.counter} figures`} aria-hidden="true">
                {index + 1} / {length}
              </bdi>
              <button
                type="button"
                className={styles.next}
                aria-label={words.next}
                onClick={() => stage.current?.next()}
              >
                <Icon name="next" className="flip-in-rtl" />
              </button>
            </div>
          ) : null}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {words.position(index + 1, length)}
      </span>
    </div>
  );
}
