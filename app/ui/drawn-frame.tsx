import { type CSSProperties, useState } from 'react';
import { frameProfile, measures } from '#model/geometry/measures.ts';
import type { DrawnFrame as Drawn } from '#model/geometry/media.ts';
import styles from './drawn-frame.module.css';
import { Picture } from './picture.tsx';

/**
 * A frame as it was chosen, over its photograph: in the proportions that the wall draws once its art has come, until then
 * and without art its bar alone; nothing where its color is gone. Throws where its size is none.
 */
export function DrawnFrame({ frame, sizes }: { frame: Drawn; sizes: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { art, size, color, colors } = frame;
  const index = colors.findIndex(({ id }) => id === color);
  const swatch = colors[index]?.swatch;
  // Without art the photograph is as right as can be where it shows that color.
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
