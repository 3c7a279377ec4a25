import { type CSSProperties, useState } from 'react';
import type { DrawnFrame as Drawn } from '../common/media';
import styles from './drawn-frame.module.css';
import { Picture } from './picture';

/** A frame as it was chosen, drawn over its photograph, which stays in sight until the art has come. */
export function DrawnFrame({ frame, sizes }: { frame: Drawn; sizes: string }) {
  const [hasCome, setHasCome] = useState(false);
  const style = {
    '--outer': frame.ratio,
    '--bar': frame.bar,
    '--window': frame.window,
    '--bar-color': frame.color,
  } as CSSProperties;
  return (
    <span
      className={styles.frame}
      data-drawn={hasCome}
      style={style}
      aria-hidden="true"
      onLoadCapture={() => setHasCome(true)}
    >
      <Picture picture={{ ...frame.art, alt: '' }} sizes={sizes} className={styles.art} />
    </span>
  );
}
