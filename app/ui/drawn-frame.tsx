import { type CSSProperties, useState } from 'react';
import { frameProfile, measures } from '#model/geometry/measures.ts';
import type { DrawnFrame as Drawn } from '#model/geometry/media.ts';
import styles from './drawn-frame.module.css';
import { Picture } from './picture.tsx';

/**
 * The chosen frame, drawn over its photograph. When its art has loaded, it has the proportions that the wall draws.
 * Until then, and without art, only its bar is drawn. Nothing is drawn if its color is no longer sold. Throws an error
 * if its size is not valid.
 */
export function DrawnFrame({ frame, sizes }: { frame: Drawn; sizes: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { art, size, color, colors } = frame;
  const index = colors.findIndex(({ id }) => id === color);
  const swatch = colors[index]?.swatch;
  // The photograph shows the first color. Without art, no drawing in this color would be better.
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
