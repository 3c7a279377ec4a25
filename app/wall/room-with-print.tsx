import type { CSSProperties } from 'react';
import type { Measures } from '../common/measures.ts';
import type { PictureFiles } from '../common/media';
import { Picture } from '../ui/picture';
import type { PlaceInRoom } from './place-in-room.ts';
import styles from './room-with-print.module.css';

/** A sample room with a framed print on its wall, drawn by CSS alone: to be looked at before anything is fetched for it. */
export function RoomWithPrint(props: {
  room: { picture: PictureFiles; place: PlaceInRoom };
  /** The flat print, its frame's color and its measures (cm); without it the wall is bare. */
  print: ({ art: PictureFiles; swatch: string } & Pick<Measures, 'outer' | 'window'>) | null;
  /** How wide the room's picture lies, as the `sizes` attribute says it. */
  sizes: string;
  /** The same of the print. */
  printSizes?: string;
  alt: string;
  className?: string | undefined;
}) {
  const { room, print, sizes, printSizes = '44px', alt, className } = props;
  const { picture, place } = room;
  const style = { '--wide': picture.width / picture.height, '--x': place.x, '--y': place.y };
  return (
    <span className={`${styles.room} ${className ?? ''}`} style={style as CSSProperties}>
      <span className={styles.whole}>
        <Picture picture={{ ...picture, alt }} className={styles.picture} sizes={sizes} />
        {print ? <Print {...print} place={place} sizes={printSizes} /> : null}
      </span>
    </span>
  );
}

type PrintProps = { place: PlaceInRoom; sizes: string } & NonNullable<
  Parameters<typeof RoomWithPrint>[0]['print']
>;

function Print({ place, sizes, art, swatch, outer: [width, height], window }: PrintProps) {
  const style = {
    inlineSize: `${100 * place.cm * width}%`,
    aspectRatio: width / height,
    transform: `translate(-50%, -50%) matrix(${place.turn},0,0)`,
    '--swatch': swatch,
    '--bar': 2 / width,
    '--window': window[0] / width,
  };
  return (
    <span className={styles.print} style={style as CSSProperties}>
      <Picture picture={{ ...art, alt: '' }} sizes={sizes} className={styles.art} />
    </span>
  );
}
