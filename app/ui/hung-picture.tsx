import type { ComponentProps, CSSProperties } from 'react';
import styles from './picture.module.css';
import { Picture } from './picture.tsx';
import { scaledSizes } from './picture-source.ts';

/**
 * Shows a photograph, or a picture frame that was cut out of its photograph and hangs on the page's plaster with a
 * shadow. The frame's box is 4:5, or has the shape that `className` gives. If the picture has a `barColor`, the bar of
 * the frame is painted in this color. `sizes` is the width of the box; a frame takes about six sevenths of it.
 */
export function HungPicture({ sizes, ...rest }: ComponentProps<typeof Picture>) {
  const { isCutOut, barColor } = rest.picture;
  return isCutOut ? (
    <Picture
      {...rest}
      sizes={scaledSizes(sizes, 0.86)}
      fit="hung"
      over={
        barColor ? (
          <span className={styles.bar} style={{ '--bar-color': barColor } as CSSProperties} data-bar="" />
        ) : null
      }
    />
  ) : (
    <Picture {...rest} sizes={sizes} />
  );
}
