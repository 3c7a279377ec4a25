import type { CSSProperties } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { fallbackFile, scaledSizes } from '#app/ui/picture-source.ts';
import { type Measures, printGap } from '#model/geometry/measures.ts';
import type { PictureFiles } from '#model/geometry/media.ts';
import type { PrintPosition } from '#model/geometry/print-position.ts';
import styles from './room-with-prints.module.css';

/** The art of a print, the color of its frame and its measures (cm). */
type FramedPrint = { art: PictureFiles; swatch: string } & Measures;

/**
 * A sample room with framed prints side by side on its wall, drawn with CSS alone. The drawing needs no scripts and no
 * large files.
 */
export function RoomWithPrints(props: {
  room: { picture: PictureFiles; printPosition: PrintPosition };
  /** None for an empty wall. */
  prints: readonly FramedPrint[];
  /** The width of the component's box, in the syntax of the `sizes` attribute. The shape of the box is about 4:5. */
  sizes: string;
  alt: string;
  className?: string | undefined;
}) {
  const { room, prints, sizes, alt, className } = props;
  const { picture, printPosition } = room;
  // A landscape photograph that fills an upright box is cropped. `share` is the full width of the photograph, relative
  // to the box.
  const share = Math.max(1, Number((picture.width / picture.height / 0.8).toFixed(2)));
  const { x, y, cm, turn } = printPosition;
  const style = {
    '--wide': picture.width / picture.height,
    '--x': x,
    '--y': y,
    '--cm': `calc(var(--across) * ${cm})`,
  };
  return (
    <span className={`${styles.room} ${className ?? ''}`} style={style as CSSProperties}>
      <Picture picture={{ ...picture, alt }} className={styles.picture} sizes={scaledSizes(sizes, share)} />
      <span
        className={styles.prints}
        style={{ gap: inPicture(printGap), transform: `translate(-50%, -50%) matrix(${turn},0,0)` }}
      >
        {prints.map((print, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same print may hang twice
          <Print key={index} {...print} />
        ))}
      </span>
    </span>
  );
}

/** A length on the wall as a CSS value. */
const inPicture = (cm: number) => `calc(var(--cm) * ${cm})`;

function Print({ art, swatch, outer, printSize, window }: FramedPrint) {
  const mat = [1, 0].map((axis) => inPicture(((printSize[axis] ?? 0) - (window[axis] ?? 0)) / 2));
  return (
    <img
      className={styles.print}
      style={{
        inlineSize: inPicture(outer[0]),
        padding: mat.join(' '),
        borderWidth: inPicture((outer[0] - printSize[0]) / 2),
        borderColor: swatch,
      }}
      src={fallbackFile(art)}
      alt=""
      width={art.width}
      height={art.height}
      loading="lazy"
      decoding="async"
    />
  );
}
