import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { PictureSource } from '#model/geometry/media.ts';
import styles from './comparison.module.css';
import { LineIcon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { usePlaceholder } from './use-placeholder.ts';

interface ComparisonProps {
  /** The picture before the renovation. The picture after it was taken from the same position of the camera. */
  before: PictureSource;
  after: PictureSource;
  words: {
    /** Accessible name of the slider. */
    compare: string;
    before: string;
    after: string;
    /** The slider's value in words, such as “Before 40%, after 60%”. */
    share: (before: number) => string;
  };
  sizes: string;
  /**
   * `contain`: both pictures are whole, as large as the box allows; `cover`: both are cropped in the same way, to fill
   * the box.
   */
  fit?: 'contain' | 'cover';
}

/**
 * Two pictures on top of each other, with a dividing line that visitors drag: “before” on the start side, “after” on
 * the end side. The comparison fills the nearest positioned box. Without scripts, the pictures are one below the other;
 * in print, they are side by side, with their captions.
 */
export function Comparison({ before, after, words, sizes, fit = 'contain' }: ComparisonProps) {
  const range = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(50);
  const afterShown = usePlaceholder(after);
  const isCover = fit === 'cover';

  // Reads the slider, whose line the visitor may have dragged before hydration.
  useEffect(() => setShare(range.current?.valueAsNumber ?? 50), []);

  return (
    <div className={styles.comparison} data-comparison={fit}>
      <div
        className={styles.pair}
        style={{ '--ratio': `${after.width} / ${after.height}`, '--share': `${share}%` } as CSSProperties}
      >
        <figure className={styles.before}>
          <Picture picture={before} sizes={sizes} isCover={isCover} className={styles.picture} />
          <span className={styles.plate} aria-hidden="true">
            {words.before}
          </span>
          <figcaption>{before.caption ?? words.before}</figcaption>
        </figure>
        <figure>
          <Picture picture={afterShown} sizes={sizes} isFirst isCover={isCover} className={styles.picture} />
          <span className={styles.plate} aria-hidden="true">
            {words.after}
          </span>
          <figcaption>{after.caption ?? words.after}</figcaption>
        </figure>
        <input
          ref={range}
          type="range"
          step="any"
          defaultValue={share}
          aria-label={words.compare}
          aria-valuetext={words.share(Math.round(share))}
          onInput={(event) => setShare(event.currentTarget.valueAsNumber)}
        />
        <span className={styles.line} aria-hidden="true">
          <LineIcon>
            <path d="m9 7-5 5 5 5m6-10 5 5-5 5" />
          </LineIcon>
        </span>
      </div>
    </div>
  );
}
