import { type CSSProperties, useState } from 'react';
import { frameProfile, measures } from '#model/geometry/measures.ts';
import type { DrawnFrame as Drawn } from '#model/geometry/media.ts';
import styles from './drawn-frame.module.css';
import { Picture } from './picture.tsx';

/**
 * Draws the chosen picture frame over its photograph. Until the frame's art has loaded, or if there is no art, only the
 * bar of the frame is drawn; later, the drawing has the proportions of the chosen size. If the chosen color is no
 * longer sold, nothing is drawn. Throws an error if the size is not valid.
 */
export function DrawnFrame({ frame, sizes }: { frame: Drawn; sizes: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { art, size, color, colors } = frame;
  const index = colors.findIndex(({ id }) => id === color);
  const swatch = colors[index]?.swatch;
  // Without art, the first color needs no drawing: the photograph shows this color, and better.
  if (!swatch || (!art && index === 0)) return null;
  const { outer, window } = measures(size);
  const [width, height] = outer;
  const style = {
    '--outer': isLoaded ? width / height : 'var(--ratio)',
    '--bar': frameProfile.bar / width,
    '--window': window[0] / width,
    '--bar-color': swatch,
  } as CSSProperties;
  return (
    <span
      className={styles.frame}
      data-drawn={isLoaded ? 'whole' : 'bar'}
      style={style}
      aria-hidden="true"
      onLoadCapture={() => setIsLoaded(true)}
    >
      {art ? <Picture picture={{ ...art, alt: '' }} sizes={sizes} className={styles.art} /> : null}
    </span>
  );
}
