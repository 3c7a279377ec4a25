import { type Homography, transformPoint } from './homography.ts';
import type { Point } from './points.ts';

/** Where a print hangs first in the picture of a sample room, as CSS lays it there. */
export interface PrintPosition {
  /** Its middle: shares of the picture's width and height, 0 to 1. */
  x: number;
  y: number;
  /** A centimeter along the wall, as a share of the picture's width. */
  cm: number;
  /** How it is turned to lie on the wall: the four numbers of CSS's `matrix()`. */
  turn: [number, number, number, number];
}

/**
 * The place of a print, without perspective: of one as small as it is shown there, nobody sees the difference.
 * @param homography wall cm (right, up) to px of the picture; `center` in wall cm; `picture` in px
 */
export function printPosition(room: {
  homography: readonly number[];
  center: Point;
  picture: { width: number; height: number };
}): PrintPosition {
  const { width, height } = room.picture;
  const [across, up] = room.center;
  const toPicture = (point: Point) => transformPoint(room.homography as unknown as Homography, point);
  const [x, y] = toPicture([across, up]);
  const [rightX, rightY] = toPicture([across + 1, up]);
  const [upX, upY] = toPicture([across, up + 1]);
  const scale = Math.hypot(rightX - x, rightY - y);
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    x: rounded(x / width),
    y: rounded(y / height),
    cm: rounded(scale / width),
    turn: [rightX - x, rightY - y, x - upX, y - upY].map((value) =>
      rounded(value / scale),
    ) as PrintPosition['turn'],
  };
}
