import { type CSSProperties, useState } from 'react';
import { frameProfile, measures } from '../common/measures.ts';
import type { DrawnFrame as Drawn } from '../common/media';
import styles from './drawn-frame.module.css';
import { Picture } from './picture';

/**
 * A frame as it was chosen, over its photograph: in the proportions that the wall draws once its art has come, until then
 * and without art its bar alone. Throws where its size is none.
 */
export function DrawnFrame({ frame, sizes }: { frame: Drawn; sizes: string }) {
  const { art, color, size } = frame;
  const [hasCome, setHasCome] = useState(false);
  const { outer, window } = measures(size);
  const [width, height] = outer;
  const style = {
    '--outer': hasCome ? width / height : 'var(--ratio)',
    '--bar': frameProfile.bar / width,
    '--window': window[0] / width,
    '--bar-color': color,
  } as CSSProperties;
  return (
    <span
      className={styles.frame}
      data-drawn={hasCome ? 'whole' : 'bar'}
      style={style}
      aria-hidden="true"
      onLoadCapture={() => setHasCome(true)}
    >
      {art ? <Picture picture={{ ...art, alt: '' }} sizes={sizes} className={styles.art} /> : null}
    </span>
  );
}
