import type { ComponentProps } from 'react';
import styles from './hung-picture.module.css';
import { Picture } from './picture';

/**
 * A picture; a frame that was cut out hangs on the page's own wall instead, in a box of 4:5 or of the shape that
 * `className` gives, with a shadow. `sizes` is the width of the box, of which a frame takes about six sevenths.
 */
export function HungPicture({ className, sizes, ...picture }: ComponentProps<typeof Picture>) {
  if (!picture.picture.isCutOut) {
    return <Picture {...picture} sizes={sizes} className={className} />;
  }
  return (
    <span className={`${styles.wall} ${className ?? ''}`}>
      <Picture {...picture} sizes={frameSizes(sizes)} fit="cover" className={styles.frame} />
    </span>
  );
}

/** The widths of the boxes, each at the end of its condition, as those of the frames in them. */
function frameSizes(sizes: string): string {
  return sizes.replaceAll(/\S+(?=,|$)/g, 'calc($& * 0.86)');
}
