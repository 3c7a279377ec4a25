import { type Homography, transformPoint } from './homography.ts';
import type { Point } from './points.ts';

/** The first position of a print in the picture of a sample room, as values for CSS. */
export interface PrintPosition {
  /** The center of the print, as shares of the picture's width and height (0 to 1). */
  x: number;
  y: number;
  /** The length of one centimeter along the wall, as a share of the picture's width. */
  cm: number;
  /** The rotation and skew of the wall's plane: the first four numbers of a CSS `matrix()`. */
  turn: [number, number, number, number];
}

/**
 * Computes the position of a print in the picture of a sample room, without perspective: the print is shown so small
 * that the difference is not visible.
 * @param room `homography` maps wall cm (right, up) to px of the picture; `center` is in wall cm, the size of `picture`
 *   in px
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
  // A centimeter is a small share of the picture, so it needs more digits for the same accuracy.
  const rounded = (value: number, digits = 4) => Number(value.toFixed(digits));
  return {
    x: rounded(x / width),
    y: rounded(y / height),
    cm: rounded(scale / width, 7),
    turn: [rightX - x, rightY - y, x - upX, y - upY].map((value) =>
      rounded(value / scale),
    ) as PrintPosition['turn'],
  };
}
