import type { CSSProperties } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { fallbackFile, scaledSizes } from '#app/ui/picture-source.ts';
import type { Measures } from '#model/geometry/measures.ts';
import type { PictureFiles } from '#model/geometry/media.ts';
import type { PrintPosition } from '#model/geometry/print-position.ts';
import styles from './room-with-print.module.css';

/**
 * A sample room with a framed print on its wall, drawn with CSS alone. The drawing needs no scripts and no large files.
 */
export function RoomWithPrint(props: {
  room: { picture: PictureFiles; printPosition: PrintPosition };
  /** The art of the print, the color of its frame and its measures (cm); null for an empty wall. */
  print: ({ art: PictureFiles; swatch: string } & Measures) | null;
  /** The width of the component's box, in the syntax of the `sizes` attribute. The shape of the box is about 4:5. */
  sizes: string;
  alt: string;
  className?: string | undefined;
}) {
  const { room, print, sizes, alt, className } = props;
  const { picture, printPosition } = room;
  // A landscape photograph that fills an upright box is cropped. `share` is the full width of the photograph, relative
  // to the box.
  const share = Math.max(1, Number((picture.width / picture.height / 0.8).toFixed(2)));
  const style = { '--wide': picture.width / picture.height, '--x': printPosition.x, '--y': printPosition.y };
  return (
    <span className={`${styles.room} ${className ?? ''}`} style={style as CSSProperties}>
      <Picture picture={{ ...picture, alt }} className={styles.picture} sizes={scaledSizes(sizes, share)} />
      {print ? <Print {...print} position={printPosition} /> : null}
    </span>
  );
}

type PrintProps = { position: PrintPosition } & NonNullable<Parameters<typeof RoomWithPrint>[0]['print']>;

function Print({ position, art, swatch, outer, printSize, window }: PrintProps) {
  const inPicture = (cm: number) => `calc(var(--across) * ${position.cm * cm})`;
  const mat = [1, 0].map((axis) => inPicture(((printSize[axis] ?? 0) - (window[axis] ?? 0)) / 2));
  const style = {
    inlineSize: inPicture(outer[0]),
    padding: mat.join(' '),
    borderWidth: inPicture((outer[0] - printSize[0]) / 2),
    borderColor: swatch,
    transform: `translate(-50%, -50%) matrix(${position.turn},0,0)`,
  };
  return (
    <img
      className={styles.print}
      style={style}
      src={fallbackFile(art)}
      alt=""
      width={art.width}
      height={art.height}
      loading="lazy"
      decoding="async"
    />
  );
}
